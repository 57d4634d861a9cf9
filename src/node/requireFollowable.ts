import { equalBytes, HASH_BYTES } from '../base/bytes.ts'
import type { Timer } from '../base/clock.ts'
import { defineError } from '../base/errors.ts'
import { toHex } from '../base/hex.ts'
import { isSandbox, type Network, type NetworkName } from '../chainspec/network.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import type { Config } from '../config/load.ts'
import { MAX_TIMESTAMP } from '../primitives/header.ts'
import { RemoteError, WrongAnswer } from '../remote/errors.ts'
import { readFields } from '../remote/fields.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { findOrigin } from './forkedNetwork.ts'

/** The endpoints of a network cannot be followed. */
export const CannotFollow = defineError('cannotFollow', (reason: string) => `follow: ${reason}`)

/** The chain of an endpoint by its chain id and its genesis block. */
export interface EndpointChain {
  readonly endpoint: string
  readonly chainId: number
  /** Undefined if it is none of Rootstock. */
  readonly network: Network | undefined
  readonly genesisHash: Uint8Array
  /** Time of the genesis block, in seconds since 1970. */
  readonly genesisTime: number
}

/** Max time for which a start waits for the answers, in ms. Following waits longer. */
const MAX_WAIT_MS = 3_000
/** Max length of a genesis block's extra data. */
const MAX_EXTRA_DATA_BYTES = 1_024

/** Asks each endpoint for its chain. Endpoints that do not answer in time, and those without their genesis block, are left out. */
export async function readEndpointChains(
  endpoints: readonly RemoteEndpoint[],
  timer: Timer,
): Promise<readonly EndpointChain[]> {
  const found = await Promise.all(
    endpoints.map((endpoint) => withTimeout(readChain(endpoint), MAX_WAIT_MS, timer, () => undefined)),
  )
  return found.flatMap((chain) => (chain === undefined ? [] : [chain]))
}

async function readChain(endpoint: RemoteEndpoint): Promise<EndpointChain | undefined> {
  const [id, block] = await Promise.all([
    endpoint.ask('eth_chainId', []),
    endpoint.ask('eth_getBlockByNumber', ['0x0', false]),
  ])
  if (id instanceof RemoteError || block instanceof RemoteError) return undefined
  try {
    const chainId = readFields({ id: id ?? null }, 'eth_chainId').number('id')
    const fields = readFields(block, 'block 0x0')
    const genesisHash = fields.exactly('hash', HASH_BYTES)
    const genesisTime = fields.number('timestamp', MAX_TIMESTAMP)
    const network = findOrigin({ chainId, genesisExtraData: fields.data('extraData', MAX_EXTRA_DATA_BYTES) })
    return { endpoint: endpoint.origin, chainId, network, genesisHash, genesisTime }
  } catch (error) {
    if (error instanceof WrongAnswer) return undefined // following reports it
    throw error
  }
}

/** Returns whether an endpoint has the network of the settings: the real one, or a sandbox. */
export function isOfNetwork({ network }: EndpointChain, expected: Expected): boolean {
  return network?.name === expected.name && isSandbox(network) === (expected.genesis === 'sandbox')
}

/** The network that is followed. */
export interface Expected extends Pick<Config, 'genesis'> {
  readonly name: NetworkName
  /** Number of endpoints. */
  readonly endpoints: number
  /** Name of the stored chain with the other genesis; undefined without one. */
  readonly storedOther: string | undefined
}

/** Throws `CannotFollow` if all endpoints have another network than that of the settings, before a chain is created for it. */
export function requireNetwork(chains: readonly EndpointChain[], expected: Expected): void {
  const [first] = chains
  if (first === undefined || chains.length < expected.endpoints) return // others may have it
  if (chains.some((chain) => isOfNetwork(chain, expected))) return
  throw new CannotFollow(
    `must have nodes of ${describeExpected(expected)}, got ${describeFound(first)} at ${first.endpoint}; ${fixOf(first, expected)}`,
  )
}

/** Throws `CannotFollow` if all endpoints have another genesis block than the chain here. */
export function requireGenesis(
  chains: readonly EndpointChain[],
  { name, endpoints }: Expected,
  genesisHash: Uint8Array,
): void {
  const [first] = chains
  if (first === undefined || chains.length < endpoints) return
  if (chains.some((chain) => equalBytes(chain.genesisHash, genesisHash))) return
  throw new CannotFollow(
    `must have nodes with the genesis block of ${name} here, ${toHex(genesisHash)}, got ${toHex(first.genesisHash)} at ${first.endpoint}; ` +
      'start with the settings of that chain (--accounts, --chain-id, --predeploys, ...) and another --data, or change the URL',
  )
}

const describeExpected = ({ name, genesis }: Expected) =>
  genesis === 'real' ? `${name} with its real genesis` : `a sandbox of ${name}`

function describeFound({ network, chainId }: EndpointChain): string {
  if (network === undefined) return `no chain of Rootstock (chain id ${chainId})`
  return isSandbox(network) ? `a sandbox of ${network.name}` : `${network.name} with its real genesis`
}

function fixOf({ network }: EndpointChain, { name, genesis, storedOther }: Expected): string {
  if (network?.name !== name) return 'change its URL'
  const other = genesis === 'real' ? 'sandbox' : 'real'
  const stored = storedOther === undefined ? '' : ` (your data has ${storedOther})`
  return `set --genesis ${other}${stored}, or change its URL`
}
