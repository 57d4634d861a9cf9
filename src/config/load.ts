import { resolve } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { readRegularFile } from '../base/readRegularFile.ts'
import { shortJson } from '../base/shortJson.ts'
import { hasPublicChainId, publicNetworkOf } from '../chainspec/network.ts'
import { PREDEPLOY_RULES } from '../chainspec/predeploys.ts'
import type { StoreLocation } from '../storage/engines.ts'
import { describeProblem } from './contractsFile.ts'
import { remedyOfUnknown } from './remedyOfUnknown.ts'
import {
  type Basis,
  type Config,
  FORK_POINTS,
  flagOf,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingName,
  variableOf,
} from './settings.ts'
import { ownNetworksOf } from './upstreams.ts'
import { FILE_VARIABLE, findVariables } from './variables.ts'

export type { Config } from './settings.ts'

/** Invalid settings. Each problem names the setting, the expected value, the given one and the fix. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options)
    this.problems = problems
  }
}

export interface LoadOptions {
  /** By setting name, from the command line. */
  readonly flags?: Readonly<Record<string, unknown>>
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly workingDirectory?: string
}

export interface LoadedConfig {
  readonly config: Config
  /** The source of each setting: `--port`, `SCION_PORT`, a file's name or `default`. */
  readonly sources: Readonly<Record<SettingName, string>>
}

interface SettingSource {
  readonly origin: (name: SettingName) => string
  readonly values: Readonly<Record<string, unknown>>
}

/** Maximum number of endpoints of a fork. */
const MAX_FORK_URLS = 8

const DEFAULT_FILE = 'scion.config.yaml'

/** Maximum length of a value in a message, in characters. */
const SHOWN_CHARACTERS = 100

const show = (raw: unknown): string => shortJson(raw, SHOWN_CHARACTERS)

/** Returns the file's text; undefined if an optional file does not exist. */
function readSettingsFile(path: string, need: 'required' | 'optional'): string | undefined {
  try {
    return readRegularFile(path).toString('utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    if (code === 'ENOENT' && need === 'optional') return undefined
    throw new ConfigError([
      `config: must name a readable file, got ${path} (${code}); change --config or ${FILE_VARIABLE}`,
    ])
  }
}

function parseSettingsFile(text: string, path: string, problems: string[]): SettingSource {
  const document = parseDocument(text, { intAsBigInt: true })
  const defect = document.errors[0]
  if (defect !== undefined) {
    const reason = defect.message.includes('call stack')
      ? 'its nesting, which is too deep'
      : defect.message.split('\n')[0]
    throw new ConfigError([`config: must name a YAML file, got ${path}; fix ${reason}`], { cause: defect })
  }
  const values = resolveAliases(document, path) ?? {}
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    const problem = `config: must name a file of settings like "port: 4444", got ${show(values)}`
    throw new ConfigError([`${problem}; change ${path}`])
  }
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(SETTINGS, key)) continue
    problems.push(`${key}: unknown setting in ${path}; ${remedyOfUnknown(key, SETTING_NAMES)}`)
  }
  return { origin: () => path, values: { ...values } }
}

/** Returns the values of a document. Throws a `ConfigError` for aliases without a value, or of too many values. */
function resolveAliases(document: Document, path: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    const problem = `config: must name a YAML file whose aliases name few values before them, got ${path}`
    throw new ConfigError([`${problem}; write the values in place of the aliases`], { cause: error })
  }
}

function findSources(
  { flags = {}, environment, workingDirectory = '.' }: LoadOptions,
  problems: string[],
): SettingSource[] {
  const { file, values } = findVariables(environment)
  const sources: SettingSource[] = [
    { origin: (name) => `--${flagOf(name)}`, values: flags },
    { origin: variableOf, values },
  ]
  const asked = typeof flags.config === 'string' ? flags.config : file
  const path = resolve(workingDirectory, asked ?? DEFAULT_FILE)
  const text = readSettingsFile(path, asked === undefined ? 'optional' : 'required')
  if (text !== undefined) sources.push(parseSettingsFile(text, asked ?? DEFAULT_FILE, problems))
  return sources
}

