import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'

const PARALLEL_LISTS = BigInt(CONSTANTS.parallelLists)

/** Returns true if blocks may have parallel lists; then they also pay their fees in one transfer (RSKIP-144). */
export function hasParallelLists(rules: Rules): boolean {
  return rules.has('rskip144') && rules.has('rskip351')
}

/**
 * Returns the gas limit of the sequential list and, with RSKIP-144 and RSKIP-351, of each parallel one. Empty parallel lists
 * reserve their gas, too (protocol/transactions#parallel-lists).
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

/** Returns the gas limit of the sequential list of a block. */
export function sequentialGasLimit(blockGasLimit: bigint, minimumSequential: bigint, rules: Rules): bigint {
  return listGasLimits(blockGasLimit, minimumSequential, rules).sequential
}

function parallelGasLimit(blockGasLimit: bigint, minimumSequential: bigint): bigint {
  const third = blockGasLimit / (PARALLEL_LISTS + 1n)
  if (third >= minimumSequential) return third
  return blockGasLimit <= minimumSequential ? 0n : (blockGasLimit - minimumSequential) / PARALLEL_LISTS
}

/** A list of a block's transactions during execution: their gas, and the accounts that they have deleted. */
export interface TransactionList {
  /** Gas limit of all its transactions together. */
  readonly gasLimit: bigint
  /** Returns the maximum gas limit of the next transaction. */
  gasAvailable(): bigint
  /** Returns true if the address stays reserved until the end of the block (RSKIP-125). */
  wasDestroyed(address: Bytes): boolean
  /** Adds an executed transaction; returns the gas that the list has used. */
  count(gasUsed: bigint, deleted: readonly Bytes[]): bigint
}

/**
 * Returns a function that finds the list of a transaction by its index in the block (RSKIP-144): a parallel list for each
 * edge, and the sequential one after the last edge. `guardLists` refuses lists that access each other's state, so that
 * execution in the block's order is equivalent.
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
