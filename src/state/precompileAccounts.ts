import { type Bytes, equalBytes, padLeft } from '../base/bytes.ts'
import { minimalBytes } from '../base/integer.ts'
import type { Network } from '../chainspec/network.ts'
import type { Rule } from '../chainspec/rules.ts'
import type { Account, WritableState } from './stateView.ts'

const EMPTY_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/** Precompiled contracts that are older than the unitrie, marked when RSKIP-126 activates. */
const OLD_PRECOMPILES = [0x01, 0x02, 0x03, 0x04, 0x05, 0x01000006, 0x01000008].map(toAddress)

/** Later precompiled contracts with the rules that activate them. */
const NEW_PRECOMPILES: ReadonlyArray<readonly [Rule, readonly Bytes[]]> = [
  ['rskip106', [toAddress(0x01000009)]],
  ['rskip119', [toAddress(0x01000010)]],
  ['rskip137', [toAddress(0x06), toAddress(0x07), toAddress(0x08)]],
  ['rskip153', [toAddress(0x09)]],
  ['rskip203', [toAddress(0x01000011)]],
  ['rskip516', [toAddress(0x01000016), toAddress(0x01000017)]],
]

function toAddress(short: number): Bytes {
  return padLeft(minimalBytes(short), 20)
}

/**
 * Marks the precompiled contracts whose rule activates at exactly this height, before the block's transactions
 * (protocol/state#precompile-accounts). The accounts of later ones lose their contents, as in the reference node.
 */
export async function markPrecompiles(network: Network, height: number, world: WritableState): Promise<void> {
  if (network.ruleHeights.rskip126 === height) {
    for (const address of OLD_PRECOMPILES) {
      if ((await world.getAccount(address)) === undefined) await world.putAccount(address, EMPTY_ACCOUNT)
      await world.markContract(address)
    }
  }
  for (const [rule, addresses] of NEW_PRECOMPILES) {
    if (network.ruleHeights[rule] !== height) continue
    for (const address of addresses) {
      await world.putAccount(address, EMPTY_ACCOUNT)
      await world.markContract(address)
    }
  }
}

/** Returns whether an account is a precompiled contract that {@link markPrecompiles} has marked up to this height. */
export function isMarkedPrecompile(
  { ruleHeights }: Pick<Network, 'ruleHeights'>,
  height: number,
  address: Bytes,
): boolean {
  const marks: typeof NEW_PRECOMPILES = [['rskip126', OLD_PRECOMPILES], ...NEW_PRECOMPILES]
  return marks.some(
    ([rule, addresses]) => ruleHeights[rule] <= height && addresses.some((marked) => equalBytes(marked, address)),
  )
}
