import { gunzipSync } from 'node:zlib'
import type { Bytes } from '../../../base/bytes.ts'
import { InvalidJson, parseFileJson } from '../../../base/fileJson.ts'
import { fromHex, isHex, toHex } from '../../../base/hex.ts'
import { readRegularFile, UnreadableFile } from '../../../base/readRegularFile.ts'
import type { DumpAtBlock, WholeAccount } from '../../../chain/api/controls.ts'
import type { SettingKind } from '../../../config/kinds.ts'
import { SETTINGS } from '../../../config/settings.ts'
import { MAX_TIMESTAMP } from '../../../primitives/header.ts'
import { CommandError, systemCodeOf } from '../../failure.ts'
import { InvalidFile, readWholeAccounts, requireNumber, requireRecord } from './wholeAccounts.ts'

/** Maximum number of a first block, for clients with signed 32-bit numbers. */
export const MAX_FIRST_NUMBER = 2 ** 31 - 1
/** Maximum size of a file, also after decompression. Anvil's state files contain blocks, which are left out. */
const MAX_FILE_BYTES = 256 * 2 ** 20

/** The contents of a file with which a chain begins. */
export interface StartFile {
  readonly number?: number
  readonly timestamp?: number
  /** Accounts, or a dump of `scion dev`. */
  readonly state: { readonly accounts: readonly WholeAccount[] } | { readonly dump: Bytes }
  /** The block of the fork whose changes a dump has, as `number (hash)`. */
  readonly fork?: string
  /** Settings that the file has, as texts of flags. */
  readonly settings?: { readonly gasLimit?: string; readonly chainId?: string }
  /** Names of contents that have no effect here. */
  readonly leftOut: readonly string[]
}

/** Name of the format of `scion dev`'s state files. */
const FORMAT = 'scion state file 1'

/** Prints a state file, which {@link readStateFile} reads. */
export function printStateFile({ state, number, timestamp }: DumpAtBlock, fork: string | undefined): string {
  return `${JSON.stringify({ format: FORMAT, number, timestamp, ...(fork && { fork }), state: toHex(state) })}\n`
}

/** Reads a file of `scion dev`, `anvil --dump-state`, `anvil_dumpState` or `hardhat_dumpState`. Throws a `CommandError`. */
export function readStateFile(flag: string, path: string): StartFile {
  return readStartFile(flag, path, 'a state file of scion dev or anvil', (bytes) => {
    const content = decompress(unquoteHex(bytes))
    if ('dump' in content) return { state: content, leftOut: [] }
    const file = requireRecord(content.json, 'the file')
    return file.format === FORMAT ? readOwnState(file) : readAnvilState(file)
  })
}

/** Reads a genesis file of geth's form. Throws a `CommandError`. */
export function readGenesisFile(flag: string, path: string): StartFile {
  return readStartFile(flag, path, "a genesis file of geth's form", (bytes) => {
    const { alloc, timestamp, number, gasLimit, config = {}, ...rest } = requireRecord(parse(bytes), 'the file')
    const { chainId, ...rules } = requireRecord(config, 'config')
    const gas = readSetting(gasLimit, 'gasLimit', SETTINGS.gasLimit.kind)
    const id = readSetting(chainId, 'config.chainId', CHAIN_ID)
    return {
      ...readBlock({ number, timestamp }, ''),
      state: { accounts: readWholeAccounts(alloc, 'alloc') },
      settings: { ...(gas.text && { gasLimit: gas.text }), ...(id.text && { chainId: id.text }) },
      leftOut: [
        ...Object.keys(rest),
        ...Object.keys(rules).map((name) => `config.${name}`),
        ...gas.leftOut,
        ...id.leftOut,
      ],
    }
  })
}

/** The chain ids of sandboxes, without those of public networks. */
const CHAIN_ID: Pick<SettingKind<unknown>, 'expected' | 'read'> = {
  expected: 'a chain id from 1 to 109 except 30 and 31',
  read: (raw) => (raw === '30' || raw === '31' ? undefined : SETTINGS.chainId.kind.read(raw)),
}

