// Reads the configuration from environment variables. This is the only place that documents them.
import { BlockList, isIP } from 'node:net'
import { limits } from '../generated/limits.js'

/** A variable has an invalid value. The message is shown to the operator. */
export class ConfigError extends Error {}

interface Variable<Value> {
  /** A phrase for `--help` and the docs. */
  help: string
  /** The default as an operator would write it. */
  default: string
  /** Returns the value. Throws with a message such as "must be …". */
  parse: (text: string) => Value
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const minSecretKeyLength = 32

export const variables = {
  HOST: {
    help: 'address to listen on; `0.0.0.0` listens on all interfaces',
    default: '127.0.0.1',
    parse: (text) => text,
  },
  PORT: { help: 'port to listen on', default: '3000', parse: portNumber },
  DATABASE_URL: {
    help: 'database: `sqlite:PATH`, or `postgres://USER:PASSWORD@HOST:PORT/DATABASE` to run several servers',
    default: 'sqlite:./data/notewire.db',
    parse: databaseAddress,
  },
  DATABASE_CONNECTIONS: {
    help: 'maximum number of PostgreSQL connections of each server',
    default: '10',
    parse: wholeNumber(1, 1000),
  },
  BASE_URL: {
    help: 'public URL of the server, used in links; `http://HOST:PORT` if empty',
    default: '',
    parse: (text) => (text === '' ? undefined : webAddress(text)),
  },
  TEAM_NAME: {
    help: 'name of the team, shown in the docs and in chat messages',
    default: 'Notewire',
    parse: (text) => text,
  },
  RATE_LIMIT_PER_MINUTE: {
    help: 'requests per minute for each token and server; `0` disables the limit',
    default: String(limits.requests_per_minute),
    parse: wholeNumber(0, 1_000_000),
  },
  WEBHOOK_ALLOW: {
    help: 'private networks and hosts that integrations may reach, such as `10.1.0.0/16,hooks.internal`',
    default: '',
    parse: allowList,
  },
  CORS_ORIGINS: {
    help: 'origins whose pages may call the API, such as `https://app.example.com,http://localhost:5173`; `*` allows all',
    default: '',
    parse: originList,
  },
  TRUST_PROXY: {
    help: 'networks and addresses of reverse proxies whose X-Forwarded-For names the client in the log, such as `127.0.0.1,10.0.0.0/8`',
    default: '',
    parse: networkList,
  },
  CHAT_B_URL: { help: 'URL of the chat_b API', default: 'https://api.chatwork.com/v2', parse: webAddress },
  RETRY_SCHEDULE: {
    help: 'waits before each retry of a delivery, in s, m, h or d; the delivery is given up after the last retry',
    default: limits.retry_seconds.map(durationText).join(','),
    parse: durationList,
  },
  SECRET_KEY: {
    help: `key that encrypts tokens and secrets of integrations, at least ${minSecretKeyLength} characters, the same on all servers; if empty, SQLite uses a key file next to the database`,
    default: '',
    parse: (text) => (text === '' ? undefined : secretKey(text)),
  },
  SECRET_KEY_PREVIOUS: {
    help: 'earlier SECRET_KEY, which still decrypts until `notewire secrets rotate` has run',
    default: '',
    parse: (text) => (text === '' ? undefined : secretKey(text)),
  },
  LOG_LEVEL: {
    help: `minimum level of log messages: ${logLevels.join(', ')}`,
    default: 'info',
    parse: logLevel,
  },
} satisfies Record<string, Variable<unknown>>

/** A SQLite file, or the URL of a PostgreSQL database. */
export type DatabaseAddress = { file: string } | { server: string }

/** Private addresses and hosts that integrations may reach. */
export interface AllowList {
  addresses: BlockList
  hosts: Set<string>
}

export type Config = { [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]['parse']> }

/** Reads all variables. Throws `ConfigError`, which names the variable, if a value is invalid. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const entries = Object.entries(variables).map(([name, { default: fallback, parse }]) => {
    const text = environment[name]?.trim() || fallback
    try {
      return [name, parse(text)]
    } catch (error) {
      // A URL may contain a password.
      const isSecret = name.startsWith('SECRET_KEY') || text.includes('@')
      throw new ConfigError(`${name} ${(error as Error).message}${isSecret ? '' : `, not '${text}'`}`)
    }
  })
  return Object.fromEntries(entries)
}

/** Returns `90s`, `30m`, `12h` or `7d` in milliseconds, or `undefined` for any other text. */
export function durationOf(text: string): number | undefined {
  const [, count, unit = ''] = text.match(/^([1-9]\d{0,4})([dhms])$/) ?? []
  const unitMs = unitsMs.get(unit)
  return unitMs === undefined ? undefined : Number(count) * unitMs
}

/** Returns seconds as an operator writes them. */
function durationText(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600}h`
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`
}

