import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'

const PARALLEL_LISTS = BigInt(CONSTANTS.parallelLists)

/** Whether blocks may have parallel lists: then they also pay their fees in one transfer (RSKIP-144). */
export function hasParallelLists(rules: Rules): boolean {
  return rules.has('rskip144') && rules.has('rskip351')
}

/**
 * Gas that each list of a block may use: the sequential one and, with RSKIP-144 and RSKIP-351, each parallel one, for
 * which it is set aside also when a block leaves them empty (protocol/transactions#parallel-lists).
 */
export function listGasLimits(
  blockGasLimit: bigint,
  minimumSequential: bigint,
  rules: Rules,
): { readonly parallel: bigint; readonly sequential: bigint } {
  if (!hasParallelLists(rules)) return { parallel: 0n, sequential: blockGasLimit }
  const parallel = parallelGasLimit(blockGasLimit, minimumSequential)
  return { parallel, sequential: blockGasLimit - PARALLEL_LISTS * parallel }
}

/** Gas that the sequential transactions of a block may use together. */
export function sequentialGasLimit(blockGasLimit: bigint, minimumSequential: bigint, rules: Rules): bigint {
  return listGasLimits(blockGasLimit, minimumSequential, rules).sequential
}

function parallelGasLimit(blockGasLimit: bigint, minimumSequential: bigint): bigint {
  const third = blockGasLimit / (PARALLEL_LISTS + 1n)
  if (third >= minimumSequential) return third
  return blockGasLimit <= minimumSequential ? 0n : (blockGasLimit - minimumSequential) / PARALLEL_LISTS
}

/** Some of a block's transactions, in the course of execution: their gas, and the accounts that they destroyed. */
export interface TransactionList {
  /** Gas of all its transactions together. */
  readonly gasLimit: bigint
  /** Gas that the next transaction may ask for. */
  gasAvailable(): bigint
  /** Whether the address is taken until the block ends (RSKIP-125). */
  wasDestroyed(address: Bytes): boolean
  /** Counts an executed transaction; returns the gas that the list has used now. */
  count(gasUsed: bigint, deleted: readonly Bytes[]): bigint
}

/**
 * Returns the list that a transaction belongs to, by its place in the block (RSKIP-144): those before the first edge
 * are one, those up to the next edge another, the rest is sequential. `guardLists` refuses parallel lists that touch
 * each other's state, so that executing all in the order of the block comes to the same.
 */
export function createLists(
  gasLimits: { readonly parallel: bigint; readonly sequential: bigint },
  edges: readonly number[],
): (index: number) => TransactionList {
  const destroyed = new Set<string>()
  const parallel = edges.map((edge) => ({ edge, list: createList(gasLimits.parallel, new Set(), destroyed) }))
  const sequential = createList(gasLimits.sequential, destroyed, destroyed)
  return (index) => parallel.find(({ edge }) => index < edge)?.list ?? sequential
}

function createList(gasLimit: bigint, destroyed: Set<string>, destroyedInBlock: Set<string>): TransactionList {
  let used = 0n
  return {
    gasLimit,
    gasAvailable: () => gasLimit - used,
    wasDestroyed: (address) => destroyed.has(toHex(address)),
    count(gasUsed, deleted) {
      for (const address of deleted) {
        destroyed.add(toHex(address))
        destroyedInBlock.add(toHex(address))
      }
      used += gasUsed
      return used
    },
  }
}
