import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toHex } from '../../../base/hex.ts'
import type { Controls } from '../../../chain/api/controls.ts'
import { ControlRefused } from '../../../chain/api/errors.ts'
import { decodeWholeState } from '../../../chain/devtools/stateDump.ts'
import type { Config } from '../../../config/load.ts'
import type { ChainStart } from '../../../node/openNetwork.ts'
import { MAX_TIMESTAMP } from '../../../primitives/header.ts'
import { CommandError } from '../../failure.ts'
import { readIntegerFlag } from '../../readFlag.ts'
import { MAX_FIRST_NUMBER, readGenesisFile, readStateFile, type StartFile } from './startFiles.ts'

const MAX_INTERVAL_SECONDS = 86_400

/** The beginning of a chain by the flags of `scion dev`, and the file that receives its state. */
export interface DevStart {
  /** The number and the time of the first block, of `--number` and `--timestamp`. */
  readonly block: { readonly number?: number; readonly timestamp?: number }
  /** The file of `--init`, `--load-state` or `--state`. */
  readonly given?: { readonly flag: string; readonly path: string; readonly file: StartFile }
  /** The file of `--dump-state` or `--state`, and the interval of its writes. */
  readonly dump?: { readonly flag: string; readonly path: string; readonly intervalMs: number | undefined }
}

