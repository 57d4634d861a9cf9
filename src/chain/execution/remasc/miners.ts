import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { MaturedBlock } from './maturedBlock.ts'
import type { Payout } from './payout.ts'

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