interface Choosing {
  /** The strongest first. */
  readonly sources: readonly SettingSource[]
  /** The settings that defaults depend on. */
  readonly basis: Basis
  /** Receives a text for an invalid value. */
  readonly problems: string[]
}

/** Returns a setting's value from the strongest source. An invalid value is a problem and counts as the default. */
function choose<T>(name: SettingName, setting: Setting<T>, { sources, basis, problems }: Choosing) {
  const source = sources.find(({ values }) => Object.hasOwn(values, name) && values[name] !== undefined)
  const fallback = setting.fallback instanceof Function ? setting.fallback(basis) : setting.fallback
  if (source === undefined) return { value: fallback, origin: 'default' }
  const raw = source.values[name]
  const value = setting.kind.read(raw)
  const origin = source.origin(name)
  const shown = setting.kind.isSecret === true ? 'an invalid value' : show(raw)
  if (value === undefined) {
    const suggested = setting.kind.suggest?.(raw)
    const fix = suggested === undefined ? `change ${origin}` : `did you mean "${suggested}"? Change ${origin}`
    problems.push(`${name}: must be ${setting.kind.expected}, got ${shown}; ${fix}`)
  }
  return { value: value ?? fallback, origin }
}

/** Makes the first served network the default one, if the default is not served. */
function withServedDefault(config: Config): Config {
  const first = config.networks[0]
  if (first === undefined || config.networks.includes(config.defaultNetwork)) return config
  return { ...config, defaultNetwork: first }
}

/** Adds the password of libpq's variable to stores without one, since workers, which connect as well, have no such variable. */
function withPasswords(config: Config, environment: LoadOptions['environment'] = process.env): Config {
  const { PGPASSWORD: password = '' } = environment
  const complete = (location: StoreLocation): StoreLocation =>
    location.kind === 'postgres' && location.address.password === ''
      ? { ...location, address: { ...location.address, password } }
      : location
  const { store, readStore } = config
  return { ...config, store: complete(store), readStore: readStore === 'none' ? readStore : complete(readStore) }
}

/** Checks combinations of settings that are valid one by one. */
function checkTogether(config: Config): string[] {
  const problems: string[] = []
  if (config.networks.length === 0)
    problems.push('networks: must name at least one network, got none; add regtest, for example')
  else if (!config.networks.includes(config.defaultNetwork)) {
    problems.push(
      `defaultNetwork: must be one of the served networks (${config.networks.join(', ')}), got ${config.defaultNetwork}; change it, or add ${config.defaultNetwork} to networks`,
    )
  }
  problems.push(
    ...checkSandbox(config),
    ...checkNetwork(config),
    ...checkCodeSize(config),
    ...checkPublicSandbox(config),
    ...checkCompat(config),
    ...checkContracts(config),
    ...checkMemory(config),
    ...checkDriver(config),
    ...checkProcesses(config),
    ...checkFork(config),
    ...checkUpstream(config),
    ...checkFollow(config),
  )
  problems.push(...checkReadStore(config))
  problems.push(...checkAdmin(config), ...checkTls(config))
  if (config.open && config.profile === 'hosted') {
    problems.push(
      'open: must be false in profile hosted, got true; remove it, and create keys with "scion keys create"',
    )
  }
  return problems
}

/** Requires one limit of the size of contracts. */
function checkCodeSize({ codeSizeLimit, unlimitedCodeSize }: Config): string[] {
  if (codeSizeLimit === 'none' || !unlimitedCodeSize) return []
  return ['codeSizeLimit: must not be set with unlimitedCodeSize; remove one of them']
}

