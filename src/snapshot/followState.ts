import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { packBits } from '../state/trie/bits.ts'
import { decodeNode, MalformedNode } from '../state/trie/decodeNode.ts'
import { type Child, EMPTY_TRIE_HASH, isStored, isTerminal, type TrieNode, type TrieValue } from '../state/trie/node.ts'
import { MAX_NODE_BYTES } from './rlpStream.ts'
import { describePlace, StateFileRefused, type StateForm } from './stateItem.ts'
import { MARK, type SpooledPiece, type StateSpool } from './stateSpool.ts'

/** A key of the state with its value, or the name of its long value. */
export interface StateEntry {
  readonly key: Bytes
  readonly value: TrieValue
}

/** The pieces of a state file and the root that they should have. */
export interface SpooledState {
  readonly form: StateForm
  readonly spool: StateSpool
  readonly root: Bytes
}

/** Max. length of a path from the root: far above the longest key, a contract's cell of 74 bytes. */
const MAX_BITS = 8192
/**
 * Max. visits per piece on average. Equal contracts have equal subtrees, which the trie has once. A trie without this bound may
 * have more paths than can be visited.
 */
const MAX_VISITS = 16
/** rskj's writer of form v1 puts the root first, and again at its place in the trie. */
const MAX_ITEMS_OF_ROOT = 2
/** The text form has a long value with its node, and again with its node's parent. */
const MAX_LINES_PER_VALUE = 2

interface Step {
  readonly child: Child
  /** Number of bits of the path above the child. */
  readonly depth: number
  /** The last of these bits. */
  readonly branch: number
  /** Place of the node that refers to the child; undefined for the root. */
  readonly parent: number | undefined
}

/**
 * Follows the trie from its root through a spool and yields its entries in the order of their keys. Each use of a piece is recorded
 * there. Throws {@link StateFileRefused} if a node or value is missing or malformed.
 */
export function* followState(state: SpooledState): Generator<StateEntry> {
  const path = new Uint8Array(MAX_BITS)
  const maxVisits = (state.spool.count + 1) * MAX_VISITS
  const steps: Step[] = []
  if (toHex(state.root) !== toHex(EMPTY_TRIE_HASH))
    steps.push({ child: { hash: state.root, height: 0, size: undefined }, depth: 0, branch: 0, parent: undefined })
  let visits = 0
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { depth, branch } = step
    const { node, place } = enterNode(state, step)
    const end = depth + node.path.length
    if (end >= MAX_BITS || ++visits > maxVisits)
      throw refuse(state, place, 'the trie is deeper or wider than any state')
    if (depth > 0) path[depth - 1] = branch
    path.set(node.path, depth)
    if (node.value !== undefined)
      yield { key: keyOf(state, path.subarray(0, end), place), value: useValue(state, node.value, place) }
    if (node.right !== undefined) steps.push({ child: node.right, depth: end + 1, branch: 1, parent: place })
    if (node.left !== undefined) steps.push({ child: node.left, depth: end + 1, branch: 0, parent: place })
  }
}

/** Throws {@link StateFileRefused} unless each piece was used as often as the file has it. */
export function requireAllUsed(state: SpooledState): void {
  const { spool } = state
  for (const slot of spool.slots()) {
    if (spool.surplusOf(slot) <= 0) continue
    const marks = spool.marksOf(slot)
    const isUsed = (marks & (MARK.usedAsNode | MARK.usedAsValue)) !== 0
    const { place } = spool.read(slot)
    throw refuse(
      state,
      place,
      isUsed ? 'the item is repeated without need' : `the item is no part of the state with root ${toHex(state.root)}`,
    )
  }
}

function refuse({ form }: SpooledState, place: number, problem: string): StateFileRefused {
  return new StateFileRefused(`${describePlace(form, place)}: ${problem}; get the file again`)
}

function keyOf(state: SpooledState, bits: Uint8Array, place: number): Bytes {
  if (bits.length % 8 !== 0)
    throw refuse(state, place, 'the node has a value at a key that is not a whole number of bytes')
  return packBits(bits)
}

interface PlacedNode {
  readonly node: TrieNode
  /** Place of its message, or of the one that embeds it. */
  readonly place: number
}

function enterNode(state: SpooledState, { child, parent }: Step): PlacedNode {
  if (isStored(child)) return loadNode(state, child.hash, parent)
  const place = parent ?? 0
  if (!isTerminal(child)) throw refuse(state, place, 'the node embeds a node that has children')
  return { node: child, place }
}

function loadNode(state: SpooledState, hash: Bytes, parent: number | undefined): PlacedNode {
  const { slot, bytes, place } = requirePiece(state, hash, { kind: 'node', parent })
  if (bytes.length > MAX_NODE_BYTES)
    throw refuse(state, place, `a node has at most ${MAX_NODE_BYTES} bytes, got ${bytes.length}`)
  state.spool.use(slot, MARK.usedAsNode, parent === undefined ? MAX_ITEMS_OF_ROOT : 1)
  try {
    // a copy, because the node's paths and values are views
    return { node: decodeNode({ message: bytes.slice(), leftHeight: 0, rightHeight: 0 }), place }
  } catch (error) {
    if (error instanceof MalformedNode) throw refuse(state, place, error.message)
    throw error
  }
}

function useValue(state: SpooledState, value: TrieValue, parent: number): TrieValue {
  if (value instanceof Uint8Array) return value
  const { slot, bytes, place } = requirePiece(state, value.hash, { kind: 'value', parent })
  if (bytes.length !== value.length)
    throw refuse(state, place, `the value has ${bytes.length} bytes, its node says ${value.length}`)
  state.spool.use(slot, MARK.usedAsValue, state.form === 'text' ? MAX_LINES_PER_VALUE : 1)
  return value
}

interface Wanted {
  readonly kind: 'node' | 'value'
  readonly parent: number | undefined
}

function requirePiece(state: SpooledState, hash: Bytes, { kind, parent }: Wanted): SpooledPiece {
  const found = state.spool.find(hash)
  const given = kind === 'node' ? MARK.givenAsNode : MARK.givenAsValue
  if (found !== undefined && (state.spool.marksOf(found.slot) & given) !== 0) return found
  if (parent === undefined)
    throw new StateFileRefused(
      `the file: the root ${toHex(hash)} of the state is missing; use the file of this block's state`,
    )
  throw refuse(state, parent, `the node refers to the ${kind} ${toHex(hash)}, which is missing`)
}
