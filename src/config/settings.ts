import { type ProfileName, profileNames } from '../../generated/profiles.ts'
import { DEVELOPMENT_BALANCE_WEI } from '../chainspec/genesisBalances.ts'
import { DERIVATION_PATH } from '../chainspec/mnemonicAccounts.ts'
import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import { RULES } from '../chainspec/rules.ts'
import { MAX_SANDBOX_GAS_LIMIT } from '../chainspec/sandbox.ts'
import { PUBLISHED_MNEMONIC } from '../chainspec/sandboxAccounts.ts'
import { moduleNames, switchableNames } from '../rpc/methodRules.ts'
import { SQLITE_DRIVERS } from '../storage/sqlite/drivers.ts'
import { COMPAT_STYLES, type CompatStyle, chainCompatOf } from './compatStyle.ts'
import {
  adminToken,
  boolean,
  chainId,
  choice,
  contractsFile,
  derivationPath,
  directory,
  endpointUrl,
  hash,
  hostName,
  httpHeader,
  integer,
  limit,
  list,
  mining,
  mnemonic,
  oneOf,
  optional,
  origin,
  proxyAddress,
  quantity,
  rbtc,
  type SettingKind,
  serverUrl,
  storeLocation,
  text,
  timeoutOf,
  UNLIMITED,
  weightOf,
} from './kinds.ts'
import { type FollowUrls, followedNetworks, type UpstreamUrls, upstreams } from './upstreams.ts'

/** One setting; its name is its key in the settings file, and flag and variable follow from it. */
export interface Setting<T> {
  readonly kind: SettingKind<T>
  readonly fallback: T | ((basis: Basis) => T)
  /** One line of `--help`, which adds the default. */
  readonly help: string
  /** Further sentences, for the example file. */
  readonly details: string | undefined
}

/** The settings on which defaults of others depend. */
export interface Basis {
  readonly profile: ProfileName
  readonly compat: CompatStyle
  readonly genesis: 'sandbox' | 'real'
  readonly upstream: readonly UpstreamUrls[]
  readonly follow: readonly FollowUrls[]
}

function setting<T>(
  kind: SettingKind<T>,
  fallback: T | ((basis: Basis) => T),
  help: string,
  details?: string,
): Setting<T> {
  return { kind, fallback, help, details }
}

/** The data folder, in the working directory. */
export const DEFAULT_DATA = '.scion'
const UNBOUNDED = Number.MAX_SAFE_INTEGER
const forProfile =
  <const T>(local: T, hosted: T) =>
  ({ profile }: Basis) =>
    profile === 'hosted' ? hosted : local
/**
 * Returns the default networks: those of other nodes, if there are any. A hosted sandbox with a public chain id needs the
 * setting `allowPublicIds`.
 */
function networksOf({ profile, genesis, upstream, follow }: Basis): readonly NetworkName[] {
  const others = [...upstream, ...follow]
  if (others.length > 0) return others.map(({ network }) => network)
  return profile === 'hosted' && genesis === 'sandbox' ? ['regtest'] : ['mainnet', 'testnet', 'regtest']
}
const forCompat =
  <const R, const E>(rootstock: R, ethereum: E) =>
  ({ compat }: Basis): R | E =>
    chainCompatOf(compat) === 'ethereum' ? ethereum : rootstock
/** The lowest minimum whose maximum price (80 times as much, RSKIP-252) admits 100 gwei, for which keyless deployments are signed. */
const ETHEREUM_GAS_PRICE_WEI = 1_250_000_000n
/** Block gas limit of Hardhat and geth. Tools give a transaction as much without asking. */
const ETHEREUM_GAS_LIMIT = 30_000_000

/**
 * Every setting. Flags, variables, file keys, `--help`, `scion config` and the example file come from this
 * table.
 */