/** Returns a number as the text of a flag, or the reason for which it is left out. */
function readSetting(value: unknown, place: string, kind: Pick<SettingKind<unknown>, 'expected' | 'read'>) {
  if (value === undefined) return { leftOut: [] }
  const text = `${requireNumber(value, place, 2n ** 256n)}`
  if (kind.read(text) !== undefined) return { text, leftOut: [] }
  return { leftOut: [`${place} ${text} (not ${kind.expected})`] }
}

/** Returns the number and the time of a block, of which either may be absent. */
function readBlock({ number, timestamp }: Readonly<Record<string, unknown>>, prefix: string) {
  const read = (value: unknown, name: string, max: number) =>
    value === undefined ? {} : { [name]: Number(requireNumber(value, `${prefix}${name}`, BigInt(max))) }
  return { ...read(number, 'number', MAX_FIRST_NUMBER), ...read(timestamp, 'timestamp', MAX_TIMESTAMP) }
}

function readOwnState({ state, fork, ...block }: Readonly<Record<string, unknown>>): StartFile {
  if (typeof state !== 'string' || !isHex(state)) throw new InvalidFile('state', 'hexadecimal', state)
  if (fork !== undefined && typeof fork !== 'string') throw new InvalidFile('fork', 'text', fork)
  return { ...readBlock(block, ''), ...(fork && { fork }), state: { dump: fromHex(state) }, leftOut: [] }
}

/** Reads accounts, code, storage, number and time of anvil's state. */
function readAnvilState(file: Readonly<Record<string, unknown>>): StartFile {
  const { accounts, block, best_block_number: best, blocks, transactions, historical_states: history, ...rest } = file
  const { number, timestamp, ...environment } = requireRecord(block ?? {}, 'block')
  return {
    ...readBlock({ number: best ?? number, timestamp }, 'block.'),
    state: { accounts: readWholeAccounts(accounts, 'accounts') },
    leftOut: [
      ...countedIfAny(blocks, 'block'),
      ...countedIfAny(transactions, 'transaction'),
      ...(history === null || history === undefined ? [] : ['historical states']),
      ...Object.keys(environment).map((name) => `block.${name}`),
      ...Object.keys(rest),
    ],
  }
}

function countedIfAny(list: unknown, noun: string): string[] {
  if (!Array.isArray(list) || list.length === 0) return []
  return [`${list.length} ${noun}${list.length === 1 ? '' : 's'}`]
}

function readStartFile(flag: string, path: string, form: string, read: (bytes: Bytes) => StartFile): StartFile {
  const refuse = (reason: string) =>
    new CommandError(`${flag}: must be ${form}, got ${path}, because ${reason}; change --${flag}, or the file`)
  try {
    return read(readRegularFile(path, MAX_FILE_BYTES))
  } catch (error) {
    if (error instanceof InvalidFile || error instanceof InvalidJson) throw refuse(error.message)
    if (error instanceof UnreadableFile) throw refuse(error.message)
    const code = systemCodeOf(error)
    if (code === undefined) throw error
    throw refuse(describeCode(code))
  }
}

function describeCode(code: string): string {
  if (code === 'ENOENT') return 'it does not exist'
  return code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE'
    ? `gzip fails (${code})`
    : `reading it fails (${code})`
}

const textOf = (bytes: Bytes) => new TextDecoder().decode(bytes)

function parse(bytes: Bytes): unknown {
  return parseFileJson(textOf(bytes))
}

/** Returns the bytes of the result of `anvil_dumpState` that was saved as hexadecimal text; other bytes as they are. */
function unquoteHex(bytes: Bytes): Bytes {
  const start = textOf(bytes.subarray(0, 8)).replace(/^"/, '')
  if (!start.startsWith('0x1f8b')) return bytes
  const text = textOf(bytes).trim().replaceAll('"', '')
  if (!isHex(text) || text.length % 2 !== 0) throw new InvalidFile('the file', 'hexadecimal, of whole bytes', text)
  return fromHex(text)
}

/** Returns the JSON of a file, also of a compressed one, or the bytes of a dump. */
function decompress(bytes: Bytes): { readonly json: unknown } | { readonly dump: Bytes } {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { json: parse(bytes) }
  const content = gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
  return content[0] === '{'.charCodeAt(0) ? { json: parse(content) } : { dump: bytes }
}
