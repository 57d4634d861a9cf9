import { type Bytes, equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { decodeNode, MalformedNode } from '../state/trie/decodeNode.ts'
import { type Child, EMPTY_TRIE_HASH, isStored, isTerminal, type TrieNode, type TrieValue } from '../state/trie/node.ts'
import { MAX_BYTES, StateFileRefused, type StateForm } from './stateItem.ts'
import { MARK, type SpooledPiece, type StateSpool } from './stateSpool.ts'

/** The pieces of a state and the root that they should have. */
export interface SpooledState {
  /** Form of the file that has the pieces; `chain` if they are of a stored chain, and their places are running numbers. */
  readonly origin: StateForm | 'chain'
  readonly spool: StateSpool
  readonly root: Bytes
}

/** A child at a position of the trie. */
export interface Step {
  readonly child: Child
  /** Number of bits of the path above the child. */
  readonly depth: number
  /** The last of these bits. */
  readonly branch: number
  /** Place of the item with the node that refers to the child; undefined for the root. */
  readonly parent: number | undefined
}

/** Returns the step to the root; undefined if the trie is empty. */
export function firstStep({ root }: SpooledState): Step | undefined {
  if (equalBytes(root, EMPTY_TRIE_HASH)) return undefined
  return { child: { hash: root, height: 0, size: undefined }, depth: 0, branch: 0, parent: undefined }
}

/** Returns the steps to the children of a node whose path ends at bit `end`, the right one first. */
export function nextSteps({ left, right }: TrieNode, end: number, parent: number): Step[] {
  const steps: Step[] = []
  if (right !== undefined) steps.push({ child: right, depth: end + 1, branch: 1, parent })
  if (left !== undefined) steps.push({ child: left, depth: end + 1, branch: 0, parent })
  return steps
}

/** Returns a copy of the piece of a child; undefined if the child is embedded. Throws {@link StateFileRefused}. */
export function findNode(state: SpooledState, { child, parent }: Step): SpooledPiece | undefined {
  if (!isStored(child)) return undefined
  const piece = requirePiece(state, child.hash, { kind: 'node', parent })
  return { ...piece, bytes: piece.bytes.slice() }
}

/** Decodes the node of a child, from its piece unless it is embedded. Throws {@link StateFileRefused}. */
export function decodeStep(state: SpooledState, { child, parent }: Step, piece: SpooledPiece | undefined): TrieNode {
  if (piece !== undefined) return decodePiece(state, piece)
  if (isStored(child) || !isTerminal(child))
    throw refuse(state, parent ?? 0, 'the node embeds a node that has children')
  return child
}

function decodePiece(state: SpooledState, { bytes, place }: SpooledPiece): TrieNode {
  if (bytes.length > MAX_BYTES.node)
    throw refuse(state, place, `a node has at most ${MAX_BYTES.node} bytes, got ${bytes.length}`)
  try {
    return decodeNode({ message: bytes, leftHeight: 0, rightHeight: 0 })
  } catch (error) {
    if (error instanceof MalformedNode) throw refuse(state, place, error.message)
    throw error
  }
}

/** Returns the piece of the value of a node at a place; undefined for a value inside the node. Throws {@link StateFileRefused}. */
export function findValue(state: SpooledState, value: TrieValue, parent: number): SpooledPiece | undefined {
  if (value instanceof Uint8Array) return undefined
  const piece = requirePiece(state, value.hash, { kind: 'value', parent })
  if (piece.bytes.length === value.length) return piece
  throw refuse(state, piece.place, `the value has ${piece.bytes.length} bytes, its node says ${value.length}`)
}

/** Creates the error for the item at a place. */
export function refuse({ origin }: SpooledState, place: number, problem: string): StateFileRefused {
  if (origin === 'chain') return new StateFileRefused(`node ${place}: ${problem}`)
  return new StateFileRefused(`${origin === 'text' ? 'line' : 'byte'} ${place}: ${problem}; get the file again`)
}

/**
 * Returns the max. number of bytes that different pieces of the state can have, which the message of its root says; undefined while the
 * root is missing.
 */
export function maxBytesOf(state: SpooledState): number | undefined {
  const piece = state.spool.find(state.root)
  return piece && decodePiece(state, { ...piece, bytes: piece.bytes.slice() }).size
}

interface Wanted {
  readonly kind: 'node' | 'value'
  readonly parent: number | undefined
}

const GIVEN = { node: MARK.givenAsNode, value: MARK.givenAsValue }

function requirePiece(state: SpooledState, hash: Bytes, { kind, parent }: Wanted): SpooledPiece {
  const found = state.spool.find(hash)
  if (found !== undefined && state.spool.hasMark(found.slot, GIVEN[kind])) return found
  if (parent === undefined)
    throw new StateFileRefused(
      `the file: the root ${toHex(hash)} of the state is missing; use the file of this block's state`,
    )
  throw refuse(state, parent, `the node refers to the ${kind} ${toHex(hash)}, which is missing`)
}
