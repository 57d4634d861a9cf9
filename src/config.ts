import { resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { readRegularFile } from './base/readRegularFile.ts'
import { suggest } from './base/suggest.ts'
import {
  type Basis,
  type Config,
  flagOf,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingName,
  variableOf,
} from './config/settings.ts'

import { hasPublicChainId } from './network/network.ts'

export type { Config } from './config/settings.ts'

/** Settings that cannot be used; each problem names the setting, what was expected, what was got and where it stood. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export interface LoadOptions {
  /** By setting name, as the command line gave them; undefined where it did not. */
  readonly flags?: Readonly<Record<string, unknown>>
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly workingDirectory?: string
}

export interface LoadedConfig {
  readonly config: Config
  /** Where each setting came from: `--port`, `SCION_PORT`, a file's name or `default`. */
  readonly sources: Readonly<Record<SettingName, string>>
}

interface Source {
  readonly origin: (name: SettingName) => string
  readonly values: Readonly<Record<string, unknown>>
}

const DEFAULT_FILE = 'scion.config.yaml'
const FILE_VARIABLE = 'SCION_CONFIG'
/** Variables that are no settings; SCION_URL is where programs find a node. */
const OTHER_VARIABLES = [FILE_VARIABLE, 'SCION_URL']

function show(raw: unknown): string {
  const printable = JSON.stringify(raw, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
  return (printable ?? String(raw)).slice(0, 100)
}

function readVariables(environment: Readonly<Record<string, string | undefined>>, problems: string[]): Source {
  const known = new Map(SETTING_NAMES.map((name) => [variableOf(name), name]))
  const values: Record<string, unknown> = {}
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith('SCION_') || OTHER_VARIABLES.includes(variable) || value === undefined) continue
    const name = known.get(variable)
    if (name === undefined)
      problems.push(`${variable}: there is no such setting${suggest(variable, [...known.keys()])}`)
    else values[name] = value
  }
  return { origin: variableOf, values }
}

/** The file's text; undefined when nobody asked for a file and the default one is not there. */
function readSettingsFile(path: string, isAskedFor: boolean): string | undefined {
  try {
    return readRegularFile(path).toString('utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    if (code === 'ENOENT' && !isAskedFor) return undefined
    throw new ConfigError([`config: the settings file ${path} cannot be read (${code})`])
  }
}

function parseSettingsFile(text: string, path: string, problems: string[]): Source {
  const document = parseDocument(text, { intAsBigInt: true })
  const defect = document.errors[0]
  if (defect !== undefined) throw new ConfigError([`${path}: ${defect.message.split('\n')[0]}`])
  const values: unknown = document.toJS() ?? {}
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new ConfigError([`${path}: expected settings like "port: 4444", got ${show(values)}`])
  }
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(SETTINGS, key)) continue
    problems.push(`${key}: there is no such setting${suggest(key, SETTING_NAMES)} (from ${path})`)
  }
  return { origin: () => path, values: { ...values } }
}

function findSources(
  { flags = {}, environment = process.env, workingDirectory = '.' }: LoadOptions,
  problems: string[],
) {
  const sources: Source[] = [
    { origin: (name) => `--${flagOf(name)}`, values: flags },
    readVariables(environment, problems),
  ]
  const asked = typeof flags.config === 'string' ? flags.config : environment[FILE_VARIABLE]
  const path = resolve(workingDirectory, asked ?? DEFAULT_FILE)
  const text = readSettingsFile(path, asked !== undefined)
  if (text !== undefined) sources.push(parseSettingsFile(text, asked ?? DEFAULT_FILE, problems))
  return sources
}

/** The strongest source's value of one setting; a bad one is a problem and counts as the default. */
function choose<T>(
  name: SettingName,
  setting: Setting<T>,
  sources: readonly Source[],
  basis: Basis,
  problems: string[],
) {
  const source = sources.find(({ values }) => Object.hasOwn(values, name) && values[name] !== undefined)
  const fallback = setting.fallback instanceof Function ? setting.fallback(basis) : setting.fallback
  if (source === undefined) return { value: fallback, origin: 'default' }
  const raw = source.values[name]
  const value = setting.kind.read(raw)
  const origin = source.origin(name)
  const shown = setting.kind.isSecret === true ? 'something else' : show(raw)
  if (value === undefined) problems.push(`${name}: expected ${setting.kind.expected}, got ${shown} (from ${origin})`)
  return { value: value ?? fallback, origin }
}

/** Whoever serves other networks only need not name the default one, too. */
function withServedDefault(config: Config): Config {
  const first = config.networks[0]
  if (first === undefined || config.networks.includes(config.defaultNetwork)) return config
  return { ...config, defaultNetwork: first }
}

/** What no single setting can see; skipped while single ones are bad. */
function checkTogether(config: Config): string[] {
  const problems: string[] = []
  if (config.networks.length === 0) problems.push('networks: expected at least one network, got none')
  else if (!config.networks.includes(config.defaultNetwork)) {
    problems.push(
      `defaultNetwork: expected one of the served networks (${config.networks.join(', ')}), got ${config.defaultNetwork}`,
    )
  }
  problems.push(
    ...checkSandbox(config),
    ...checkPublicSandbox(config),
    ...checkCompat(config),
    ...checkDriver(config),
    ...checkProcesses(config),
  )
  problems.push(...checkReadStore(config))
  problems.push(...checkAdmin(config), ...checkTls(config))
  if (config.open && config.profile === 'hosted') problems.push('open: expected false in profile hosted, got true')
  return problems
}

