import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../base/bytes.ts'
import { mapKey } from '../../../base/mapKey.ts'
import { askActiveMembers } from '../../../bridge/federation/askActiveMembers.ts'
import { readActiveMembers } from '../../../bridge/federation/federations.ts'
import type { FederatorKeys } from '../../../chainspec/bridgeConstants.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { BRIDGE_ADDRESS } from '../../../chainspec/genesisBalances.ts'
import { addressOfPublicKey } from '../../../crypto/secp256k1.ts'
import { readAmount, writeAmount } from '../../../state/remascCells.ts'
import { UnreadableCell } from '../../../state/unreadableCell.ts'
import { readingBridge } from '../readingBridge.ts'
import type { MaturedBlock } from './maturedBlock.ts'
import { isWorthPaying, type Payout } from './payout.ts'

/**
 * Pays equal shares to the members of the federation that was active at the rewarded block's height. The last member
 * receives the remainder. Shares below the minimum are added to the next block's (RSKIP-85).
 */
export async function payFederation(payout: Payout, rewardedHeight: number, reward: bigint): Promise<void> {
  const { block, world } = payout
  const members = await readMembers(payout, rewardedHeight)
  const due = (await readAmount(world, 'federationBalance')) + reward
  const each = due / BigInt(members.length)
  const waits = !isWorthPaying(block, each, CONSTANTS.federatorMinimumPayableGas)
  await writeAmount(world, 'federationBalance', waits ? due : 0n)
  if (waits) return
  for (const [index, { btcKey, rskKey }] of members.entries()) {
    const isLast = index === members.length - 1
    const receiver = addressOfMember(block.rules.has('rskip415') ? rskKey : btcKey)
    await payout.pay(receiver, isLast ? due - each * BigInt(index) : each)
  }
}

/** Addresses of members by key. Each block pays the same ones. */
const addresses = new LRUCache<string, Bytes>({ max: 256 })

function addressOfMember(key: Bytes): Bytes {
  const name = mapKey(key)
  const address = addresses.get(name) ?? addressOfPublicKey(key)
  addresses.set(name, address)
  return address
}

async function readMembers({ network, block, world }: Payout, blockNumber: number): Promise<readonly FederatorKeys[]> {
  try {
    return await readingBridge(() =>
      readActiveMembers({
        constants: network.bridge,
        rules: block.rules,
        blockNumber,
        read: async ({ slot }) => world.getStorage(BRIDGE_ADDRESS, slot),
      }),
    )
  } catch (error) {
    if (error instanceof UnreadableCell) return askActiveMembers(error.call)
    throw error
  }
}

/**
 * Pays the miner of the matured block, the miners of its siblings and the publishers that included them. `isPunished`
 * reduces each miner's pay by a tenth.
 */
export async function payMiners(
  payout: Payout,
  { block, siblings }: MaturedBlock,
  { reward, isPunished }: { readonly reward: bigint; readonly isPunished: boolean },
): Promise<void> {
  const publishers = siblings.length === 0 ? 0n : reward / CONSTANTS.publishersDivisor
  const publisherShare = siblings.length === 0 ? 0n : publishers / BigInt(siblings.length)
  const minerShare = (reward - publishers) / BigInt(siblings.length + 1)
  const minerPay = minerShare - (isPunished ? minerShare / CONSTANTS.punishmentDivisor : 0n)
  let paid = minerPay
  for (const { publisher } of siblings) {
    await payout.pay(publisher, publisherShare)
    paid += publisherShare
  }
  for (const { header, blocksLate } of siblings) {
    const siblingPay = minerPay - (minerPay * BigInt(blocksLate)) / CONSTANTS.lateInclusionDivisor
    await payout.pay(header.coinbase, siblingPay)
    paid += siblingPay
  }
  await payout.pay(block.header.coinbase, minerPay)
  await payout.burn(reward - paid)
}