/** Reads the flags and files with which a chain begins. Throws a `CommandError`. */
export function readDevStart(flags: Readonly<Record<string, unknown>>): DevStart {
  const number = readIntegerFlag('number', flags.number, 0, MAX_FIRST_NUMBER)
  const timestamp = readIntegerFlag('timestamp', flags.timestamp, 0, MAX_TIMESTAMP)
  const seconds = readIntegerFlag('state-interval', flags.stateInterval, 1, MAX_INTERVAL_SECONDS)
  requireOne(flags, ['init', 'load-state', 'state'])
  requireOne(flags, ['dump-state', 'state'])
  const path = textOf(flags.dumpState) ?? textOf(flags.state)
  if (seconds !== undefined && path === undefined)
    throw new CommandError('state-interval: must come with --state or --dump-state; add one, or remove it')
  const flag = flags.state === undefined ? 'dump-state' : 'state'
  const given = readGiven(flags)
  return {
    block: { ...(number !== undefined && { number }), ...(timestamp !== undefined && { timestamp }) },
    ...(given && { given }),
    ...(path !== undefined && {
      dump: { flag, path: stateFileOf(path), intervalMs: seconds === undefined ? undefined : seconds * 1000 },
    }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const keyOf = (flag: string) => flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function requireOne(flags: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const [first, second] = names.filter((name) => flags[keyOf(name)] !== undefined)
  if (second === undefined) return
  throw new CommandError(`${first}: must not be set with --${second}; remove one of them`)
}

function readGiven({ init, loadState, state }: Readonly<Record<string, unknown>>): DevStart['given'] {
  if (typeof init === 'string') return { flag: 'init', path: init, file: readGenesisFile('init', init) }
  if (typeof loadState === 'string') return readState('load-state', stateFileOf(loadState))
  const path = typeof state === 'string' ? stateFileOf(state) : undefined
  return path !== undefined && existsSync(path) ? readState('state', path) : undefined
}

const readState = (flag: string, path: string) => ({ flag, path, file: readStateFile(flag, path) })

/** Returns the path of a state file, which is `state.json` in a directory. */
function stateFileOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'state.json') : path
}

/** Requires that the chain of the settings can begin as the flags say. Throws a `CommandError`. */
export function requireStartable(
  { block, given }: DevStart,
  config: Config,
  { isStored }: { readonly isStored: boolean },
): void {
  const names = [...Object.keys(block), ...(given === undefined ? [] : [given.flag])]
  const ofGenesis = names.find((name) => name !== 'state' && name !== 'load-state')
  const ofState = names.find((name) => name === 'state' || name === 'load-state')
  const refuse = (name: string, other: string) => {
    throw new CommandError(`${name}: must not be set with ${other}; remove one of them`)
  }
  if (config.genesis === 'real' && names[0] !== undefined) refuse(names[0], '--genesis real')
  if (config.forkUrl.length > 0 && ofGenesis !== undefined)
    refuse(ofGenesis, '--fork-url, whose block is the first one')
  if (given !== undefined && 'dump' in given.file.state && config.predeploy !== 'none')
    refuse('predeploy', `--${given.flag}, whose file has all contracts`)
  if (isStored && ofState !== undefined) refuse(ofState, '--data, which stores the chain itself')
}

/** Returns the path of the file that has a whole state, with all accounts and contracts; undefined without one. */
export const wholeStatePath = ({ given }: DevStart): string | undefined =>
  given !== undefined && 'dump' in given.file.state ? given.path : undefined

/** Returns the genesis block of a chain that is no fork; undefined for that of the settings. Throws a `CommandError`. */
export async function genesisOf({ block, given }: DevStart, nowMs: number): Promise<ChainStart | undefined> {
  const number = block.number ?? given?.file.number
  const timestamp = block.timestamp ?? given?.file.timestamp
  if (number === undefined && timestamp === undefined && given === undefined) return undefined
  // A file may be old. The clock goes back to its time only on request.
  const startsClock = block.timestamp !== undefined || (timestamp ?? 0) * 1000 > nowMs
  return {
    genesis: { ...(number !== undefined && { number }), ...(timestamp !== undefined && { timestamp }), startsClock },
    state: given && (await genesisStateOf(given)),
  }
}

async function genesisStateOf(given: NonNullable<DevStart['given']>): Promise<ChainStart['state']> {
  const { state, fork } = given.file
  if ('accounts' in state) return { kind: 'accounts', accounts: state.accounts }
  if (fork !== undefined) throw refusedDump(given, `is of a fork at block ${fork}; add --fork-url and its block`)
  try {
    return { kind: 'whole', writes: await decodeWholeState(state.dump) }
  } catch (error) {
    throw error instanceof ControlRefused
      ? refusedDump(given, `is refused: ${error.message}; change --${given.flag}`)
      : error
  }
}

/** Loads the state of a file into a fork, which keeps the number and the time of its block. Throws a `CommandError`. */
export async function loadIntoFork(given: NonNullable<DevStart['given']>, { edits, fork }: Controls): Promise<void> {
  const { state, fork: origin } = given.file
  const base = describeBase(fork)
  if (origin !== undefined && origin !== base)
    throw refusedDump(given, `is of a fork at block ${origin}, not at ${base}; fork that block`)
  try {
    await ('accounts' in state ? edits.putAccounts(state.accounts) : edits.loadFromFile(state.dump))
  } catch (error) {
    throw error instanceof ControlRefused
      ? refusedDump(given, `is refused: ${error.message}; change --${given.flag}`)
      : error
  }
}

/** Returns the block of a fork as state files name it; undefined for other chains. */
export function describeBase(fork: Controls['fork']): string | undefined {
  const base = fork?.base()
  return base && `${base.number} (${toHex(base.hash)})`
}

const refusedDump = ({ flag, path }: NonNullable<DevStart['given']>, reason: string) =>
  new CommandError(`${flag}: must be the state of such a chain, got ${path}, whose dump ${reason}`)

/** Describes in one line what a file has given to the chain. */
export function describeGiven(
  { flag, path, file }: NonNullable<DevStart['given']>,
  { isFork }: { readonly isFork: boolean },
): string {
  const { state, number, timestamp } = file
  const accounts =
    'accounts' in state
      ? `${state.accounts.length} account${state.accounts.length === 1 ? '' : 's'} with code and storage`
      : 'the whole state'
  const block = isFork
    ? []
    : [number === undefined ? [] : [`number ${number}`], timestamp === undefined ? [] : [`time ${timestamp}`]].flat()
  const leftOut = [
    ...file.leftOut,
    ...(isFork && number !== undefined ? ['number and time, which are those of the fork'] : []),
  ]
  const left = leftOut.length === 0 ? '' : `; left out: ${leftOut.join(', ')}`
  return `--${flag} ${path}: took ${[accounts, ...block].join(', ')}${left}`
}