/** A chain id of one's own is one chain's, and none that money is on. */
function checkSandbox({ chainId, networks, genesis }: Config): string[] {
  if (chainId === 'none') return []
  if (chainId === 30 || chainId === 31) return [`chainId: expected none of the public networks, got ${chainId}`]
  if (genesis === 'real') return ['chainId: expected none with genesis real, whose networks have their own']
  return networks.length === 1 ? [] : [`chainId: expected with one network, got ${networks.join(', ')}`]
}

/**
 * To clients a sandbox with the chain id 30 or 31 looks like mainnet or testnet, while anyone can spend from its funded
 * accounts, and what they sign for it is valid on the real network.
 */
function checkPublicSandbox({ profile, genesis, chainId, networks, allowPublicSandbox }: Config): string[] {
  if (profile !== 'hosted' || genesis === 'real' || chainId !== 'none' || allowPublicSandbox) return []
  const found = networks.filter(hasPublicChainId)
  if (found.length === 0) return []
  return [
    `networks: must not be sandboxes of public networks in profile hosted, got ${found.join(', ')}; use regtest, --genesis real, or --allow-public-sandbox`,
  ]
}

function checkTls({ tlsCert, tlsKey }: Config): string[] {
  if ((tlsCert === 'none') === (tlsKey === 'none')) return []
  return tlsCert === 'none' ? ['tlsCert: expected with tlsKey, got none'] : ['tlsKey: expected with tlsCert, got none']
}

function checkDriver({ sqliteDriver, store }: Config): string[] {
  if (sqliteDriver === 'node' || store.kind === 'sqlite') return []
  return [`sqliteDriver: expected node with a store that is not SQLite, got ${sqliteDriver}`]
}

function checkProcesses({ processes, store }: Config): string[] {
  if (processes === 1 || store.kind === 'postgres') return []
  return [`processes: expected 1 with a store that is not PostgreSQL, got ${processes}`]
}

/** The same database, which streams its own name and roles. */
function checkReadStore({ store, readStore }: Config): string[] {
  if (readStore === 'none') return []
  if (store.kind !== 'postgres' || readStore.kind !== 'postgres')
    return ['readStore: expected a standby of the PostgreSQL in store, got another database']
  const [here, there] = [store.address.database, readStore.address.database]
  return here === there ? [] : [`readStore: expected the database of store, ${here}, got ${there}`]
}

/** Nobody's server is the operator's. */
function checkAdmin({ adminPort, adminToken, adminTokenFile }: Config): string[] {
  if (adminToken !== 'none' && adminTokenFile !== 'none') return ['adminTokenFile: expected none beside adminToken']
  if (adminPort === 'none' || adminToken !== 'none' || adminTokenFile !== 'none') return []
  const remedy =
    'put what `openssl rand -hex 32` prints into SCION_ADMIN_TOKEN, or into a file that adminTokenFile names'
  return [`adminPort: expected with a token, got none; ${remedy}`]
}

/** What looks like Ethereum's is for the tools of who develops, and for nobody who takes it for Rootstock. */
function checkCompat({ compat, profile, genesis, minimumGasPrice }: Config): string[] {
  if (compat === 'rootstock') return []
  const problems: string[] = []
  if (profile !== 'dev') problems.push(`compat: expected rootstock in profile ${profile}, got ${compat}`)
  if (genesis === 'real') problems.push(`compat: expected rootstock with genesis real, got ${compat}`)
  if (minimumGasPrice === 0n) problems.push(`minimumGasPrice: expected more than 0 with compat ${compat}, got 0`)
  return problems
}

/**
 * The effective settings: flags win over variables, variables over the file, the file over the defaults.
 * Throws a `ConfigError` that lists every bad or unknown setting.
 */
export function loadConfig(options: LoadOptions = {}): LoadedConfig {
  const problems: string[] = []
  const found = findSources(options, problems)
  const usual: Basis = { profile: 'local', compat: 'rootstock', genesis: 'sandbox' }
  const { value: profile } = choose('profile', SETTINGS.profile, found, usual, [])
  const { value: compat } = choose('compat', SETTINGS.compat, found, usual, [])
  const { value: genesis } = choose('genesis', SETTINGS.genesis, found, usual, [])
  const chosen = SETTING_NAMES.map((name) => {
    const setting = SETTINGS[name] as Setting<unknown> // each agrees with its own kind, which the union does not know
    return [name, choose(name, setting, found, { profile, compat, genesis }, problems)] as const
  })
  if (problems.length > 0) throw new ConfigError(problems)
  // Every name of the table is there, each with a value of its kind: what `Config` says.
  const given = Object.fromEntries(chosen.map(([name, { value }]) => [name, value])) as Config
  const sources = Object.fromEntries(chosen.map(([name, { origin }]) => [name, origin])) as Record<SettingName, string>
  const config = sources.defaultNetwork === 'default' ? withServedDefault(given) : given
  const conflicts = checkTogether(config)
  if (conflicts.length > 0) throw new ConfigError(conflicts)
  return { config, sources }
}

/** Whether the environment leaves colours on (no-color.org). */
export function wantsColour(environment: LoadOptions['environment'] = process.env): boolean {
  return environment.NO_COLOR === undefined || environment.NO_COLOR === ''
}
