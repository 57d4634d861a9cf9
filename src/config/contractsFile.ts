import { ADDRESS_BYTES, type Bytes, HASH_BYTES } from '../base/bytes.ts'
import { parseFileJson } from '../base/fileJson.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { minimalBytes, toWord } from '../base/integer.ts'
import { readRegularFile } from '../base/readRegularFile.ts'
import { shortJson } from '../base/shortJson.ts'
import { CONSTANTS } from '../chainspec/constants.ts'
import type { GenesisContract } from '../chainspec/network.ts'

/** Maximum number of contracts in a file. */
const MAX_CONTRACTS = 100
/** Maximum number of storage slots of all contracts in a file. */
const MAX_SLOTS = 10_000
/** Maximum size of a contract's code and init code, in bytes. */
const MAX_BYTES = { code: CONSTANTS.maximumCodeBytes, initCode: CONSTANTS.maximumInitCodeBytes } as const
const MAX_NONCE = 2n ** 53n - 1n
const MAX_WORD = 2n ** 256n - 1n
const WORD_DIGITS = 2 * HASH_BYTES
/** Precompiled contracts have addresses that begin with as many zero bytes. */
const PRECOMPILE_PREFIX = `0x${'00'.repeat(16)}`
const FIELDS = ['code', 'initCode', 'storage', 'balance', 'nonce']

/** A file of contracts for the genesis block. */
export interface ContractsFile {
  readonly path: string
  readonly contracts: readonly GenesisContract[]
  /** The first defect of the file and its place. Absent: none. */
  readonly problem?: string
}

/** Reads a JSON file of contracts by address. A file with a defect has no contracts. */
export function readContractsFile(path: string): ContractsFile {
  try {
    return { path, contracts: parseContracts(readRegularFile(path).toString('utf8')) }
  } catch (error) {
    const code =
      error instanceof Error && 'code' in error ? `the file is unreadable (${String(error.code)})` : undefined
    return { path, contracts: [], problem: code ?? (error instanceof Error ? error.message : String(error)) }
  }
}

/** Describes the defect of a file, or code that is too long for the chain; undefined without one. */
export function describeProblem(
  { path, problem, contracts }: ContractsFile,
  { unlimitedCodeSize }: { readonly unlimitedCodeSize: boolean },
): string | undefined {
  if (problem !== undefined) return `must be a JSON file of contracts, got ${path}: ${problem}; change it`
  const tooLong = unlimitedCodeSize ? undefined : contracts.find(({ kind, bytes }) => bytes.length > MAX_BYTES[kind])
  if (tooLong === undefined) return undefined
  const { address, kind, bytes } = tooLong
  return `must have ${kind} of at most ${MAX_BYTES[kind]} bytes, got ${bytes.length} at ${toHex(address)} in ${path}; set unlimitedCodeSize`
}

/** Parses contracts by address. Throws an error that names the place of the first defect. */
export function parseContracts(text: string): GenesisContract[] {
  const entries = Object.entries(requireObject('the file', parseFileJson(text)))
  if (entries.length > MAX_CONTRACTS)
    fail('the file', `an object of at most ${MAX_CONTRACTS} contracts`, entries.length)
  const contracts = entries.map(([address, raw]) => readContract(address, requireObject(address, raw)))
  const addresses = entries.map(([address]) => address.toLowerCase())
  const twice = addresses.find((address, index) => addresses.indexOf(address) !== index)
  if (twice !== undefined) fail(twice, 'in the file once', 'two contracts')
  const slots = contracts.reduce((sum, { storage = [] }) => sum + storage.length, 0)
  if (slots > MAX_SLOTS) fail('the file', `of at most ${MAX_SLOTS} storage slots`, slots)
  return contracts
}

function readContract(address: string, fields: Readonly<Record<string, unknown>>): GenesisContract {
  const isAddress = new RegExp(`^0x[0-9a-fA-F]{${2 * ADDRESS_BYTES}}$`).test(address)
  if (!isAddress) fail('a contract', 'at an address of 20 bytes', address)
  if (address.startsWith(PRECOMPILE_PREFIX)) fail(address, 'an address that is no precompiled contract', 'one of them')
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) fail(`${address}.${unknown}`, `one of ${FIELDS.join(', ')}`, unknown)
  const { code, initCode, balance, nonce, storage = {} } = fields
  if ((code === undefined) === (initCode === undefined)) fail(address, 'an object with either code or initCode', fields)
  return {
    address: fromHex(address),
    ...(code === undefined
      ? { kind: 'initCode', bytes: readBytes(`${address}.initCode`, initCode) }
      : { kind: 'code', bytes: readBytes(`${address}.code`, code) }),
    nonce: nonce === undefined ? 1n : readInteger(`${address}.nonce`, nonce, MAX_NONCE),
    ...(balance !== undefined && { balanceWei: readInteger(`${address}.balance`, balance, MAX_WORD) }),
    storage: readStorage(`${address}.storage`, storage),
  }
}

function readStorage(place: string, raw: unknown): (readonly [slot: Bytes, value: Bytes])[] {
  return Object.entries(requireObject(place, raw)).map(([slot, value]) => [
    toWord(readWord(`a slot of ${place}`, slot)),
    minimalBytes(readWord(`${place}.${slot}`, value)),
  ])
}

function readBytes(place: string, raw: unknown): Bytes {
  if (typeof raw !== 'string' || !/^0x(?:[0-9a-fA-F]{2})+$/.test(raw)) fail(place, 'bytes in hexadecimal digits', raw)
  return fromHex(raw)
}

function readWord(place: string, raw: unknown): bigint {
  const isWord = typeof raw === 'string' && /^0x[0-9a-fA-F]+$/.test(raw) && raw.length <= 2 + WORD_DIGITS
  if (!isWord) fail(place, `at most ${WORD_DIGITS} hexadecimal digits`, raw)
  return BigInt(raw)
}

/** Reads a whole number, a decimal text or a hexadecimal one. */
function readInteger(place: string, raw: unknown, max: bigint): bigint {
  const isInteger =
    Number.isSafeInteger(raw) || (typeof raw === 'string' && /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(raw))
  const value = isInteger ? BigInt(String(raw)) : -1n
  if (value < 0n || value > max) fail(place, `a whole number from 0 to ${max}`, raw)
  return value
}

function requireObject(place: string, raw: unknown): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) fail(place, 'an object', raw)
  return { ...raw }
}

/** Maximum length of a value in a message, in characters. */
const SHOWN_CHARACTERS = 60

function fail(place: string, expected: string, found: unknown): never {
  const text = typeof found === 'string' ? found : found === undefined ? 'nothing' : shortJson(found, SHOWN_CHARACTERS)
  throw new RangeError(`${place} must be ${expected}, got ${text.slice(0, SHOWN_CHARACTERS)}`)
}
