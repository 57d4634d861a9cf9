import type { Bytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import type { BlockEnvironment } from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import { type OnTouch, watchState } from '../../state/watchedState.ts'

/** Two parallel lists of a block access the same key of the state, and at least one writes it (RSKIP-144). */
export class ParallelListsConflict extends NodeError {
  readonly kind = 'parallelListsConflict'
  /** The unitrie key. */
  readonly key: Bytes
  /** Ascending indexes in the block, in different lists. */
  readonly transactions: readonly [number, number]
  constructor(key: Bytes, transactions: readonly [number, number]) {
    super(`transactions ${transactions.join(' and ')} of two parallel lists touch key ${toHex(key)}`)
    this.key = key
    this.transactions = transactions
  }
}

/** A transaction in a parallel list calls the Bridge or REMASC, which only sequential ones may (RSKIP-144). */
export class NotParallel extends NodeError {
  readonly kind = 'notParallel'
  /** The transaction's index in the block. */
  readonly index: number
  readonly contract: bigint
  constructor(index: number, contract: bigint) {
    super(`transaction ${index} of a parallel list calls 0x${contract.toString(16).padStart(40, '0')}`)
    this.index = index
    this.contract = contract
  }
}

/** The state view and hooks of a transaction, by its list. */
interface ListScope {
  readonly world: WritableState
  readonly hooks: Pick<BlockEnvironment, 'onSequentialCall'> | undefined
}

interface Touch {
  readonly list: number
  readonly index: number
  readonly isWrite: boolean
}

/**
 * Guards parallel lists: none may access what another has written, write what another has accessed, or call the Bridge
 * or REMASC (protocol/transactions#parallel-lists). Returns the scope of the transaction at an index, which must rise: then
 * each valid list reads the values that it would read without the lists before it. The execution throws
 * `ParallelListsConflict` or `NotParallel` at the first violation.
 */
export function guardLists(world: WritableState, edges: readonly number[]): (index: number) => ListScope {
  const touches = new Map<string, Touch>()

  const watch = (list: number, index: number): OnTouch => {
    return (kind, name, toKey) => {
      const isWrite = kind === 'write'
      const known = touches.get(name)
      if (known !== undefined && known.list !== list && (isWrite || known.isWrite)) {
        throw new ParallelListsConflict(toKey(), [known.index, index])
      }
      // An earlier list's read stays recorded: a later write conflicts with it.
      if (known === undefined || (isWrite && !known.isWrite)) touches.set(name, { list, index, isWrite })
    }
  }

  return (index) => {
    const list = edges.findIndex((edge) => index < edge)
    if (list === -1) return { world, hooks: undefined }
    const onSequentialCall = (contract: bigint) => {
      throw new NotParallel(index, contract)
    }
    const isAlone = edges.length === 1
    return { world: isAlone ? world : watchState(world, watch(list, index)), hooks: { onSequentialCall } }
  }
}
