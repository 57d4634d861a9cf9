import { stat } from 'node:fs/promises'
import { UnreadableFile } from '../base/readRegularFile.ts'
import { WrongChain } from '../chain/ledger/genesis.ts'
import { flagOf } from '../config/settings.ts'
import { type Config, ConfigError } from '../config.ts'
import { KeyError } from '../keys/errors.ts'
import { CertificateError } from '../server/certificate.ts'
import { printStoreLocation } from '../store/engines.ts'
import { StoreError, type StoreErrorKind } from '../store/errors.ts'
import { printCommand } from './printCommand.ts'

/** A command cannot do its work; the message is for the user and names what to change. */
export class CommandError extends Error {}

/** The system's name of an error, `ENOSPC` say; undefined when it is not the system's. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Which settings say where a server listens. */
export type AddressSettings = readonly [host: 'host', port: 'port'] | readonly [host: 'adminHost', port: 'adminPort']

/** An error of the system while listening, as what to change. */
export function explainListening(error: unknown, config: Config, [hostName, portName]: AddressSettings): unknown {
  if (error instanceof CertificateError) return new CommandError(error.message)
  const { [hostName]: host, [portName]: port } = config
  const flag = `--${flagOf(portName)}`
  switch (systemCodeOf(error)) {
    case 'EADDRINUSE':
      return new CommandError(`${portName}: ${port} on ${host} is in use already; choose another one with ${flag}`)
    case 'EACCES':
      return new CommandError(`${portName}: listening on ${port} is not permitted; choose one above 1023 with ${flag}`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`${hostName}: ${host} is no address of this machine`)
    default:
      return error
  }
}

/** Where things are kept, and in which setting that stands. */
export type Place = Pick<Config, 'data' | 'store'>

/** The setting that decides where things are kept, and that place. */
export function describePlace({ data, store }: Place): readonly [setting: 'data' | 'store', place: string] {
  const isInData = store.kind === 'sqlite' && store.directory === undefined
  return isInData ? ['data', data] : ['store', printStoreLocation(store)]
}

const OTHER_FOLDER = 'choose another folder with --data, or give this user the right to write there'

/** What helps, where it is not in the message. */
const REMEDIES: Readonly<Partial<Record<StoreErrorKind, Readonly<Record<'data' | 'store', string>>>>> = {
  storeLocked: {
    data: 'stop that, or choose another folder with --data',
    store: 'stop that, or choose another database with --store',
  },
  storeUnavailable: {
    data: OTHER_FOLDER,
    store: 'see that the database runs, takes connections from here, and knows the user; --store says which it is',
  },
  storeFull: { data: 'free some space, or choose another folder with --data', store: 'free some space' },
  storeTooNew: { data: 'start that version, or choose another folder with --data', store: 'start that version' },
}

/** Whatever the place is, nothing opens it. */
const lacksDriver = ({ kind }: StoreError): boolean => kind === 'storeDriverMissing' || kind === 'storeSqliteMissing'

const explainDriver = ({ message }: StoreError): string => `sqliteDriver: ${message}`

function remedyOf(kind: StoreErrorKind, where: Place): string | undefined {
  const [setting] = describePlace(where)
  if (where.store.kind !== 'sqlite') return REMEDIES[kind]?.store
  return REMEDIES[kind]?.data.replace('--data', `--${setting}`)
}

/** A failure of the store, in one line, with what helps. */
export function explainStore(error: StoreError, where: Place): string {
  if (lacksDriver(error)) return explainDriver(error)
  const [setting, place] = describePlace(where)
  const remedy = error.kind === 'storeTooOld' ? `run ${printCommand('migrate', where)}` : remedyOf(error.kind, where)
  return `${setting}: ${error.message} (${place})${remedy === undefined ? '' : `; ${remedy}`}`
}

/** Rejects with a `CommandError` when there is no data folder, for commands that read one and must not make it. */
export async function requireData({ data, store }: Place): Promise<void> {
  if (store.kind !== 'sqlite' || store.directory !== undefined) return
  const found = await stat(data).catch(() => undefined)
  if (found === undefined)
    throw new CommandError(`data: there is no folder ${data}; choose the one of your node with --data`)
}

/** An error of the file system or the store while opening the data directory or the database, as what to change. */
export function explainData(error: unknown, where: Place): unknown {
  if (error instanceof StoreError) return new CommandError(explainStore(error, where))
  if (error instanceof WrongChain) {
    const [setting, place] = describePlace(where)
    const made =
      'other settings have made it (--accounts, --balance, --chain-id, ...): give the same, --fresh, or another --data'
    return new CommandError(`${setting}: ${error.message} (${place}); ${made}`)
  }
  if (error instanceof UnreadableFile) {
    return new CommandError(`data: ${error.message}; move it away, and the next start makes another`)
  }
  const code = systemCodeOf(error)
  if (code === undefined) return error
  return new CommandError(`data: the directory ${where.data} cannot be used (${code}); ${OTHER_FOLDER}`)
}

/** What the user is told: never a stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof CommandError || error instanceof RangeError) return error.message
  if (error instanceof KeyError) return error.message
  if (error instanceof StoreError && lacksDriver(error)) return explainDriver(error)
  const text = error instanceof Error ? error.message : String(error)
  return `unexpected failure: ${text.split('\n')[0] ?? ''}`
}