/** Requires that a chain id belongs to one chain, and is not that of a public network. */
function checkSandbox({ chainId, network, networks, genesis }: Config): string[] {
  if (chainId === 'none') return []
  const owner = publicNetworkOf(chainId)
  if (owner !== undefined && owner !== network) {
    return [
      `chainId: must not be 30 or 31, which are mainnet's and testnet's, got ${chainId}; choose another one, or run "scion dev --network ${owner}"`,
    ]
  }
  if (genesis === 'real') return [`chainId: must not be set with genesis real, got ${chainId}; remove it`]
  if (networks.length === 1) return []
  return [`chainId: must come with exactly one network, got ${networks.join(', ')}; set networks to one of them`]
}

function checkNetwork({ network, profile }: Config): string[] {
  if (network === 'none' || profile === 'dev') return []
  return [`network: must not be set in profile ${profile}, got ${network}; set networks, or run "scion dev"`]
}

/**
 * To clients a sandbox with the chain id 30 or 31 looks like mainnet or testnet, while anyone can spend from its funded
 * accounts, and what they sign for it is valid on the real network.
 */
function checkPublicSandbox(config: Config): string[] {
  const { profile, genesis, chainId, allowPublicIds } = config
  if (profile !== 'hosted' || genesis === 'real' || chainId !== 'none' || allowPublicIds) return []
  const found = ownNetworksOf(config).filter(hasPublicChainId)
  if (found.length === 0) return []
  return [
    `networks: must not be sandboxes of public networks in profile hosted, got ${found.join(', ')}; use regtest, --genesis real, or --allow-public-ids`,
  ]
}

function checkTls({ tlsCert, tlsKey }: Config): string[] {
  if ((tlsCert === 'none') === (tlsKey === 'none')) return []
  const [missing, given] = tlsCert === 'none' ? ['tlsCert', 'tlsKey'] : ['tlsKey', 'tlsCert']
  return [`${missing}: must come with ${given}, got none; set both or neither`]
}

/** Requires that only a sandbox on a developer's computer loses its chain when it ends. */
function checkMemory({ store, profile }: Config): string[] {
  if (store.kind !== 'memory' || profile === 'dev') return []
  return [`store: must not be memory in profile ${profile}; set sqlite, or run "scion dev"`]
}

function checkDriver({ sqliteDriver, store }: Config): string[] {
  if (sqliteDriver === 'node' || store.kind === 'sqlite') return []
  const place = store.kind === 'memory' ? 'data in memory' : 'PostgreSQL in store'
  return [`sqliteDriver: must be node with ${place}, got ${sqliteDriver}; remove it`]
}

function checkProcesses({ processes, store }: Config): string[] {
  if (processes === 1 || store.kind === 'postgres') return []
  return [`processes: must be 1 without PostgreSQL, got ${processes}; remove it, or set store to a postgres:// URL`]
}

/** Requires that a standby has the name and the roles of its primary's database. */
function checkReadStore({ store, readStore }: Config): string[] {
  if (readStore === 'none') return []
  if (store.kind !== 'postgres' || readStore.kind !== 'postgres')
    return ['readStore: must be a standby of PostgreSQL in store, got another database; set both to postgres:// URLs']
  const [here, there] = [store.address.database, readStore.address.database]
  return here === there ? [] : [`readStore: must name the database of store, ${here}, got ${there}; change one of them`]
}

/** Requires a token for the admin server. */
function checkAdmin({ adminPort, adminToken, adminTokenFile }: Config): string[] {
  if (adminToken !== 'none' && adminTokenFile !== 'none') {
    return [`adminTokenFile: must be none if adminToken is set, got ${adminTokenFile}; remove one of them`]
  }
  if (adminPort === 'none' || adminToken !== 'none' || adminTokenFile !== 'none') return []
  const remedy =
    'set SCION_ADMIN_TOKEN to the output of `openssl rand -hex 32`, or write it to a file for adminTokenFile'
  return [`adminPort: must come with adminToken or adminTokenFile, got none; ${remedy}`]
}

