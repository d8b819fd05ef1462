// The environment in, a typed configuration out. Every variable is documented here, and nowhere else.
import { BlockList, isIP } from 'node:net'
import { limits } from '../generated/limits.js'

/** A variable that is set wrongly. Its message is the one line that the person who set it needs. */
export class ConfigError extends Error {}

type Variable<Value> = { help: string; default: string; parse: (text: string) => Value }

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The variables: what each is for, its default as one would type it, and how it is read. */
export const variables = {
  HOST: { help: 'address to listen on; 0.0.0.0 for all', default: '127.0.0.1', parse: (text) => text },
  PORT: { help: 'port to listen on', default: '3000', parse: wholeNumber(1, 65535) },
  DATABASE_URL: {
    help: 'where the data is: sqlite:PATH, or postgres://USER:PASSWORD@HOST:PORT/DATABASE for several servers',
    default: 'sqlite:./data/notewire.db',
    parse: databaseAddress,
  },
  DATABASE_CONNECTIONS: {
    help: 'connections to PostgreSQL that a server opens at most',
    default: '10',
    parse: wholeNumber(1, 1000),
  },
  BASE_URL: {
    help: 'address that people reach the server at, for the links in its answers; empty for http://HOST:PORT on this machine',
    default: '',
    parse: (text) => (text === '' ? undefined : webAddress(text)),
  },
  TEAM_NAME: { help: 'name of the team, shown in the docs and in chats', default: 'Notewire', parse: (text) => text },
  RATE_LIMIT_PER_MINUTE: {
    help: 'requests a minute for each token, on each server; 0 for no limit',
    default: String(limits.requests_per_minute),
    parse: wholeNumber(0, 1_000_000),
  },
  WEBHOOK_ALLOW: {
    help: 'private networks and hosts that integrations may reach all the same: 10.1.0.0/16,hooks.internal',
    default: '',
    parse: allowList,
  },
  CORS_ORIGINS: {
    help: 'origins of pages that may call the API: https://app.example.com,http://localhost:5173; * for all',
    default: '',
    parse: originList,
  },
  CHAT_B_URL: { help: 'address of the chat_b API', default: 'https://api.chatwork.com/v2', parse: webAddress },
  RETRY_SCHEDULE: {
    help: 'how long to wait before each new attempt at a delivery, in s, m, h or d; after the last it is given up',
    default: '5s,5m,30m,2h,5h,10h,14h,20h,24h',
    parse: (text) =>
      text.split(',').map((each) => durationOf(each.trim()) ?? fail('must be a list of times: 5s,5m,2h')),
  },
  SECRET_KEY: {
    help: 'encrypts tokens and secrets of integrations, 32 characters or more, the same for all servers of a database; a key file beside the database when empty',
    default: '',
    parse: (text) => (text === '' ? undefined : text.length < 32 ? fail('must have 32 characters or more') : text),
  },
  LOG_LEVEL: {
    help: `least severe messages to log: ${levels.join(', ')}`,
    default: 'info',
    parse: (text) => (levels.includes(text) ? text : fail(`must be one of ${levels.join(', ')}`)),
  },
} satisfies Record<string, Variable<unknown>>

/** A file of SQLite's, or the address of a PostgreSQL database. */
export type DatabaseAddress = { file: string } | { server: string }

/** What integrations may reach although it is private. */
export interface AllowList {
  addresses: BlockList
  hosts: Set<string>
}

export type Config = { [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]['parse']> }

/** Reads the variables; a wrong one throws a `ConfigError` that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const entries = Object.entries(variables).map(([name, { default: fallback, parse }]) => {
    const text = environment[name]?.trim() || fallback
    try {
      return [name, parse(text)]
    } catch (error) {
      // An address may hold a password.
      const isSecret = name === 'SECRET_KEY' || text.includes('@')
      throw new ConfigError(`${name} ${(error as Error).message}, not ${isSecret ? 'this' : `'${text}'`}`)
    }
  })
  return Object.fromEntries(entries)
}

/** `90s`, `30m`, `12h` or `7d` in milliseconds; `undefined` for anything else. */
export function durationOf(text: string): number | undefined {
  const [, count, unit] = text.match(/^([1-9]\d{0,4})([dhms])$/) ?? []
  return unit === undefined
    ? undefined
    : Number(count) * { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 }[unit as 'd' | 'h' | 'm' | 's']
}

function fail(message: string): never {
  throw new Error(message)
}

function wholeNumber(least: number, most: number) {
  return (text: string) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= least && number <= most
      ? number
      : fail(`must be a whole number from ${least} to ${most}`)
  }
}

/** Reads a DATABASE_URL. */
export function databaseAddress(text: string): DatabaseAddress {
  const file = text.match(/^sqlite:(.+)$/)?.[1]
  if (file !== undefined) return { file }
  const isServer = /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
  // Part of a password would pass for the host, and be named in failures.
  if (isServer && new URL(text).pathname.includes('@'))
    fail('must have its password percent-encoded: / is %2F, @ is %40')
  return isServer ? { server: text } : fail('must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE')
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  return plain ? url.href.replace(/\/+$/, '') : fail('must be an http or https address')
}

function originList(text: string): Set<string> {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  // A page opened from a file has the origin `null`.
  const isOrigin = (each: string) =>
    ['*', 'null'].includes(each) || (!each.includes('*') && URL.canParse(each) && new URL(each).origin === each)
  return origins.every(isOrigin) ? new Set(origins) : fail('must be a list of origins: https://app.example.com')
}

function allowList(text: string): AllowList {
  const allowed: AllowList = { addresses: new BlockList(), hosts: new Set() }
  for (const entry of text
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    if (family === 0 && prefix === undefined && /^[a-z0-9.-]+$/.test(entry)) allowed.hosts.add(entry)
    else if (family === 0) fail('must be a list of networks (10.1.0.0/16) and hosts')
    else {
      const bits = prefix === undefined ? (family === 4 ? 32 : 128) : wholeNumber(0, family === 4 ? 32 : 128)(prefix)
      allowed.addresses.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
    }
  }
  return allowed
}
