import { isAddressRange } from '../base/addressRanges.ts'
import { findNearest } from '../base/suggest.ts'
import { PUBLISHED_MNEMONIC } from '../chainspec/sandboxAccounts.ts'
import { LOCATION_FORMS, parseStoreLocation, printStoreLocation, type StoreLocation } from '../storage/engines.ts'
import { type ContractsFile, readContractsFile } from './contractsFile.ts'

/** Conversion of the text of a flag or a variable, or a value of the settings file, to a value. */
export interface SettingKind<T> {
  /** Completes "must be" in messages. */
  readonly expected: string
  /** Name of the value in the help, if it has another one than the setting. */
  readonly placeholder?: string
  /** The valid words, if the kind has no other values. */
  readonly words?: readonly string[]
  /** Whether values are lists of `words`, separated by commas. */
  readonly isList?: true
  /** Whether the text may contain a password, which messages must not repeat. */
  readonly isSecret?: true
  /** Returns a valid text that an invalid one may mean. */
  suggest?(raw: unknown): string | undefined
  /** Returns the value, or undefined if it is not valid. */
  read(raw: unknown): T | undefined
  /** Returns the value as the settings file and the messages spell it. */
  print(value: T): string
}

/** Reads a whole number: decimal or hexadecimal digits, also in groups with `_` between them. */
function readBigint(raw: unknown): bigint | undefined {
  if (typeof raw === 'bigint') return raw
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? BigInt(raw) : undefined
  if (typeof raw !== 'string') return undefined
  const digits = raw.trim().replaceAll('_', '')
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(digits) ? BigInt(digits) : undefined
}

/** Returns the kind of whole numbers from `min` to `max`, both included. */
export function integer(min: number, max: number): SettingKind<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    placeholder: 'count',
    read(raw) {
      const value = readBigint(raw)
      return value !== undefined && value >= BigInt(min) && value <= BigInt(max) ? Number(value) : undefined
    },
    print: String,
  }
}

/** A chain id. In a signature it is part of one byte, `v`. */
export const chainId: SettingKind<number> = {
  ...integer(1, 109),
  expected: 'a whole number from 1 to 109, the highest that a transaction can hold',
}

/** Value of a limit of 0. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/** Returns a maximum, where 0 means no limit. */
export function limit(max: number): SettingKind<number> {
  const numbers = integer(0, max)
  return {
    expected: `${numbers.expected} (0: no limit)`,
    placeholder: 'count',
    read(raw) {
      const value = numbers.read(raw)
      return value === 0 ? UNLIMITED : value
    },
    print: (value) => (value === UNLIMITED ? '0' : String(value)),
  }
}

/** The words of a mnemonic, with one space between them. */
export const mnemonic: SettingKind<string> = {
  expected: '12, 15, 18, 21 or 24 words',
  isSecret: true,
  read(raw) {
    const words = typeof raw === 'string' ? raw.trim().toLowerCase().split(/\s+/u) : []
    return [12, 15, 18, 21, 24].includes(words.length) ? text.read(words.join(' ')) : undefined
  },
  print: (value) => (value === PUBLISHED_MNEMONIC ? value : 'your own words'),
}

/** A whole number of any size, for gas and wei. */
export const quantity: SettingKind<bigint> = {
  expected: 'a whole number of at least 0',
  read(raw) {
    const value = readBigint(raw)
    return value === undefined || value < 0n ? undefined : value
  },
  print: String,
}

const WEI_PER_RBTC = 10n ** 18n
const MAX_RBTC_WEI = 10n ** 58n
/** Maximum length of a number that JavaScript holds exactly: 15 digits and a point. */
const MAX_NUMBER_CHARACTERS = 16

