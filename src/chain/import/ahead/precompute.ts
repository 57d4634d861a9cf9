import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Block } from '../../../primitives/block.ts'
import { senderOn } from '../../../primitives/impersonation.ts'
import { findWorkFlaw } from '../rules/headerWork.ts'

/** The results for a block that depend on its bytes only, so that they can be computed before its parent is executed. */
export interface Precomputed {
  /** Why the header has no valid proof of work; undefined if it has one. */
  readonly workFlaw: string | undefined
  /**
   * Senders of the transactions before REMASC's; undefined for an invalid signature. Empty without valid work, because the
   * block is refused and its signatures would be work for nothing.
   */
  readonly senders: readonly (Bytes | undefined)[]
}

/** Checks a block's proof of work and recovers the senders of its transactions. */
export function precompute(network: Network, { header, transactions }: Block): Precomputed {
  const workFlaw = findWorkFlaw({ network, header, rules: rulesAt(network, header.number) })
  if (workFlaw !== undefined) return { workFlaw, senders: [] }
  return { workFlaw, senders: transactions.slice(0, -1).map((transaction) => senderOn(network, transaction)) }
}