/** Requires that only a sandbox of one process forks: the fork's blocks and state are of no use to others. */
function checkFork(config: Config): string[] {
  const { forkUrl, profile, genesis, store, chainId } = config
  const points = FORK_POINTS.filter((name) => config[name] !== 'none')
  if (forkUrl.length === 0) return checkNoFork(config, points)
  const problems: string[] = []
  if (profile !== 'dev') problems.push(`forkUrl: must not be set in profile ${profile}; remove it, or run "scion dev"`)
  if (forkUrl.length > MAX_FORK_URLS)
    problems.push(`forkUrl: must be at most ${MAX_FORK_URLS} URLs, got ${forkUrl.length}; remove some`)
  if (genesis === 'real') problems.push('forkUrl: must not be set with genesis real; remove one of them')
  if (store.kind === 'postgres') problems.push('forkUrl: must not be set with PostgreSQL in store; remove one of them')
  if (chainId !== 'none') problems.push('chainId: must not be set with forkUrl; set forkChainId instead')
  if (points.length > 1) problems.push(`${points[1]}: must not be set with ${points[0]}; remove one of them`)
  return problems
}

/** Requires that networks of other nodes are served, and have nothing of a sandbox. */
function checkUpstream({ upstream, networks, profile, chainId, forkUrl }: Config): string[] {
  if (upstream.length === 0) return []
  const problems = upstream.flatMap(({ network }) =>
    networks.includes(network) ? [] : [`upstream: must have served networks, got ${network}; add it to networks`],
  )
  if (profile === 'dev')
    problems.push(
      'upstream: must not be set in profile dev; remove it, or run "scion start", or "scion dev --fork-url"',
    )
  if (forkUrl.length > 0) problems.push('upstream: must not be set with forkUrl; remove one of them')
  if (chainId !== 'none') problems.push('chainId: must not be set with upstream; remove one of them')
  return problems
}

/** Requires that followed networks are served from one source, and have nothing of a sandbox. */
function checkFollow({ follow, upstream, networks, profile, chainId, forkUrl, mining, backfill }: Config): string[] {
  if (follow.length === 0) return backfill ? ['backfill: must come with follow; set it, or remove backfill'] : []
  const problems = follow.flatMap(({ network }) => {
    if (!networks.includes(network)) return [`follow: must have served networks, got ${network}; add it to networks`]
    const isBoth = upstream.some((one) => one.network === network)
    return isBoth ? [`follow: must not have networks of upstream, got ${network}; remove one of them`] : []
  })
  if (profile === 'dev') problems.push('follow: must not be set in profile dev; remove it, or run "scion start"')
  if (forkUrl.length > 0) problems.push('follow: must not be set with forkUrl; remove one of them')
  const hasOwnBlocks = networks.some((name) => ![...follow, ...upstream].some(({ network }) => network === name))
  if ('intervalMs' in mining && !hasOwnBlocks)
    problems.push('mining: must not have an interval with follow, whose blocks are those of other nodes; remove it')
  if (chainId !== 'none') problems.push('chainId: must not be set with follow; remove one of them')
  return problems
}

/** Requires that settings which change a fork are not ignored. */
function checkNoFork({ forkChainId, offline }: Config, points: readonly SettingName[]): string[] {
  const names: SettingName[] = [...points]
  if (forkChainId !== 'none') names.push('forkChainId')
  if (offline) names.push('offline')
  return names.map((name) => `${name}: must come with forkUrl; set it, or remove ${name}`)
}

/** Ethereum's answers are for development tools, never for clients that expect Rootstock. */
function checkCompat({ compat, profile, genesis, minimumGasPrice }: Config): string[] {
  if (compat === 'rootstock') return []
  const problems: string[] = []
  if (profile !== 'dev')
    problems.push(`compat: must be rootstock in profile ${profile}, got ${compat}; set profile to dev`)
  if (genesis === 'real')
    problems.push(`compat: must be rootstock with genesis real, got ${compat}; set genesis to sandbox`)
  if (minimumGasPrice === 0n) {
    problems.push(`minimumGasPrice: must be more than 0 with compat ${compat}, got 0; remove it for the default`)
  }
  return problems
}

