import type { Bytes } from '../../../base/bytes.ts'
import { addressOfPublicKey } from '../../../base/secp256k1.ts'
import { CONSTANTS } from '../../../network/constants.ts'
import { readAmount, writeAmount } from '../../../state/remascCells.ts'
import { isWorthPaying, type Payout } from './payout.ts'

const addresses = new WeakMap<Bytes, Bytes>()

/** The keys are constants; their addresses cost curve arithmetic. */
function addressOf(key: Bytes): Bytes {
  const known = addresses.get(key)
  if (known !== undefined) return known
  const address = addressOfPublicKey(key)
  addresses.set(key, address)
  return address
}

/**
 * Pays the federation's members alike, and the last one the rest; too little for that waits for the next block
 * (RSKIP-85). The federation is the network's first one: nothing that changes it can be executed.
 */
export async function payFederation(payout: Payout, reward: bigint): Promise<void> {
  const { network, block, world } = payout
  const { members } = network.bridge.federation
  const due = (await readAmount(world, 'federationBalance')) + reward
  const each = due / BigInt(members.length)
  const waits = !isWorthPaying(block, each, CONSTANTS.federatorMinimumPayableGas)
  await writeAmount(world, 'federationBalance', waits ? due : 0n)
  if (waits) return
  for (const [index, { btcKey, rskKey }] of members.entries()) {
    const isLast = index === members.length - 1
    const receiver = addressOf(block.rules.has('rskip415') ? rskKey : btcKey)
    await payout.pay(receiver, isLast ? due - each * BigInt(index) : each)
  }
}
