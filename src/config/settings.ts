import { type ProfileName, profileNames } from '../../generated/profiles.ts'
import { DEVELOPMENT_BALANCE_WEI } from '../network/genesis/balances.ts'
import { COMPATS, type Compat, NETWORK_NAMES } from '../network/network.ts'
import { RULES } from '../network/rules.ts'
import { PUBLISHED_MNEMONIC } from '../network/sandboxAccounts.ts'
import { switchableNames } from '../rpc/methodRules.ts'
import { SQLITE_DRIVERS } from '../store/sqlite/drivers.ts'
import {
  adminToken,
  boolean,
  choice,
  hostName,
  integer,
  type Kind,
  limit,
  list,
  mining,
  mnemonic,
  oneOf,
  optional,
  origin,
  proxyAddress,
  quantity,
  storeLocation,
  text,
  timeoutOf,
  UNLIMITED,
  weightOf,
} from './kinds.ts'

/** One setting; its name is its key in the settings file, and flag and variable follow from it. */
export interface Setting<T> {
  readonly kind: Kind<T>
  readonly fallback: T | ((basis: Basis) => T)
  readonly about: string
}

/** The settings that the defaults of others go by. */
export interface Basis {
  readonly profile: ProfileName
  readonly compat: Compat
}

function setting<T>(kind: Kind<T>, fallback: T | ((basis: Basis) => T), about: string): Setting<T> {
  return { kind, fallback, about }
}

const WEI_PER_RBTC = 10n ** 18n
const UNBOUNDED = Number.MAX_SAFE_INTEGER
const forProfile =
  <const T>(local: T, hosted: T) =>
  ({ profile }: Basis) =>
    profile === 'hosted' ? hosted : local
const forCompat =
  <const R, const E>(rootstock: R, ethereum: E) =>
  ({ compat }: Basis): R | E =>
    compat === 'ethereum' ? ethereum : rootstock
/** What anvil and Hardhat begin with; the pool takes up to 80 times as much (RSKIP-252). */
const ETHEREUM_GAS_PRICE_WEI = 1_000_000_000n
/** What Hardhat and geth give a block, and tools a transaction without asking. */
const ETHEREUM_GAS_LIMIT = 30_000_000

/**
 * Every setting there is. Flags, variables, file keys, `--help`, `scion config` and the example file come from this
 * table.
 */