/** Requires that contracts are for the genesis block of a sandbox, and that their file has no defect. */
function checkContracts(config: Config): string[] {
  const { predeploys, predeploy, genesis, forkUrl, unlimitedCodeSize, withoutRule } = config
  const place = genesis === 'real' ? 'genesis real' : forkUrl.length > 0 ? 'forkUrl' : undefined
  const names = [...(predeploys ? ['predeploys'] : []), ...(predeploy === 'none' ? [] : ['predeploy'])]
  if (place !== undefined) return names.map((name) => `${name}: must not be set with ${place}; remove one of them`)
  if (predeploys && withoutRule.some((rule) => PREDEPLOY_RULES.includes(rule))) {
    return [
      `predeploys: must not be set without ${PREDEPLOY_RULES.join(' or ')}, which Permit2 needs; change withoutRule`,
    ]
  }
  const problem = predeploy === 'none' ? undefined : describeProblem(predeploy, { unlimitedCodeSize })
  return problem === undefined ? [] : [`predeploy: ${problem}`]
}

/** The settings on which defaults of others depend, without any source. */
const USUAL: Basis = { profile: 'local', compat: 'rootstock', genesis: 'sandbox', upstream: [], follow: [] }

function chooseAll(names: readonly SettingName[], choosing: Choosing) {
  const chosen = names.map((name) => {
    const setting = SETTINGS[name] as Setting<unknown> // each agrees with its own kind, which the union does not know
    return [name, choose(name, setting, choosing)] as const
  })
  if (choosing.problems.length > 0) throw new ConfigError(choosing.problems)
  return chosen
}

/**
 * Returns some settings, whose defaults depend on no other one. For commands beside a running node, whose profile they do not
 * know: combinations with other settings are not checked. Throws a `ConfigError`.
 */
export function loadSettings<Name extends SettingName>(
  names: readonly Name[],
  options: LoadOptions = {},
): Pick<Config, Name> {
  const problems: string[] = []
  const chosen = chooseAll(names, { sources: findSources(options, problems), basis: USUAL, problems })
  return Object.fromEntries(chosen.map(([name, { value }]) => [name, value])) as Pick<Config, Name>
}

/**
 * Returns the settings in effect. Flags override variables, variables the file, and the file the defaults.
 * Throws a `ConfigError` that lists every invalid setting, and every unknown one of the file.
 */
export function loadConfig(options: LoadOptions = {}): LoadedConfig {
  const problems: string[] = []
  const found = findSources(options, problems)
  // The problems of these five are reported below, where every setting is chosen.
  const first: Choosing = { sources: found, basis: USUAL, problems: [] }
  const { value: profile } = choose('profile', SETTINGS.profile, first)
  const { value: compat } = choose('compat', SETTINGS.compat, first)
  const { value: upstream } = choose('upstream', SETTINGS.upstream, first)
  const { value: follow } = choose('follow', SETTINGS.follow, first)
  const { value: genesis } = choose('genesis', SETTINGS.genesis, { ...first, basis: { ...USUAL, follow } })
  const choosing: Choosing = { sources: found, basis: { profile, compat, genesis, upstream, follow }, problems }
  const chosen = chooseAll(SETTING_NAMES, choosing)
  // Every name of the table is there, each with a value of its kind: what `Config` says.
  const given = Object.fromEntries(chosen.map(([name, { value }]) => [name, value])) as Config
  const sources = Object.fromEntries(chosen.map(([name, { origin }]) => [name, origin])) as Record<SettingName, string>
  const served = sources.defaultNetwork === 'default' ? withServedDefault(given) : given
  const config = withPasswords(served, options.environment)
  const conflicts = checkTogether(config)
  if (conflicts.length > 0) throw new ConfigError(conflicts)
  return { config, sources }
}
