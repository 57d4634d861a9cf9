import { stat } from 'node:fs/promises'
import { KeyError } from '../apiKeys/errors.ts'
import { NodeError } from '../base/errors.ts'
import { joinPrintable, type Printable, plainText } from '../base/printable.ts'
import { UnreadableFile } from '../base/readRegularFile.ts'
import { FailedInitCode, InterruptedImport, WrongChain } from '../chain/api/genesisErrors.ts'
import { type Config, ConfigError } from '../config/load.ts'
import { flagOf } from '../config/settings.ts'
import { CertificateError } from '../server/tls/certificate.ts'
import { printStoreLocation } from '../storage/engines.ts'
import { StoreError, type StoreErrorKind } from '../storage/errors.ts'
import { printCommand } from './printCommand.ts'

/** Failure of a command. The message is for the user and names the fix. `details` are further lines. */
export class CommandError extends Error {
  readonly exitCode: number = 1
  readonly details: readonly string[]

  constructor(
    message: string,
    { details = [], ...options }: ErrorOptions & { readonly details?: readonly string[] } = {},
  ) {
    super(message, options)
    this.details = details
  }
}

/** Exit code of a process in which a followed network has halted. */
export const HALTED = 4

/** A followed network has halted, because execution disagrees with a block that has valid work. */
export class FollowHalted extends CommandError {
  override readonly exitCode = HALTED
}

/** Returns the system's code of an error, such as `ENOSPC`, or undefined for other errors. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Returns whether an error is that the current directory was removed, which Node meets when it resolves a relative path. */
const lacksDirectory = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd'

