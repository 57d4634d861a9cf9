import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import {
  decodeStep,
  findNode,
  findValue,
  firstStep,
  nextSteps,
  refuse,
  type SpooledState,
  type Step,
} from './spooledState.ts'
import { MARK, type SpooledPiece } from './stateSpool.ts'

/**
 * Max. positions of nodes in a trie, ten times those of the largest states. Equal subtrees are stored once and have several positions,
 * and the flat state has the keys of each. A few nodes could have more positions than can be visited.
 */
const MAX_POSITIONS = 200_000_000
/** Max. bits of a path from the root. The longest key, that of a contract's storage slot, has 592. */
export const MAX_PATH_BITS = 1024

/** A node whose children are being proved. */
interface OpenNode {
  /** Slot of its piece; undefined if the node is embedded. */
  readonly slot: number | undefined
  /** Length of the path above it. */
  readonly depth: number
  /** Steps to the children that are not proved yet. */
  readonly steps: Step[]
  /** Number of positions of the proved part of its subtree. */
  positions: number
}

/**
 * Proves a state by its root: no node and no value is missing or malformed, and each key is a whole number of bytes. A node is proved
 * once, at however many positions it is. Yields the message of each node before those of its children, left ones first. Throws
 * {@link StateFileRefused}.
 */
export function* proveState(state: SpooledState): Generator<Bytes> {
  const { spool } = state
  const proofs = createProofs(spool.slotCount)
  const root = firstStep(state)
  const open: OpenNode[] = root === undefined ? [] : [{ slot: undefined, depth: 0, steps: [root], positions: 0 }]
  let visits = 0
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const step = top.steps.pop()
    if (step === undefined) {
      open.pop()
      if (top.slot !== undefined) proofs.set(top.slot, top)
      addPositions(state, open.at(-1), top.positions)
      continue
    }
    const piece = findNode(state, step)
    const proved = piece && proofs.get(piece.slot, step.depth)
    if (proved === undefined) {
      if (++visits > MAX_POSITIONS) throw tooWide(state)
      open.push(enter(state, step, piece))
    } else addPositions(state, top, proved)
    if (piece === undefined || spool.hasMark(piece.slot, MARK.usedAsNode)) continue
    spool.mark(piece.slot, MARK.usedAsNode)
    yield piece.bytes
  }
}

/** Throws {@link StateFileRefused} if a proved state does not use all of its pieces. */
export function requireAllUsed(state: SpooledState): void {
  const { spool } = state
  for (const slot of spool.slots()) {
    if (spool.hasMark(slot, MARK.usedAsNode | MARK.usedAsValue)) continue
    throw refuse(state, spool.read(slot).place, `the item is no part of the state with root ${toHex(state.root)}`)
  }
}

/** Checks a node, its path and its value. Returns it with the steps to its children. */
function enter(state: SpooledState, step: Step, piece: SpooledPiece | undefined): OpenNode {
  const { depth, parent = 0 } = step
  const node = decodeStep(state, step, piece)
  const place = piece?.place ?? parent
  const end = depth + node.path.length
  if (end > MAX_PATH_BITS) throw refuse(state, place, `a path has at most ${MAX_PATH_BITS} bits, got ${end}`)
  if (node.value !== undefined) {
    if (end % 8 !== 0) throw refuse(state, place, 'the node has a value at a key that is not a whole number of bytes')
    const value = findValue(state, node.value, place)
    if (value !== undefined) state.spool.mark(value.slot, MARK.usedAsValue)
  }
  return { slot: piece?.slot, depth, steps: nextSteps(node, end, place), positions: 1 }
}

function addPositions(state: SpooledState, parent: OpenNode | undefined, count: number): void {
  if (parent === undefined) return
  parent.positions += count
  if (parent.positions > MAX_POSITIONS) throw tooWide(state)
}

const tooWide = (state: SpooledState) =>
  refuse(state, 0, `the trie must have at most ${MAX_POSITIONS} nodes, counted at each of their paths`)

/**
 * Creates a memory of proved nodes: the depth of each and its number of positions, 6 bytes per slot. Equal subtrees are at the same depth,
 * because a key ends with its length. At another depth a node is proved again.
 */
function createProofs(slots: number) {
  const depths = new Uint16Array(slots)
  const positions = new Uint32Array(slots)
  return {
    get: (slot: number, depth: number): number | undefined =>
      depths[slot] === depth + 1 ? positions[slot] : undefined, // 0: not proved
    set(slot: number, { depth, positions: count }: OpenNode): void {
      depths[slot] = depth + 1
      positions[slot] = count
    },
  }
}