/** An amount of RBTC with up to 18 decimals, as wei. */
export const rbtc: SettingKind<bigint> = {
  expected:
    'an amount of RBTC from 0 to 10^40, with at most 18 decimals (in quotes in YAML if it has more than 15 digits)',
  read(raw) {
    if (typeof raw === 'number' && `${raw}`.length > MAX_NUMBER_CHARACTERS) return undefined // its last digits are lost
    const text = String(raw).trim().replaceAll('_', '')
    const [, whole, fraction = ''] = /^(\d{1,41})(?:\.(\d{1,18}))?$/.exec(text) ?? []
    const wei = whole === undefined ? undefined : BigInt(whole + fraction.padEnd(18, '0'))
    return wei !== undefined && wei <= MAX_RBTC_WEI ? wei : undefined
  },
  print(wei) {
    const fraction = `${wei % WEI_PER_RBTC}`.padStart(18, '0').replace(/0+$/, '')
    return `${wei / WEI_PER_RBTC}${fraction === '' ? '' : `.${fraction}`}`
  },
}

/** A path of BIP-32 without its last index, like m/44'/60'/0'/0, and without a slash at its end. */
export const derivationPath: SettingKind<string> = {
  expected: "a derivation path like m/44'/60'/0'/0, without the index of the account",
  read(raw) {
    const path = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : ''
    const isPath = /^m(\/\d{1,10}'?){1,10}$/.test(path)
    return isPath && path.split(/[/']+/).every((step) => step === 'm' || Number(step) < 2 ** 31) ? path : undefined
  },
  print: (value) => `"${value}"`,
}

export const boolean: SettingKind<boolean> = {
  expected: 'true or false',
  words: ['true', 'false'],
  read(raw) {
    if (typeof raw === 'boolean') return raw
    if (raw === 'true' || raw === '1') return true
    return raw === 'false' || raw === '0' ? false : undefined
  },
  print: String,
}

/** Text that is not empty and has no control characters. */
export const text: SettingKind<string> = {
  expected: 'text without control characters',
  read: (raw) => (typeof raw === 'string' && /^\P{Cc}+$/u.test(raw.trim()) ? raw.trim() : undefined),
  print: (value) => value,
}

/** The path of a directory, which is not SQLite's name of a database in memory. */
export const directory: SettingKind<string> = {
  expected: 'the path of a directory, and not :memory:',
  read(raw) {
    const path = text.read(raw)
    return path === undefined || /(^|[\\/]):memory:$/.test(path) ? undefined : path
  },
  print: text.print,
}

/** The operator's token: too long to guess, in characters that a header may contain. */
export const adminToken: SettingKind<string> = {
  expected: '32 to 1024 visible ASCII characters (generate them with `openssl rand -hex 32`)',
  isSecret: true,
  read: (raw) => (typeof raw === 'string' && /^[!-~]{32,1024}$/.test(raw.trim()) ? raw.trim() : undefined),
  print: () => 'your own token',
}

/** The path of a file of contracts, which is read once. `checkTogether` reports its defects. */
export const contractsFile: SettingKind<ContractsFile> = {
  expected: 'a JSON file of contracts by address',
  placeholder: 'file',
  read(raw) {
    const path = text.read(raw)
    return path === undefined ? undefined : readContractsFile(path)
  },
  print: ({ path }) => path,
}

/** Returns a value of another kind, or `none`. */
export function optional<T>(kind: SettingKind<T>): SettingKind<T | 'none'> {
  return {
    ...(kind.isSecret && { isSecret: kind.isSecret }),
    expected: `${kind.expected}, or none`,
    ...(kind.placeholder && { placeholder: kind.placeholder }),
    ...(kind.words && { words: [...kind.words, 'none'] }),
    read: (raw) => (raw === 'none' ? 'none' : kind.read(raw)),
    print: (value) => (isNone(value) ? 'none' : kind.print(value)),
  }
}

function isNone(value: unknown): value is 'none' {
  return value === 'none'
}

/** One of some words. */
export function choice<const T extends string>(words: readonly T[]): SettingKind<T> {
  return {
    words,
    expected: words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`,
    read: (raw) => words.find((word) => word === raw),
    print: (value) => value,
  }
}

/** One of many words, which messages do not list. They list `shown`, such as groups of the words. */
export function oneOf<const T extends string>(
  what: string,
  words: readonly T[],
  shown: readonly string[] = [],
): SettingKind<T> {
  return {
    expected: `a known ${what}${shown.length === 0 ? '' : ` (${shown.join(', ')})`}`,
    words,
    suggest: (raw) => (typeof raw === 'string' ? findNearest(raw, words) : undefined),
    read: (raw) => words.find((word) => word === raw),
    print: (value) => value,
  }
}

/** Returns a time limit for one of some names, as `name=milliseconds`. */
export function timeoutOf(names: readonly string[]): SettingKind<readonly [name: string, timeoutMs: number]> {
  return numberOf(names, { number: integer(0, 2 ** 31 - 1), unit: 'MILLISECONDS' })
}

interface NumberOf {
  readonly number: SettingKind<number>
  readonly unit: string
}

function numberOf(
  names: readonly string[],
  { number, unit }: NumberOf,
): SettingKind<readonly [name: string, number: number]> {
  return {
    expected: `METHOD=${unit} with a known method or module`,
    placeholder: `method=${unit.toLowerCase()}`,
    read(raw) {
      const [, name = '', digits] = (typeof raw === 'string' && /^([\w.]+)=(\w+)$/.exec(raw)) || []
      const value = number.read(digits)
      return names.includes(name) && value !== undefined ? [name, value] : undefined
    },
    print: ([name, value]) => `${name}=${value}`,
  }
}

/** Returns the weight of calls of a method or module, for example `eth_getLogs=20`. */
export function weightOf(names: readonly string[]): SettingKind<readonly [name: string, weight: number]> {
  return numberOf(names, { number: integer(1, 1_000_000), unit: 'WEIGHT' })
}

/** Values of one kind, separated by commas, or a list in the file. An empty text is the empty list. */
export function list<T>(kind: SettingKind<T>): SettingKind<readonly T[]> {
  return {
    ...(kind.isSecret && { isSecret: kind.isSecret }),
    expected: `a list (a,b,c) with each item ${kind.expected}`,
    ...(kind.placeholder && { placeholder: `${kind.placeholder},...` }),
    ...(kind.words && { words: kind.words }),
    isList: true,
    suggest: (raw) =>
      itemsOf(raw)
        ?.map((item) => (kind.read(item) === undefined ? kind.suggest?.(item) : undefined))
        .find((found) => found !== undefined),
    read(raw) {
      const items = itemsOf(raw)
      if (items === undefined) return undefined
      if (raw === '') return []
      const values = items.map((item) => kind.read(item))
      return values.every((value) => value !== undefined) ? values : undefined
    },
    print: (values) => `[${values.map((value) => kind.print(value)).join(', ')}]`,
  }
}

/** Returns the items of a list: those of an array, or of a text with commas between them. */
function itemsOf(raw: unknown): readonly unknown[] | undefined {
  if (typeof raw === 'string') return raw.split(',').map((item) => item.trim())
  return Array.isArray(raw) ? raw : undefined
}

/** When blocks are mined. */
export type Mining =
  | { readonly kind: 'auto' | 'manual' }
  /** `mixed` mines a transaction at once as well. */
  | { readonly kind: 'interval' | 'mixed'; readonly intervalMs: number }

const miningInterval = integer(10, 999_999_999)

export const mining: SettingKind<Mining> = {
  expected: 'auto, manual, interval:MILLISECONDS or mixed:MILLISECONDS (at least 10)',
  read(raw) {
    if (raw === 'auto' || raw === 'manual') return { kind: raw }
    const [, kind, digits] = (typeof raw === 'string' && /^(interval|mixed):(\w+)$/.exec(raw)) || []
    const intervalMs = miningInterval.read(digits)
    return intervalMs === undefined ? undefined : { kind: kind === 'mixed' ? kind : 'interval', intervalMs }
  },
  print: (value) => ('intervalMs' in value ? `${value.kind}:${value.intervalMs}` : value.kind),
}

/** The origin of a web page, or `*`. */
export const origin: SettingKind<string> = {
  expected: 'an origin like https://app.example, or *',
  read(raw) {
    if (typeof raw !== 'string') return undefined
    return raw === '*' || /^[a-z][a-z0-9+.-]*:\/\/[^/\s,?#]+$/i.test(raw) ? raw : undefined
  },
  print: (value) => (value === '*' ? '"*"' : value),
}

/** The URL of an HTTP server, without a trailing slash. */
export const serverUrl: SettingKind<string> = {
  expected: 'an http or https URL without user, query and fragment, like https://rpc.example.com',
  read(raw) {
    if (typeof raw !== 'string' || /[?#\s]/.test(raw) || !URL.canParse(raw)) return undefined
    const { protocol, origin, pathname, username, password } = new URL(raw)
    const isServer = (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
    return isServer ? origin + pathname.replace(/\/+$/, '') : undefined
  },
  print: (value) => value,
}

/** Public nodes of RootstockLabs, by network. */
const PUBLIC_NODES: Readonly<Record<string, string>> = {
  mainnet: 'https://public-node.rsk.co',
  testnet: 'https://public-node.testnet.rsk.co',
}

/** The URL of another node's JSON-RPC endpoint, which may contain a key and is printed without it. */
export const endpointUrl: SettingKind<string> = {
  expected: 'an http or https URL, mainnet or testnet',
  isSecret: true,
  read(raw) {
    if (typeof raw !== 'string') return undefined
    const url = PUBLIC_NODES[raw] ?? raw
    if (/\s/.test(url) || !URL.canParse(url)) return undefined
    return /^https?:$/.test(new URL(url).protocol) ? url : undefined
  },
  print: (value) => new URL(value).origin,
}

/** A 32-byte hash. */
export const hash: SettingKind<string> = {
  expected: '0x and 64 hexadecimal digits (in quotes in YAML)',
  read: (raw) => (typeof raw === 'string' && /^0x[0-9a-f]{64}$/i.test(raw) ? raw.toLowerCase() : undefined),
  print: (value) => `"${value}"`,
}

/** A header of HTTP requests, which may contain a key and is printed without its value. */
export const httpHeader: SettingKind<readonly [name: string, value: string]> = {
  expected: 'a header like "x-api-key: KEY"',
  isSecret: true,
  read(raw) {
    const [, name, value] = (typeof raw === 'string' && /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x20-\x7e]*)$/.exec(raw)) || []
    return name === undefined || value === undefined ? undefined : [name, value.trimEnd()]
  },
  print: ([name]) => `"${name}: your own value"`,
}

/** An IP address, a range of them, or `loopback`. */
export const proxyAddress: SettingKind<string> = {
  expected: 'an IP address, a range like 10.0.0.0/8, or loopback',
  read: (raw) => (typeof raw === 'string' && (raw === 'loopback' || isAddressRange(raw)) ? raw : undefined),
  print: (value) => (value.includes(':') ? `"${value}"` : value),
}

/** A host name or address, without port. */
export const hostName: SettingKind<string> = {
  expected: 'a host name or an IP address without a port',
  read: (raw) =>
    typeof raw === 'string' && /^(?:[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*|\[[0-9a-f:.]+\])$/i.test(raw)
      ? raw
      : undefined,
  print: (value) => (value.includes(':') ? `"${value}"` : value),
}

/** The location of the database; printed without the password. */
export const storeLocation: SettingKind<StoreLocation> = {
  expected: LOCATION_FORMS,
  isSecret: true,
  read: (raw) => (typeof raw === 'string' ? parseStoreLocation(raw.trim()) : undefined),
  print: printStoreLocation,
}