export const SETTINGS = {
  port: setting(integer(0, 65_535), 4444, 'TCP port; 0: any free port'),
  host: setting(hostName, '127.0.0.1', 'address to listen on; 0.0.0.0: all interfaces'),
  tlsCert: setting(
    optional(text),
    'none',
    'PEM file with the TLS certificate chain; enables https and wss',
    'Reloaded when the file changes and on SIGHUP.',
  ),
  tlsKey: setting(optional(text), 'none', 'PEM file with the private key of tlsCert'),
  publicUrl: setting(
    optional(serverUrl),
    'none',
    "public URL of this node, as in its OpenRPC document; none: the request's Host",
    'For example https://rpc.example or https://example/rootstock. X-Forwarded-Host, -Proto and -Prefix count only from trustProxy.',
  ),
  // In the working directory: found beside the project that uses it, deleted with it, and two projects share no chain.
  data: setting(directory, DEFAULT_DATA, 'directory for chains, keys and the local key'),
  store: setting(
    storeLocation,
    { kind: 'sqlite' },
    'database: sqlite (in the data directory), memory (in dev) or a postgres:// URL',
    'Pass a URL with a password in the variable SCION_STORE rather than as a flag.',
  ),
  readStore: setting(
    optional(storeLocation),
    'none',
    'postgres:// URL of a streaming standby for reads',
    'Processes that do not write read from it. All processes continue with it once it is promoted.',
  ),
  sqliteDriver: setting(
    choice(SQLITE_DRIVERS),
    'node',
    'SQLite driver: node or sqlite3',
    'node: node:sqlite (bundled @photostructure/sqlite on Node 20). sqlite3: the npm package of that name, if installed. Both use the same file format. Ignored with PostgreSQL, where it must be node.',
  ),
  networks: setting(list(choice(NETWORK_NAMES)), networksOf, 'networks to serve'),
  defaultNetwork: setting(choice(NETWORK_NAMES), 'regtest', 'network of the path / when no key is required'),
  genesis: setting(
    choice(['sandbox', 'real']),
    ({ follow }) => (follow.length > 0 ? 'real' : 'sandbox'),
    "sandbox: funded development accounts; real: the network's own",
  ),
  network: setting(
    optional(choice(NETWORK_NAMES)),
    'none',
    'network of the sandbox of scion dev; none: regtest, or that of forkUrl',
    "Only for scion dev. The sandbox has the network's chain id, consensus rules, Bridge and REMASC addresses.",
  ),
  allowPublicIds: setting(
    boolean,
    false,
    'let other computers use sandboxes with chain ids 30 and 31',
    'For profile hosted and scion dev. Accounts of sandboxes are public, on what looks like mainnet or testnet.',
  ),
  compat: setting(
    choice(COMPAT_STYLES),
    'rootstock',
    'response style: rootstock, ethereum or hardhat (profile dev only)',
    "Fixed when a sandbox is created. ethereum: reverts are code 3 with data, errors have geth's texts, the REMASC transaction is left out, and gas limits and prices are Ethereum's defaults. hardhat: ethereum with failOnRevert. Chains record it as ethereum, so a chain of either opens with the other.",
  ),
  mining: setting(
    mining,
    { kind: 'auto' },
    'when to mine: auto, manual, interval:MILLISECONDS or mixed:MILLISECONDS (both)',
    'Networks of upstream and follow never mine, nor do mainnet and testnet with genesis real.',
  ),
  order: setting(
    choice(['fees', 'fifo']),
    'fees',
    'order of transactions in mined blocks: fees or fifo',
    'fees: the highest gas price first, as the reference node. fifo: the oldest first.',
  ),
  minimumGasPrice: setting(quantity, forCompat(0n, ETHEREUM_GAS_PRICE_WEI), 'minimum gas price of sandboxes, in wei'),
  accounts: setting(integer(0, 1000), 20, 'number of funded accounts from the mnemonic in sandboxes'),
  mnemonic: setting(
    mnemonic,
    PUBLISHED_MNEMONIC,
    'mnemonic of the funded accounts in sandboxes',
    "regtest's ten accounts are funded as well.",
  ),
  derivationPath: setting(
    derivationPath,
    DERIVATION_PATH,
    'derivation path of the accounts of the mnemonic, without their index',
  ),
  balance: setting(rbtc, DEVELOPMENT_BALANCE_WEI, 'initial balance of each funded account, in RBTC'),
  chainId: setting(
    optional(chainId),
    'none',
    'chain id of the sandbox, 1 to 109 except 30 and 31; none: that of its network',
    'A transaction cannot hold a chain id above 109.',
  ),
  gasLimit: setting(
    optional(integer(3_000_000, Number(MAX_SANDBOX_GAS_LIMIT))),
    forCompat('none', ETHEREUM_GAS_LIMIT),
    "block gas limit of sandboxes, in gas; none: regtest's",
    'Calls may use as much where that is more than callGasCap.',
  ),
  unlimitedCodeSize: setting(boolean, false, 'lift the size limits of contracts, init code and transactions'),
  predeploys: setting(
    boolean,
    false,
    'put Multicall3, Permit2 and three other contracts of most chains into the genesis block of sandboxes',
    'Fixed when a sandbox is created. scion dev does so by default. The others are the deployment proxy of CREATE2, the Safe singleton factory and the ERC-1820 registry.',
  ),
  predeploy: setting(
    optional(contractsFile),
    'none',
    'JSON file of further contracts in the genesis block of sandboxes',
    'By address, with code or initCode, and with storage, balance and nonce if needed. Fixed when a sandbox is created.',
  ),
  codeSizeLimit: setting(
    optional(integer(1, 2 ** 24)),
    'none',
    "maximum size of contracts in sandboxes, in bytes; none: Rootstock's 24576",
    'With a value, init code and transactions have no limit.',
  ),
  withoutRule: setting(
    list(oneOf('consensus rule', RULES)),
    [],
    'consensus rules to disable, for example [rskip559]',
    'Fixed when a chain is created. Blocks that need these rules are rejected.',
  ),
  accountQuota: setting(
    choice(['auto', 'on', 'off']),
    'auto',
    'limit what each account may send: auto, on or off',
    'The quota depends on gas, price, size and nonce; beyond it, transactions are refused with "account exceeds quota". auto: on with genesis real.',
  ),
  submissionIntervalMs: setting(
    integer(0, 3_600_000),
    0,
    'minimum time between two external proofs of work, in ms; 0: no limit',
  ),
  failOnRevert: setting(
    boolean,
    ({ compat }) => compat === 'hardhat',
    'every method that sends a transaction returns an error if it is mined at once and fails',
    'Hardhat does the same. The transaction stays mined. All sends are concerned: signed and unsigned ones, and those of the wallet and of impersonated accounts.',
  ),
  forkUrl: setting(
    list(endpointUrl),
    [],
    'URLs of the chain to fork; mainnet, testnet: their public nodes',
    'Only for scion dev. A fork begins at a block of that chain and executes by its rules. A URL may contain a key, so pass it in the variable SCION_FORK_URL rather than as a flag. If an endpoint fails, the next URL is used.',
  ),
  forkBlockNumber: setting(optional(integer(0, UNBOUNDED)), 'none', 'number of the block to fork; none: the newest'),
  forkBlockHash: setting(optional(hash), 'none', 'hash of the block to fork'),
  forkTransactionHash: setting(
    optional(hash),
    'none',
    'transaction to fork before; earlier ones of its block are mined first',
  ),
  forkHeader: setting(
    list(httpHeader),
    [],
    'headers of requests to forkUrl, as "name: value"',
    'The flag can be repeated. In the variable, commas separate headers.',
  ),
  forkChainId: setting(
    optional(chainId),
    'none',
    'chain id of the fork; none: that of the forked chain',
    'With another chain id, signatures for the fork are invalid on the forked chain.',
  ),
  retries: setting(integer(0, 100), 5, 'maximum number of repetitions of a failed request to forkUrl'),
  timeout: setting(integer(1, 3_600_000), 45_000, 'timeout of a request to forkUrl, in ms'),
  forkRetryBackoff: setting(integer(1, 600_000), 1_000, 'wait before the first repetition, in ms; doubles up to 30 s'),
  computeUnitsPerSecond: setting(
    limit(1_000_000_000),
    850,
    'rate limit of forkUrl, in units/s; a request costs 17; 0: no limit',
    'The unit and its name are those of anvil. 850 are 50 requests per second.',
  ),
  rateLimit: setting(boolean, true, 'limit the rate of requests to forkUrl'),
  storageCaching: setting(boolean, true, 'store the answers of forkUrl on disk for later forks of the block'),
  offline: setting(boolean, false, 'use stored answers only, without requests to forkUrl'),
  cache: setting(
    optional(directory),
    'none',
    'directory of the stored answers of forks; none: ~/.cache/scion',
    'The variable XDG_CACHE_HOME replaces ~/.cache.',
  ),
  upstream: setting(
    upstreams,
    [],
    'networks of other nodes, and their URLs: testnet=URL,URL,mainnet=URL',
    'Blocks, transactions, receipts and logs are read from these nodes and checked. Balances, calls and traces are answered by them. A URL may contain a key, so pass it in the variable SCION_UPSTREAM rather than as a flag. Further URLs of a network are used if one fails or lags behind.',
  ),
  upstreamHeader: setting(
    list(httpHeader),
    [],
    'headers of requests to upstream, as "name: value"',
    'The flag can be repeated. In the variable, commas separate headers.',
  ),
  upstreamPollMs: setting(integer(100, 60_000), 1_000, 'time between two requests for the head of upstream, in ms'),
  upstreamTimeoutMs: setting(integer(100, 600_000), 10_000, 'timeout of a request to upstream, in ms'),
  upstreamHedgeMs: setting(
    optional(integer(10, 60_000)),
    1_000,
    'time after which a second URL of upstream is asked the same, in ms; none: never',
  ),
  upstreamRequestsPerSecond: setting(
    limit(1_000_000),
    UNLIMITED,
    'requests of a process to the URLs of an upstream network per second; 0: no limit',
  ),
  upstreamComparedPercent: setting(
    integer(0, 100),
    0,
    'share of the answers of upstream about the state that are compared, in percent',
    'Two nodes are asked, because no hash proves balances and calls. The log and the metric scion_upstream_differences_total report differences.',
  ),
  upstreamCacheMib: setting(
    integer(0, 1_048_576),
    1_024,
    'maximum size of the stored blocks and receipts of upstream, in MiB; 0: none',
  ),
  follow: setting(
    followedNetworks,
    [],
    'networks of other nodes whose blocks are executed here, and their URLs: mainnet=URL,URL',
    'Each block is read from these nodes, verified and executed, and this node answers by its own state. A ws or wss URL among the others notifies of new heads, which are polled otherwise. The default of genesis is real with it. A URL may contain a key, so pass it in the variable SCION_FOLLOW rather than as a flag.',
  ),
  followHeader: setting(
    list(httpHeader),
    [],
    'headers of requests to follow, as "name: value"',
    'The flag can be repeated. In the variable, commas separate headers.',
  ),
  followPollMs: setting(integer(100, 60_000), 1_000, 'time between two requests for the head of follow, in ms'),
  backfill: setting(
    boolean,
    false,
    'read all blocks below an imported state from follow, without their receipts and states',
    'They are read while the node is up to date, and checked by their hashes, work and roots. Without it, only the blocks that execution reads are.',
  ),
  allowDeepReorg: setting(boolean, false, 'follow reorganisations of more than 4,000 blocks, for one start'),
  profile: setting(
    choice(profileNames),
    'local',
    'methods to serve: local, hosted, node or dev',
    "local: for use on this computer. hosted: an endpoint for other users. node: the reference node's defaults. dev: every method.",
  ),
  enable: setting(
    list(oneOf('method or module', switchableNames, moduleNames)),
    [],
    'methods and modules to serve in addition, for example debug',
  ),
  disable: setting(
    list(oneOf('method or module', switchableNames, moduleNames)),
    [],
    'methods and modules not to serve',
  ),
  exposeOwnerMethods: setting(
    boolean,
    false,
    'serve wallet, admin and control methods to every authenticated client',
    'By default only direct clients of this computer may use them, and on chain ids 30 and 31 only in scion dev.',
  ),
  wallet: setting(
    choice(['auto', 'on', 'off']),
    'auto',
    'accounts that the node signs for: auto, on or off',
    'auto: on in profiles node and dev, on development chains. For remote clients, and on chain ids 30 and 31 outside scion dev, only with exposeOwnerMethods. Never in profile hosted.',
  ),
  open: setting(
    boolean,
    false,
    'serve clients of this computer without a key',
    'The Host header must name this computer or one of allowedHosts.',
  ),
  allowedHosts: setting(list(hostName), [], 'further Host names that clients may use without a key'),
  trustProxy: setting(
    list(proxyAddress),
    [],
    'proxies whose X-Forwarded-For or Forwarded is trusted',
    'IP addresses, ranges or loopback. Wallet, admin and control methods are off while it is set.',
  ),
  cors: setting(
    list(origin),
    [],
    'origins of web pages that may call this node',
    'In profiles local and dev, pages of this computer may call it as well.',
  ),
  requestsPerSecond: setting(
    optional(integer(0, UNBOUNDED)),
    'none',
    'default rate limit per key, in requests/s; 0: no limit',
    "A call counts as its method's weight, a batch as the sum of its calls. Keys may have limits of their own.",
  ),
  requestsPerDay: setting(
    optional(integer(0, UNBOUNDED)),
    'none',
    'default limit per key, in requests/UTC day; 0: no limit',
    'Counts as requestsPerSecond does.',
  ),
  ownerRequestsPerDay: setting(
    optional(integer(0, UNBOUNDED)),
    25_000,
    'default limit for all keys of an owner, in requests/UTC day; 0: no limit',
  ),
  keysPerOwner: setting(limit(1_000_000), 4, 'default maximum number of valid keys per owner'),
  methodWeights: setting(
    list(weightOf(switchableNames)),
    [],
    'requests that a call counts as, by method or module',
    'For example eth_getLogs=20. Replaces the weights of the OpenRPC document in the limits of keys.',
  ),
  usageDays: setting(integer(1, 36_500), 400, 'days to keep the usage of keys, by day and method'),
  httpStatusOfErrors: setting(
    choice(['ok', 'reference']),
    'ok',
    'HTTP status of JSON-RPC errors: ok or reference',
    'ok: 200. reference: 400 with codes -32700, -32600 and -32602, as the reference node.',
  ),
  batchLimit: setting(limit(10_000), 100, 'maximum number of requests in a batch'),
  bodyLimitBytes: setting(limit(2 ** 30), 5 * 2 ** 20, 'maximum size of a request body, in bytes'),
  messageLimitBytes: setting(
    limit(2 ** 30),
    2 * 2 ** 20,
    'maximum size of a WebSocket message, in bytes',
    'A message is parsed in one step. The connection of a longer one is closed with code 1009.',
  ),
  requestLimitBytes: setting(
    limit(2 ** 30),
    512 * 2 ** 10,
    'maximum size in bytes of one request, also of each one in a batch',
    'Methods with x-max-bytes in the OpenRPC document have that limit instead.',
  ),
  requestLimitValues: setting(
    limit(2 ** 30),
    20_000,
    'maximum number of JSON values in a request',
    'Counts objects, arrays, members and items. Methods with x-max-values in the OpenRPC document have that limit instead.',
  ),
  bodyPiecesLimit: setting(
    limit(2 ** 30),
    4096,
    'maximum number of short pieces in a body or message',
    'Applies to chunks, frames and segments that have fewer than 64 bytes on average.',
  ),
  receivedLimitBytes: setting(
    limit(2 ** 40),
    64 * 2 ** 20,
    'maximum size of all bodies and messages being received, in bytes',
    'Beyond it, the connection that holds most is refused with 503. A WebSocket is closed with code 1013.',
  ),
  responseLimitBytes: setting(
    integer(0, 2 ** 30),
    10 * 2 ** 20,
    'maximum size of a response, batches included, in bytes; 0: no limit',
  ),
  callTimeoutMs: setting(integer(0, 2 ** 31 - 1), 5000, 'timeout of a call, in ms; 0: no limit'),
  methodTimeoutsMs: setting(
    list(timeoutOf(switchableNames)),
    [],
    'timeouts by method or module, in ms; 0: no limit',
    'For example eth_getLogs=20000.',
  ),
  callGasCap: setting(quantity, 10_000_000n, 'maximum gas of eth_call; 0: no limit'),
  maxConnections: setting(
    limit(1_000_000),
    1000,
    'maximum number of open connections',
    'Beyond it, a new connection replaces one without a valid key, or an idle one, of the client that has most of them.',
  ),
  connectionsPerAddress: setting(
    limit(1_000_000),
    UNLIMITED,
    'maximum number of connections per IPv4 address or IPv6 /64 network',
    'The proxies of trustProxy have no such limit.',
  ),
  connectionsPerKey: setting(
    limit(1_000_000),
    500,
    'maximum number of connections per key',
    'Counts connections whose last request had the key. Beyond it, an idle one is closed, or the new one is refused with 429.',
  ),
  unsentLimitBytes: setting(
    limit(2 ** 40),
    256 * 2 ** 20,
    'maximum size of all unsent responses, in bytes',
    'Beyond it, the slowest readers are disconnected. Bounds responses being built by the same size.',
  ),
  webSocketsPerKey: setting(limit(1_000_000), 100, 'maximum number of WebSocket connections per key'),
  subscriptionsPerWebSocket: setting(limit(1_000_000), 100, 'maximum number of subscriptions per WebSocket connection'),
  subscriptionsPerKey: setting(
    limit(10_000_000),
    1000,
    'maximum number of subscriptions per key',
    'A subscription to logs counts as one more for each 100 of its addresses and topics.',
  ),
  controlFramesPerSecond: setting(
    limit(1_000_000),
    10,
    'maximum rate of pings and pongs per WebSocket, in frames/s',
    'A client that sends more is disconnected.',
  ),
  stopGraceMs: setting(integer(0, 3_600_000), 10_000, 'time for running requests to finish when the node stops, in ms'),
  durability: setting(
    choice(['process', 'power']),
    'process',
    'failure that acknowledged transactions survive: process or power',
    'process: the process is killed. power: the computer loses power, too (each write is synced).',
  ),
  logLevel: setting(
    choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    forProfile('warn', 'info'),
    'minimum log level; info logs each request',
  ),
  logSlowCallsMs: setting(
    integer(0, 2 ** 31 - 1),
    ({ profile }) => (profile === 'dev' ? 0 : 1_000),
    'duration from which on a call is logged as slow, in ms; 0: none',
    'At most 10 lines in 10 s, without parameters.',
  ),
  clientVersion: setting(optional(text), 'none', "result of web3_clientVersion; none: Scion's name and version"),
  readyHeadAgeSeconds: setting(
    optional(integer(1, 2 ** 31 - 1)),
    'none',
    'maximum age of the head for GET /ready to return 200, in s; none: any',
  ),
  addressFile: setting(
    optional(text),
    'none',
    'file to which the node writes its URL when it listens; none: no file',
    'scion health reads the URL from it. The file stays when the node stops.',
  ),
  standby: setting(
    boolean,
    false,
    'wait for the process that holds the data, and take over when it ends',
    'On PostgreSQL, the standby serves reads meanwhile. It also takes over when the writer has lost its lease.',
  ),
  processes: setting(
    integer(1, 64),
    1,
    'number of processes that serve the port, over PostgreSQL',
    'The second and further processes add 1, 2, ... to adminPort.',
  ),
  adminPort: setting(
    optional(integer(0, 65_535)),
    'none',
    'TCP port of the admin server and GET /metrics; 0: any; none: no server',
  ),
  adminHost: setting(hostName, '127.0.0.1', 'address that the admin server listens on'),
  adminToken: setting(
    optional(adminToken),
    'none',
    'token that the admin server requires (Authorization: Bearer TOKEN)',
    'Pass it in the variable SCION_ADMIN_TOKEN or with adminTokenFile rather than as a flag.',
  ),
  adminTokenFile: setting(optional(text), 'none', 'file that contains the adminToken'),
} as const