const unitsMs = new Map([
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
])

function fail(message: string): never {
  throw new Error(message)
}

/** Parses the number of a port to listen on. Throws the rest of a sentence. */
export function portNumber(text: string): number {
  return wholeNumber(1, 65_535)(text)
}

function wholeNumber(min: number, max: number) {
  return (text: string) => {
    const number = Number(text)
    const isValid = /^\d+$/.test(text) && number >= min && number <= max
    return isValid ? number : fail(`must be a whole number from ${min} to ${max}`)
  }
}

/** Parses a DATABASE_URL. */
export function databaseAddress(text: string): DatabaseAddress {
  const file = text.match(/^sqlite:(.+)$/)?.[1]
  if (file !== undefined) return { file }
  const isServer = /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
  // A password with a slash would end the host early, and error messages would show parts of it.
  if (isServer && new URL(text).pathname.includes('@')) {
    fail('must have a percent-encoded password: / is %2F, @ is %40')
  }
  return isServer ? { server: text } : fail('must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE')
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const hasCredentials = url && (url.username !== '' || url.password !== '')
  const isPlain = url && /^https?:$/.test(url.protocol) && !hasCredentials && !url.search && !url.hash
  return isPlain ? url.href.replace(/\/+$/, '') : fail('must be an http or https URL')
}

function originList(text: string): Set<string> {
  const origins = items(text)
  return origins.every(isOrigin) ? new Set(origins) : fail('must be a list of origins such as https://app.example.com')
}

function isOrigin(text: string): boolean {
  // Pages opened from a file have the origin `null`.
  if (text === '*' || text === 'null') return true
  return !text.includes('*') && URL.canParse(text) && new URL(text).origin === text
}

function allowList(text: string): AllowList {
  const allowed: AllowList = { addresses: new BlockList(), hosts: new Set() }
  for (const item of items(text.toLowerCase())) {
    if (addNetwork(allowed.addresses, item)) continue
    if (!/^[a-z0-9.-]+$/.test(item)) fail('must be a list of networks such as 10.1.0.0/16 and hosts')
    allowed.hosts.add(item)
  }
  return allowed
}

function networkList(text: string): BlockList {
  const networks = new BlockList()
  for (const item of items(text))
    if (!addNetwork(networks, item)) fail('must be a list of networks such as 10.1.0.0/16')
  return networks
}

/** Adds an address, or a network such as 10.1.0.0/16. Returns whether the text is one. Throws if its prefix is invalid. */
function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  const maxBits = version === 4 ? 32 : 128
  const bits = prefix === undefined ? maxBits : wholeNumber(0, maxBits)(prefix)
  networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

function durationList(text: string): number[] {
  return text.split(',').map((item) => durationOf(item.trim()) ?? fail('must be a list of times such as 5s,5m,2h'))
}

function secretKey(text: string): string {
  return text.length >= minSecretKeyLength ? text : fail(`must have at least ${minSecretKeyLength} characters`)
}

function logLevel(text: string): string {
  return logLevels.includes(text) ? text : fail(`must be one of ${logLevels.join(', ')}`)
}

/** Splits a comma-separated list, without empty items. */
function items(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
