import { toHex } from '../../base/hex.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import type { Material } from '../material.ts'
import { amount, call, finding, type Invariant, type Probe } from './invariant.ts'

/** Chain ids of Rootstock's networks. */
export const CHAIN_IDS: Readonly<Record<string, string>> = { mainnet: '0x1e', testnet: '0x1f', regtest: '0x21' }

/**
 * Returns the expected chain id of an endpoint: that of its network, otherwise the one of signed transactions if it is
 * Rootstock's.
 */
export function expectedChainId(network: string | undefined, { signedFor }: Material): string | undefined {
  if (network !== undefined) return CHAIN_IDS[network]
  return Object.values(CHAIN_IDS).find((id) => id === signedFor)
}

/** Returns the name of the network with a chain id. */
export const networkWith = (chainId: string | undefined): string | undefined =>
  Object.entries(CHAIN_IDS).find(([, id]) => id === chainId)?.[0]

/** Checks that the chain id is the expected one, or one of Rootstock's, and equals `net_version`. */
export async function checkChainId(probe: Probe, expected: string | undefined): Promise<void> {
  const asked = call('eth_chainId')
  const chainId = await probe.result(asked)
  const allowed = expected === undefined ? Object.values(CHAIN_IDS) : [expected]
  const isAllowed = allowed.some((one) => amount(one) === amount(chainId))
  if (chainId !== undefined && !isAllowed) {
    probe.blame(asked, finding('wrongChainId', '', allowed.join(' or '), chainId))
  }
  await checkNetworkId(probe, expected ?? chainId)
}

async function checkNetworkId(probe: Probe, chainId: unknown): Promise<void> {
  const asked = call('net_version')
  const version = await probe.result(asked)
  const expected = amount(chainId)?.toString()
  if (version === undefined || expected === undefined || version === expected) return
  probe.blame(asked, finding('wrongChainId', '', `"${expected}"`, version))
}

/** Checks that the height does not decrease. */
const height: Invariant = async (probe, { head }) => {
  const asked = call('eth_getBlockByNumber', 'latest', false)
  const latest = amount((await probe.record(asked))?.number)
  const known = amount(head)
  if (latest === undefined || known === undefined || latest >= known) return
  probe.blame(asked, finding('wrongValue', 'number', `at least ${head} (eth_blockNumber)`, `0x${latest.toString(16)}`))
}

const hash: Invariant = async (probe) => {
  const data = Uint8Array.from({ length: 64 }, (_, i) => i)
  await probe.agrees(call('web3_sha3', toHex(data)), toHex(keccak256(data)), 'Keccak-256')
}

export const ofChain: readonly Invariant[] = [height, hash]