export type SettingName = keyof typeof SETTINGS

/** The headings of the table. Each begins with a setting and ends at the next heading. */
const HEADINGS: Readonly<Partial<Record<SettingName, string>>> = {
  port: 'Address and data',
  networks: 'Chains',
  forkUrl: 'Forks',
  upstream: 'Networks of other nodes',
  profile: 'Methods',
  open: 'Access',
  requestsPerSecond: 'Limits',
  stopGraceMs: 'Running',
  readyHeadAgeSeconds: 'Operation',
}

/** The effective settings. */
export type Config = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never
}

/** The settings that select the block to fork, of which one at most is set. */
export const FORK_POINTS = [
  'forkBlockNumber',
  'forkBlockHash',
  'forkTransactionHash',
] as const satisfies readonly SettingName[]

/** The settings by which a program of this computer finds the node. */
export const ADDRESS_SETTINGS = ['host', 'port', 'tlsCert', 'addressFile'] as const satisfies readonly SettingName[]

/** The settings of forks, which only `scion dev` has. */
export const FORK_SETTINGS = [
  'forkUrl',
  ...FORK_POINTS,
  'forkHeader',
  'forkChainId',
  'retries',
  'timeout',
  'forkRetryBackoff',
  'computeUnitsPerSecond',
  'rateLimit',
  'storageCaching',
  'offline',
  'cache',
] as const satisfies readonly SettingName[]

