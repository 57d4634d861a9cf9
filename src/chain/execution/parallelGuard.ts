import type { Bytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import type { BlockEnvironment } from '../../evm/evm.ts'
import type { World } from '../../state/stateView.ts'
import { type OnTouch, watchWorld } from '../../state/watchedState.ts'

/** Two parallel lists of a block touch the same key of the state, at least one of them by writing (RSKIP-144). */
export class ParallelListsConflict extends NodeError {
  readonly kind = 'parallelListsConflict'
  /** The unitrie key. */
  readonly key: Bytes
  /** Places in the block, rising; each in another list. */
  readonly transactions: readonly [number, number]
  constructor(key: Bytes, transactions: readonly [number, number]) {
    super(`transactions ${transactions.join(' and ')} of two parallel lists touch key ${toHex(key)}`)
    this.key = key
    this.transactions = transactions
  }
}

/**
 * A transaction in a parallel list calls a contract that only sequential ones may call: the Bridge or REMASC
 * (RSKIP-144).
 */
export class NotParallel extends NodeError {
  readonly kind = 'notParallel'
  /** The transaction's place in the block. */
  readonly index: number
  readonly contract: bigint
  constructor(index: number, contract: bigint) {
    super(`transaction ${index} of a parallel list calls 0x${contract.toString(16).padStart(40, '0')}`)
    this.index = index
    this.contract = contract
  }
}

/** What a transaction works on, by the list that it stands in. */
interface Surroundings {
  readonly world: World
  readonly hooks: Pick<BlockEnvironment, 'onSequentialCall'> | undefined
}

interface Touch {
  readonly list: number
  readonly index: number
  readonly isWrite: boolean
}

/**
 * Sees to it that no parallel list touches what another has written, or writes what another has touched, and that none
 * calls the Bridge or REMASC (protocol/transactions#parallel-lists). Transactions must come in the block's order: then
 * a list that keeps to this finds what it would have found without those before it. Executing throws
 * `ParallelListsConflict` or `NotParallel` at the first offence.
 */
export function guardLists(world: World, edges: readonly number[]): (index: number) => Surroundings {
  const touches = new Map<string, Touch>()

  const watch = (list: number, index: number): OnTouch => {
    return (kind, name, toKey) => {
      const isWrite = kind === 'write'
      const known = touches.get(name)
      if (known !== undefined && known.list !== list && (isWrite || known.isWrite)) {
        throw new ParallelListsConflict(toKey(), [known.index, index])
      }
      // An earlier list's read stays known: whoever writes later meets it.
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
    return { world: isAlone ? world : watchWorld(world, watch(list, index)), hooks: { onSequentialCall } }
  }
}