export const SETTINGS = {
  port: setting(integer(0, 65_535), 4444, 'port to listen on; 0 takes a free one'),
  host: setting(hostName, '127.0.0.1', 'address to listen on; 0.0.0.0 for every interface'),
  tlsCert: setting(
    optional(text),
    'none',
    "PEM file of the server's certificate and those above it, for https and wss; read anew when it changes and on SIGHUP",
  ),
  tlsKey: setting(optional(text), 'none', "PEM file of the certificate's private key"),
  // In the working directory: found beside the project that uses it, deleted with it, and two projects share no chain.
  data: setting(text, '.scion', 'directory for chains, keys and the local key'),
  store: setting(
    storeLocation,
    { kind: 'sqlite' },
    'where chains and keys are kept: sqlite is the data directory; a password is better given by the variable',
  ),
  readStore: setting(
    optional(storeLocation),
    'none',
    'a streaming standby of the PostgreSQL in store: processes that do not write read from it, and all go on with it once it is promoted',
  ),
  sqliteDriver: setting(
    choice(SQLITE_DRIVERS),
    'node',
    "what drives SQLite: node: Node's own driver, or its equal that comes with Scion; sqlite3: the package of that name, which you install; the files are the same; with PostgreSQL node only",
  ),
  networks: setting(
    list(choice(NETWORK_NAMES)),
    ['mainnet', 'testnet', 'regtest'],
    `networks to serve, of ${NETWORK_NAMES.join(', ')}`,
  ),
  defaultNetwork: setting(choice(NETWORK_NAMES), 'regtest', 'what / means when no key is asked for'),
  genesis: setting(
    choice(['sandbox', 'real']),
    'sandbox',
    "sandbox: funded development accounts; real: the network's own",
  ),
  compat: setting(
    choice(COMPATS),
    'rootstock',
    "whose answers a sandbox gives where they differ, from its first block on: ethereum makes reverts code 3, leaves REMASC's transaction out and has other gas limits and prices; profile dev",
  ),
  mining: setting(
    mining,
    { kind: 'auto' },
    'when blocks are mined: auto, manual or interval:MILLISECONDS; mainnet and testnet with genesis real never mine',
  ),
  minimumGasPrice: setting(quantity, forCompat(0n, ETHEREUM_GAS_PRICE_WEI), 'minimum gas price of sandboxes, in wei'),
  accounts: setting(integer(0, 1000), 20, 'how many accounts of the mnemonic have money in sandboxes'),
  mnemonic: setting(mnemonic, PUBLISHED_MNEMONIC, "whose accounts have money in sandboxes, besides regtest's ten"),
  balance: setting(quantity, DEVELOPMENT_BALANCE_WEI / WEI_PER_RBTC, 'what each of these accounts has, in RBTC'),
  chainId: setting(
    optional(integer(1, 109)),
    'none',
    "chain id of the sandbox, not 30 or 31; a transaction has no room for a larger one; none: its network's",
  ),
  gasLimit: setting(
    optional(integer(3_000_000, 1_000_000_000)),
    forCompat('none', ETHEREUM_GAS_LIMIT),
    'gas limit of all blocks of sandboxes, and of calls where it is more; none: as on regtest',
  ),
  unlimitedCodeSize: setting(boolean, false, 'contracts of sandboxes, their init code and transactions may be long'),
  withoutRule: setting(
    list(oneOf('consensus rule', RULES)),
    [],
    'consensus rules that never hold, as [rskip559]; blocks that others make by them are refused, and a chain keeps those it began with',
  ),
  accountQuota: setting(
    choice(['auto', 'on', 'off']),
    'auto',
    'limits what each account may send, by gas, price, size and nonce (account exceeds quota); auto: on with genesis real',
  ),
  submissionIntervalMs: setting(
    integer(0, 3_600_000),
    0,
    'least time between two proofs of work that miners outside hand in; 0: no limit',
  ),
  failOnRevert: setting(boolean, false, 'eth_sendRawTransaction answers an error when the mined transaction reverts'),
  profile: setting(
    choice(profileNames),
    'local',
    'which methods are offered: local: for yourself; hosted: an endpoint for others; node: as the reference node; dev: everything',
  ),
  enable: setting(
    list(oneOf('method or module', switchableNames)),
    [],
    'methods and modules offered besides, as debug or eth_sign',
  ),
  disable: setting(list(oneOf('method or module', switchableNames)), [], 'methods and modules that are not offered'),
  exposeOwnerMethods: setting(
    boolean,
    false,
    'offers wallet, administration and controls to everybody who is let in, beyond this machine and on mainnet and testnet, too',
  ),
  wallet: setting(
    choice(['auto', 'on', 'off']),
    'auto',
    'accounts that the node signs for; auto: in the profiles node and dev, on chains for development; for mainnet, testnet and nodes that others reach only with exposeOwnerMethods, in profile hosted never',
  ),
  open: setting(boolean, false, 'serve without keys those who name this machine in their Host header'),
  allowedHosts: setting(list(hostName), [], 'further Host names that may be used without a key'),
  trustProxy: setting(
    list(proxyAddress),
    [],
    'proxies that are believed when X-Forwarded-For or Forwarded says whose request they pass on; the wallet and the like are off then',
  ),
  cors: setting(
    list(origin),
    [],
    'origins of web pages that may call, besides those of this machine in the profiles local and dev',
  ),
  requestsPerSecond: setting(
    optional(integer(0, UNBOUNDED)),
    'none',
    'limit of each key that has none of its own, 0: none; a call costs what its method weighs, a batch the sum of its calls',
  ),
  requestsPerDay: setting(
    optional(integer(0, UNBOUNDED)),
    'none',
    'limit of each key that has none of its own, 0: none; as requestsPerSecond, by UTC days',
  ),
  ownerRequestsPerDay: setting(
    optional(integer(0, UNBOUNDED)),
    25_000,
    'limit of all keys of an owner together, where the owner has none of its own, 0: none',
  ),
  keysPerOwner: setting(limit(1_000_000), 4, 'most valid keys of an owner that has no limit of its own'),
  methodWeights: setting(
    list(weightOf(switchableNames)),
    [],
    "how many requests a call counts for in the limits of keys, by method or module, as eth_getLogs=20, in place of the document's",
  ),
  usageDays: setting(integer(1, 36_500), 400, 'how many days the use of keys is kept, by day and method'),
  httpStatusOfErrors: setting(
    choice(['ok', 'reference']),
    forProfile('ok', 'reference'),
    'ok: 200 with every JSON-RPC error; reference: 400 with -32700, -32600 and -32602',
  ),
  batchLimit: setting(limit(10_000), 100, 'most requests in one batch'),
  bodyLimitBytes: setting(limit(2 ** 30), 5 * 2 ** 20, 'longest request body'),
  messageLimitBytes: setting(
    limit(2 ** 30),
    2 * 2 ** 20,
    'longest WebSocket message, which is parsed in one go; the connection of a longer one is closed with 1009',
  ),
  requestLimitBytes: setting(
    limit(2 ** 30),
    512 * 2 ** 10,
    'longest request, alone or in a batch, in bytes; methods with a bound of their own (x-max-bytes) have that one',
  ),
  requestLimitValues: setting(
    limit(2 ** 30),
    20_000,
    'most JSON values in a request (objects, arrays, members, items); methods with a bound of their own (x-max-values) have that one',
  ),
  bodyPiecesLimit: setting(
    limit(2 ** 30),
    4096,
    'most pieces (chunks, frames, segments) of a body or message that are shorter than 64 bytes on average',
  ),
  receivedLimitBytes: setting(
    limit(2 ** 40),
    64 * 2 ** 20,
    'maximum bytes of all bodies and messages that are arriving; beyond it, the connection that holds most is refused with 503 (a WebSocket is closed with 1013)',
  ),
  responseLimitBytes: setting(integer(0, 2 ** 30), 10 * 2 ** 20, 'longest answer, of a batch together; 0: no limit'),
  callTimeoutMs: setting(integer(0, 2 ** 31 - 1), 5000, 'longest time of one call; 0: no limit'),
  methodTimeoutsMs: setting(
    list(timeoutOf(switchableNames)),
    [],
    'longest times by method or module, as eth_getLogs=20000; 0: no limit',
  ),
  callGasCap: setting(quantity, 10_000_000n, 'most gas that eth_call may use; 0: no limit'),
  maxConnections: setting(
    limit(1_000_000),
    1000,
    'maximum number of open connections; beyond it, a new one takes the place of one without a valid key, or of an idle one, of the client that has most of them',
  ),
  connectionsPerAddress: setting(
    limit(1_000_000),
    UNLIMITED,
    'maximum number of connections from one IPv4 address or IPv6 /64 network; the proxies of trustProxy have no such limit',
  ),
  connectionsPerKey: setting(
    limit(1_000_000),
    500,
    'maximum number of connections that carried a request with the same key last; beyond it, an idle one is closed, or the new one refused with 429',
  ),
  unsentLimitBytes: setting(
    limit(2 ** 40),
    256 * 2 ** 20,
    'most that all clients together have not taken of their answers, beyond which those that take nothing are cut off; and most that long answers hold while they are made',
  ),
  webSocketsPerKey: setting(limit(1_000_000), 100, 'most WebSocket connections of each key at once'),
  subscriptionsPerWebSocket: setting(limit(1_000_000), 100, 'most subscriptions of each WebSocket connection'),
  subscriptionsPerKey: setting(limit(10_000_000), 1000, 'most subscriptions of each key, over all its connections'),
  controlFramesPerSecond: setting(
    limit(1_000_000),
    10,
    'most pings and pongs of a WebSocket connection in a second; a client that sends more is disconnected',
  ),
  stopGraceMs: setting(integer(0, 3_600_000), 10_000, 'time for running requests to finish when the node stops'),
  durability: setting(
    choice(['process', 'power']),
    'process',
    'what an answered hash survives: process: the process being killed; power: a power cut, too',
  ),
  logLevel: setting(
    choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    forProfile('warn', 'info'),
    'least level that is logged, of trace, debug, info, warn, error, fatal and silent; info has a line for each request',
  ),
  clientVersion: setting(optional(text), 'none', 'what web3_clientVersion answers; none: Scion and its version'),
  readyHeadAgeSeconds: setting(
    optional(integer(1, 2 ** 31 - 1)),
    'none',
    'oldest newest block with which GET /ready says 200; none: any, as where blocks are made on demand',
  ),
  standby: setting(
    boolean,
    false,
    'a start on data that another process writes waits, on PostgreSQL serves meanwhile, and goes on in its place when that one ends or sleeps',
  ),
  processes: setting(
    integer(1, 64),
    1,
    'processes that serve together on the port, over PostgreSQL; the second and further ones count adminPort on by one each',
  ),
  adminPort: setting(
    optional(integer(0, 65_535)),
    'none',
    "port of the operator's server, where GET /metrics is; 0 takes a free one; none: there is no such server",
  ),
  adminHost: setting(hostName, '127.0.0.1', "address that the operator's server listens on"),
  adminToken: setting(
    optional(adminToken),
    'none',
    "what the operator's server asks for, as Authorization: Bearer TOKEN; better given by the variable, or in a file",
  ),
  adminTokenFile: setting(optional(text), 'none', 'file with the adminToken'),
} as const

export type SettingName = keyof typeof SETTINGS

/** The headings of the table: each begins with a setting and goes on to the next. */
const HEADINGS: Readonly<Partial<Record<SettingName, string>>> = {
  port: 'Address and data',
  networks: 'Chains',
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

export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

/** The heading that a setting stands under. */
export function headingOf(name: SettingName): string {
  const before = SETTING_NAMES.slice(0, SETTING_NAMES.indexOf(name) + 1)
  return before.flatMap((one) => HEADINGS[one] ?? []).at(-1) ?? ''
}

/** The settings that say which chain the name of a network means. */
export const NETWORK_SETTINGS = [
  'genesis',
  'compat',
  'minimumGasPrice',
  'accounts',
  'mnemonic',
  'balance',
  'chainId',
  'gasLimit',
  'unlimitedCodeSize',
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