/** The settings of networks of other nodes, which `scion dev` does not have. */
export const UPSTREAM_SETTINGS = [
  'upstream',
  'upstreamHeader',
  'upstreamPollMs',
  'upstreamTimeoutMs',
  'upstreamHedgeMs',
  'upstreamRequestsPerSecond',
  'upstreamComparedPercent',
  'upstreamCacheMib',
  'follow',
  'followHeader',
  'followPollMs',
  'backfill',
  'allowDeepReorg',
] as const satisfies readonly SettingName[]

export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

/** Returns the heading of a setting. */
export function headingOf(name: SettingName): string {
  const before = SETTING_NAMES.slice(0, SETTING_NAMES.indexOf(name) + 1)
  return before.flatMap((one) => HEADINGS[one] ?? []).at(-1) ?? ''
}

/** The settings that determine the chain of a network's name. */
export const NETWORK_SETTINGS = [
  'genesis',
  'compat',
  'minimumGasPrice',
  'accounts',
  'mnemonic',
  'balance',
  'chainId',
  'gasLimit',
  'derivationPath',
  'unlimitedCodeSize',
  'predeploys',
  'predeploy',
  'codeSizeLimit',
  'withoutRule',
] as const satisfies readonly SettingName[]

/** `batchLimit` → `batch-limit`, the flag without its dashes. */
export function flagOf(name: SettingName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `batchLimit` → `SCION_BATCH_LIMIT`. */
export function variableOf(name: SettingName): string {
  return `SCION_${flagOf(name).replaceAll('-', '_').toUpperCase()}`
}
