// Parsers of arguments and options of commands. Each throws commander's `InvalidArgumentError`.
import { InvalidArgumentError } from 'commander'
import { UserCode } from '../../generated/operations.js'
import { faultIn } from '../compiled-schemas.js'
import { durationOf, portNumber } from '../config.js'

export function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Must be a whole number, at least 1.')
  return Number(text)
}

export function port(text: string): number {
  try {
    return portNumber(text)
  } catch (error) {
    throw new InvalidArgumentError(`It ${(error as Error).message}.`)
  }
}

export const positiveIntegers = (text: string, previous: number[] = []) => [...previous, positiveInteger(text)]

/** Parses a duration such as `90d` and returns milliseconds. */
export function duration(text: string): number {
  const milliseconds = durationOf(text)
  if (milliseconds === undefined) throw new InvalidArgumentError('Must be a number with s, m, h or d, such as 90d.')
  return milliseconds
}

export function nonEmpty(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.')
  return text
}

export function userCode(text: string): string {
  const fault = faultIn(UserCode, text)
  if (fault) throw new InvalidArgumentError(`It ${fault}.`)
  return text
}