/** Returns the reason for which a request has failed, which `fetch` wraps in another error. */
export function reasonOfFetch(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** The settings of a server's address. */
export type AddressSettings = readonly [host: 'host', port: 'port'] | readonly [host: 'adminHost', port: 'adminPort']

/** Explains a system error of listening by the setting to change. */
export function explainListening(error: unknown, config: Config, [hostName, portName]: AddressSettings): unknown {
  if (error instanceof CertificateError) return new CommandError(error.message)
  const { [hostName]: host, [portName]: port } = config
  const flag = `--${flagOf(portName)}`
  switch (systemCodeOf(error)) {
    case 'EADDRINUSE':
      return new CommandError(
        `${portName}: must be a free port, got ${port} on ${host}; choose another one with ${flag}`,
      )
    case 'EACCES':
      return new CommandError(
        `${portName}: must be a port that this user may open, got ${port}; choose one above 1023 with ${flag}`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(
        `${hostName}: must be an address of this computer, got ${host}; change it with --${flagOf(hostName)}`,
      )
    default:
      return error
  }
}

/** The settings of the place of the data. */
export type DataPlace = Pick<Config, 'data' | 'store'>

/** Returns the setting that names the place of the data, and that place. */
export function describePlace({ data, store }: DataPlace): readonly [setting: 'data' | 'store', place: string] {
  const isInData = store.kind === 'sqlite' && store.directory === undefined
  return isInData ? ['data', data] : ['store', printStoreLocation(store)]
}

const OTHER_DIRECTORY = 'choose another directory with --data, or let the user that runs Scion write there'

/** A need of the program that a store does not meet. */
interface Need {
  /** Completes "must". */
  readonly must: string
  readonly fix: Readonly<Record<'data' | 'store', string>>
  /** Whether one file does not meet it, which the message names. */
  readonly isOfFile?: true
}

const RESTORE = 'restore a backup, or choose another'
const FIND_DAMAGE = 'find the damage with scion verify, and restore a backup'

const NEEDS: Readonly<Partial<Record<StoreErrorKind, Need>>> = {
  storeLocked: {
    must: 'not be in use by another process',
    fix: {
      data: 'stop that process, or choose another directory with --data',
      store: 'stop that process, or choose another database with --store',
    },
  },
  storeCorrupted: {
    must: 'contain readable databases',
    fix: { data: `${RESTORE} directory with --data`, store: `${RESTORE} database with --store` },
    isOfFile: true,
  },
  storeEmpty: {
    must: 'contain no database that is empty, or missing beside its log',
    fix: {
      data: 'restore a backup, or delete that file and its -wal file to begin with a new database',
      store: `${RESTORE} database with --store`,
    },
    isOfFile: true,
  },
  storeForeign: {
    must: 'contain databases of this program under their names',
    fix: {
      data: 'restore a backup, or move that file and its -wal file away',
      store: `${RESTORE} database with --store`,
    },
    isOfFile: true,
  },
  storeDamaged: {
    must: 'contain undamaged databases',
    fix: { data: FIND_DAMAGE, store: FIND_DAMAGE },
    isOfFile: true,
  },
  storeUnavailable: {
    must: 'be readable and writable',
    fix: {
      data: OTHER_DIRECTORY,
      store: 'check that the database runs, that it accepts connections from here, and the user in --store',
    },
  },
  storeUnreadable: {
    must: 'be readable',
    fix: {
      data: 'choose another directory with --data, or let the user that runs Scion read it, with the files of the same name beside it',
      store: 'check the user in --store',
    },
    isOfFile: true,
  },
  storeFull: {
    must: 'be on a disk with free space',
    fix: { data: 'free some space, or choose another directory with --data', store: 'free some space' },
  },
  storeTooNew: {
    must: 'not be written by a newer version of this program',
    fix: { data: 'start that version, or choose another directory with --data', store: 'start that version' },
    isOfFile: true,
  },
}

/** Returns whether the driver cannot be loaded, so that no place can be opened. */
const lacksDriver = ({ kind }: StoreError): boolean => kind === 'storeDriverMissing' || kind === 'storeSqliteMissing'

const explainDriver = ({ message }: StoreError): string =>
  `sqliteDriver: must be a driver that can be loaded: ${message}`

function fixOf({ fix }: Need, where: DataPlace): string {
  const [setting] = describePlace(where)
  return where.store.kind === 'sqlite' ? fix.data.replace('--data', `--${setting}`) : fix.store
}

/** Explains a failure of the store in one line, with the fix. */
export function explainStore(error: StoreError, where: DataPlace): string {
  if (lacksDriver(error)) return explainDriver(error)
  const [setting, place] = describePlace(where)
  if (error.kind === 'storeTooOld') {
    return `${setting}: must be migrated to this version, got older data in ${error.file ?? place}; run ${printCommand('migrate', where)}`
  }
  const need = NEEDS[error.kind]
  if (need === undefined) return `${setting}: ${error.message} (${error.file ?? place})`
  return `${setting}: must ${need.must}, got ${(need.isOfFile && error.file) ?? place}; ${fixOf(need, where)}`
}

/** Rejects with a `CommandError` without a data directory, for commands that must not create one. */
export async function requireData({ data, store }: DataPlace): Promise<void> {
  if (store.kind !== 'sqlite' || store.directory !== undefined) return
  const found = await stat(data).catch(() => undefined)
  if (found === undefined)
    throw new CommandError(`data: must be an existing directory, got ${data}; choose that of your node with --data`)
}

/** Kinds of errors about the nodes of a network, whose message names the setting. */
const OF_SETTINGS: readonly string[] = ['cannotServe', 'cannotFollow']

/** Explains an error of opening the data directory or the database by the setting to change. */
export function explainData(error: unknown, where: DataPlace & Partial<Pick<Config, 'predeploy'>>): unknown {
  if (error instanceof NodeError && OF_SETTINGS.includes(error.kind)) return new CommandError(error.message)
  if (error instanceof StoreError) return new CommandError(explainStore(error, where))
  if (error instanceof WrongChain) {
    const [setting, place] = describePlace(where)
    const fix =
      'start with the settings of that chain (--accounts, --chain-id, --predeploys, --fork-block-number, ...), with --fresh, or with another --data'
    return new CommandError(`${setting}: must hold the chain of these settings, got ${place}: ${error.message}; ${fix}`)
  }
  if (error instanceof InterruptedImport) {
    const [setting, place] = describePlace(where)
    return new CommandError(
      `${setting}: must hold a complete chain, got ${place}: ${error.message}; run the same scion import --state again`,
    )
  }
  if (error instanceof FailedInitCode) {
    const { predeploy = 'none' } = where
    const path = predeploy === 'none' ? 'none' : predeploy.path
    return new CommandError(
      `predeploy: must have init code that returns code, got ${path}: ${error.message}; change it`,
    )
  }
  if (error instanceof UnreadableFile) {
    return new CommandError(`data: ${error.message}; move it away, and the next start makes another`)
  }
  const code = systemCodeOf(error)
  if (code === undefined || lacksDirectory(error)) return error
  return new CommandError(`data: must be a usable directory, got ${where.data} (${code}); ${OTHER_DIRECTORY}`)
}

/** Maximum length of a line about a failure, in characters. */
const MAX_CHARACTERS = 4_000

/** Describes an error for the user, without a stack. Line breaks in a message are not this program's, and are escaped. */
export function describeFailure(error: unknown): Printable {
  const lines = linesOf(error).map((line) => plainText(line, MAX_CHARACTERS))
  return joinPrintable(lines, '\n')
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof CommandError) return [error.message, ...error.details]
  return [describeOther(error)]
}

function describeOther(error: unknown): string {
  if (error instanceof KeyError) return error.message
  if (error instanceof StoreError && lacksDriver(error)) return explainDriver(error)
  if (lacksDirectory(error))
    return 'current directory: must exist, got one that was removed; change to another directory with cd, and run the command again'
  if (error instanceof NodeError) return error.message
  const code = systemCodeOf(error)
  if (error instanceof Error && code !== undefined && 'path' in error)
    return `file: must be usable, got ${String(error.path)} (${code}); check the path, its permissions and the disk`
  const text = error instanceof Error ? error.message : String(error)
  return `unexpected error: ${text}; report it to the developers, with the command and its files`
}
