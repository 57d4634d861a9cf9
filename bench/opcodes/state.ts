import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { toWord } from '../../src/base/integer.ts'
import { mapKey } from '../../src/base/mapKey.ts'
import { createOverlay, type Overlay } from '../../src/state/overlay.ts'
import type { StateView } from '../../src/state/stateView.ts'
import { bytesOf, code, pushBytes } from './code.ts'

const addressOf = (last: number) => bytesOf(`c0${'00'.repeat(18)}${last.toString(16).padStart(2, '0')}`)
const wordOf = (last: number) => BigInt(`0xc0${'00'.repeat(18)}${last.toString(16).padStart(2, '0')}`)

export const SENDER = addressOf(0xfe)
export const TARGET = addressOf(1)

/** Addresses that programs may call, as words. */
export const STOPS = wordOf(2)
/** An account without code. */
export const EMPTY = wordOf(3)
/** A contract with code of the maximum length that stops at once. */
export const LONG = wordOf(4)
/** A contract that grows its memory to 22 KB. */
export const GROWS = wordOf(5)
/** A contract that calls itself repeatedly with all its gas. */
export const DIVES = wordOf(6)
export const REVERTS = wordOf(7)
export const RETURNS = wordOf(8)
export const DESTROYS = wordOf(9)
/** A contract that fails with an invalid opcode. */
export const FAILS = wordOf(10)

export const LONG_BYTES = 24_576
const GROWN_TO = 22_496

const dive = code('JUMPDEST', 0, 0, 0, 0, 0, 'ADDRESS', 'GAS', 'CALL', 'POP', 0, 'JUMP')

const contracts = new Map<bigint, Bytes>([
  [STOPS, bytesOf(code('STOP'))],
  [LONG, bytesOf(`00${pushBytes(32).repeat(LONG_BYTES / 33)}`)],
  [GROWS, bytesOf(code(1, GROWN_TO, 'MSTORE', 'STOP'))],
  [DIVES, bytesOf(dive)],
  [REVERTS, bytesOf(code(0, 0, 'REVERT'))],
  [RETURNS, bytesOf(code(4096, 0, 'RETURN'))],
  [DESTROYS, bytesOf(code('CALLER', 'SUICIDE'))],
  [FAILS, bytesOf('fe')],
])

const BALANCE = 10n ** 18n
const SLOT = new Uint8Array(32).fill(0xab)

/** Returns a state in memory in which every storage slot contains a full word until it is written. */
export function createState(program: Bytes): Overlay {
  const codes = new Map([...contracts].map(([word, bytes]) => [mapKey(toWord(word).subarray(12)), bytes]))
  codes.set(mapKey(TARGET), program)
  const known = new Set([...codes.keys(), mapKey(SENDER), mapKey(toWord(EMPTY).subarray(12))])
  const reader: StateView = {
    getAccount: (address) => (known.has(mapKey(address)) ? { nonce: 1n, balance: BALANCE } : undefined),
    getStorage: () => SLOT,
    getCode: (address) => codes.get(mapKey(address)) ?? EMPTY_BYTES,
    isContract: (address) => codes.has(mapKey(address)),
  }
  return createOverlay(reader)
}
