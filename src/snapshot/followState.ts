import type { Bytes } from '../base/bytes.ts'
import { packBits } from '../state/trie/bits.ts'
import type { TrieValue } from '../state/trie/node.ts'
import { MAX_PATH_BITS } from './proveState.ts'
import { decodeStep, findNode, firstStep, nextSteps, type SpooledState } from './spooledState.ts'

/** A key of the state with its value, or the name of its long value. */
export interface StateEntry {
  readonly key: Bytes
  readonly value: TrieValue
}

/** Yields the entries of a proved state in the order of their keys. */
export function* followState(state: SpooledState): Generator<StateEntry> {
  const path = new Uint8Array(MAX_PATH_BITS)
  const root = firstStep(state)
  const steps = root === undefined ? [] : [root]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { depth, branch, parent = 0 } = step
    const piece = findNode(state, step)
    const node = decodeStep(state, step, piece)
    const end = depth + node.path.length
    if (depth > 0) path[depth - 1] = branch
    path.set(node.path, depth)
    if (node.value !== undefined) yield { key: packBits(path.subarray(0, end)), value: node.value }
    steps.push(...nextSteps(node, end, piece?.place ?? parent))
  }
}
