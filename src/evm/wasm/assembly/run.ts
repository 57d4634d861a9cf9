import * as code from '../wasmOpcodes'
import {
  SLOT_VALUE,
  FRAME_BALANCE,
  FRAME_CLEARED,
  FRAME_CODE_SIZE,
  FRAME_CONTRACT,
  FRAME_DATA,
  FRAME_DATA_SIZE,
  FRAME_RESERVE_GAS,
  FRAME_HAS_BALANCE,
  FRAME_HAS_MORE_GAS,
  FRAME_HAS_RETURNED,
  FRAME_IS_STATIC,
  FRAME_JUMPS,
  FRAME_MEMORY,
  FRAME_RETURN_SIZE,
  FRAME_STACK_END,
  EXIT_MEMORY_BYTES,
  EXIT_GAS,
  EXIT_STACK_TOP,
  RETURNED,
  RUN_FLAGS,
  RUN_WORDS,
} from '../layout'
import { RESET_GAS, SET_GAS } from '../../gasPrices'
import { find, record } from './slots'
import { productModulo, quotient, remainder, signedQuotient, signedRemainder, sumModulo } from './division'
import { checkData, checkMemory, checkPlaces, checkReturned, growthPrice, keccak, wordsOf } from './memory'
import { multiply, power } from './products'
import * as shifts from './shifts'
import * as words from './words'

export { find, insert, record, undoTo } from './slots'

/** Sums of offsets and sizes up to this cannot overflow; granted memory is much smaller. */
const MAX_OFFSET: u64 = 0x7ffffff
/** Max. bytes per hash: it takes most of a millisecond. */
const MAX_HASH_BYTES: u32 = 0x40000
/** Scratch space of EXP. */
const POWER: u32 = 12000
const MAX_SAFE_INTEGER: f64 = 9007199254740991

// @ts-ignore: decorator
@inline
function isSmallOffset(word: u32): bool {
  return words.highLimbs(word) == 0 && load<u64>(word) <= MAX_OFFSET
}

/**
 * Runs a frame's instructions from address `start` on, within `window` gas. The stack's top is at `top`, and the memory has `bytes`
 * bytes. Returns the address of the first instruction that falls back to TypeScript (see wasmOpcodes.ts) or does not fit into the
 * window, of which nothing was done. A `break` falls back.
 */
export function run(frame: u32, start: u32, top: u32, window: u32, bytes: u32): u32 {
  let at = start
  let sp = top
  let gas = window
  let size = bytes
  for (;;) {
    checkPlaces(frame, at, sp)
    switch (u32(load<u8>(at))) {
      case code.EXIT:
        break
      case code.BLOCK: {
        const price = u32(load<u16>(at, 2))
        const held = frame + FRAME_STACK_END - sp
        if (price > gas || held - u32(load<u16>(at, 4)) > u32(load<u16>(at, 6))) break
        gas -= price
        at += 8
        continue
      }
      case code.PUSH: {
        sp -= 32
        words.setSmall(sp, u64(load<u32>(at, 4)))
        at += 8
        continue
      }
      case code.PUSH_LONG: {
        sp -= 32
        v128.store(sp, v128.load(at, 8))
        v128.store(sp, v128.load(at, 24), 16)
        at += 40
        continue
      }
      case code.DUP: {
        sp -= 32
        words.copyWord(sp, sp + load<u32>(at, 4))
        at += 8
        continue
      }
      case code.SWAP: {
        const other = sp + load<u32>(at, 4)
        const a = load<u64>(sp)
        const b = load<u64>(sp, 8)
        const c = load<u64>(sp, 16)
        const d = load<u64>(sp, 24)
        words.copyWord(sp, other)
        words.setWord(other, a, b, c, d)
        at += 8
        continue
      }
      case code.POP: {
        sp += 32
        at += 8
        continue
      }
      case code.JUMP: {
        const there = destination(frame, sp)
        if (there == 0) break
        sp += 32
        at = there
        continue
      }
      case code.JUMPI: {
        if (words.isZero(sp + 32)) {
          at += 8
        } else {
          const there = destination(frame, sp)
          if (there == 0) break
          at = there
        }
        sp += 64
        continue
      }
      case code.JUMP_TO: {
        const there = load<u32>(at, 4)
        if (there == 0) break
        at = there
        continue
      }
      case code.JUMPI_TO: {
        if (words.isZero(sp)) {
          at += 16
        } else {
          const there = load<u32>(at, 4)
          if (there == 0) break
          at = there
        }
        sp += 32
        continue
      }
      case code.ADD: {
        words.add(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.MUL: {
        multiply(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SUB: {
        words.sub(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.DIV: {
        quotient(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SDIV: {
        signedQuotient(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.MOD: {
        remainder(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SMOD: {
        signedRemainder(sp + 32, sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.ADDMOD: {
        sumModulo(sp + 64, sp, sp + 32, sp + 64)
        sp += 64
        at += 8
        continue
      }
      case code.MULMOD: {
        productModulo(sp + 64, sp, sp + 32, sp + 64)
        sp += 64
        at += 8
        continue
      }
      case code.EXP: {
        const price = load<u32>(at, 4) * lengthOf(sp + 32)
        if (price > gas) break
        gas -= price
        power(POWER, sp, sp + 32)
        sp += 32
        words.copyWord(sp, POWER)
        at += 8
        continue
      }
      case code.SIGNEXTEND: {
        shifts.extendSign(sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.LT: {
        words.setSmall(sp + 32, u64(words.isBelow(sp, sp + 32)))
        sp += 32
        at += 8
        continue
      }
      case code.GT: {
        words.setSmall(sp + 32, u64(words.isBelow(sp + 32, sp)))
        sp += 32
        at += 8
        continue
      }
      case code.SLT: {
        words.setSmall(sp + 32, u64(words.isSignedBelow(sp, sp + 32)))
        sp += 32
        at += 8
        continue
      }
      case code.SGT: {
        words.setSmall(sp + 32, u64(words.isSignedBelow(sp + 32, sp)))
        sp += 32
        at += 8
        continue
      }
      case code.EQ: {
        words.setSmall(sp + 32, u64(words.isEqual(sp, sp + 32)))
        sp += 32
        at += 8
        continue
      }
      case code.ISZERO: {
        words.setSmall(sp, u64(words.isZero(sp)))
        at += 8
        continue
      }
      case code.AND: {
        const a = load<u64>(sp) & load<u64>(sp, 32)
        const b = load<u64>(sp, 8) & load<u64>(sp, 40)
        const c = load<u64>(sp, 16) & load<u64>(sp, 48)
        words.setWord(sp + 32, a, b, c, load<u64>(sp, 24) & load<u64>(sp, 56))
        sp += 32
        at += 8
        continue
      }
      case code.OR: {
        const a = load<u64>(sp) | load<u64>(sp, 32)
        const b = load<u64>(sp, 8) | load<u64>(sp, 40)
        const c = load<u64>(sp, 16) | load<u64>(sp, 48)
        words.setWord(sp + 32, a, b, c, load<u64>(sp, 24) | load<u64>(sp, 56))
        sp += 32
        at += 8
        continue
      }
      case code.XOR: {
        const a = load<u64>(sp) ^ load<u64>(sp, 32)
        const b = load<u64>(sp, 8) ^ load<u64>(sp, 40)
        const c = load<u64>(sp, 16) ^ load<u64>(sp, 48)
        words.setWord(sp + 32, a, b, c, load<u64>(sp, 24) ^ load<u64>(sp, 56))
        sp += 32
        at += 8
        continue
      }
      case code.NOT: {
        words.setWord(sp, ~load<u64>(sp), ~load<u64>(sp, 8), ~load<u64>(sp, 16), ~load<u64>(sp, 24))
        at += 8
        continue
      }
      case code.BYTE: {
        shifts.byteAt(sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SHL: {
        shifts.shiftLeft(sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SHR: {
        shifts.shiftRight(sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.SAR: {
        shifts.shiftSigned(sp, sp + 32)
        sp += 32
        at += 8
        continue
      }
      case code.KECCAK: {
        if (!isSmallOffset(sp) || !isSmallOffset(sp + 32)) break
        const length = load<u32>(sp, 32)
        if (length == 0 || length > MAX_HASH_BYTES) break
        const end = load<u32>(sp) + length
        let price = load<u32>(at, 4) * wordsOf(length)
        if (end > size) {
          const growth = growthPrice(frame, size, end)
          if (growth > gas || growth + price > gas) break
          gas -= growth
          size = wordsOf(end) << 5
        } else if (price > gas) break
        gas -= price
        checkMemory(frame, end)
        keccak(sp + 32, frame + FRAME_MEMORY + load<u32>(sp), length)
        sp += 32
        at += 8
        continue
      }
      case code.MLOAD: {
        if (!isSmallOffset(sp)) break
        const place = load<u32>(sp)
        if (place + 32 > size) {
          const price = growthPrice(frame, size, place + 32)
          if (price > gas) break
          gas -= price
          size = wordsOf(place + 32) << 5
        }
        checkMemory(frame, place + 32)
        words.readBytes(sp, frame + FRAME_MEMORY + place)
        at += 8
        continue
      }
      case code.MSTORE: {
        if (!isSmallOffset(sp)) break
        const place = load<u32>(sp)
        if (place + 32 > size) {
          const price = growthPrice(frame, size, place + 32)
          if (price > gas) break
          gas -= price
          size = wordsOf(place + 32) << 5
        }
        checkMemory(frame, place + 32)
        words.writeBytes(frame + FRAME_MEMORY + place, sp + 32)
        sp += 64
        at += 8
        continue
      }
      case code.MSTORE8: {
        if (!isSmallOffset(sp)) break
        const place = load<u32>(sp)
        if (place + 1 > size) {
          const price = growthPrice(frame, size, place + 1)
          if (price > gas) break
          gas -= price
          size = wordsOf(place + 1) << 5
        }
        checkMemory(frame, place + 1)
        store<u8>(frame + FRAME_MEMORY + place, load<u8>(sp, 32))
        sp += 64
        at += 8
        continue
      }
      case code.MSIZE: {
        sp -= 32
        words.setSmall(sp, u64(size))
        at += 8
        continue
      }
      case code.MCOPY: {
        if (!isSmallOffset(sp) || !isSmallOffset(sp + 32) || !isSmallOffset(sp + 64)) break
        const to = load<u32>(sp)
        const from = load<u32>(sp, 32)
        const length = load<u32>(sp, 64)
        if (length == 0) break
        const end = max(to, from) + length
        const price = load<u32>(at, 4) * wordsOf(length)
        const growth = end > size ? growthPrice(frame, size, end) : 0
        if (growth > gas || price > gas - growth) break
        gas -= growth + price
        size = max(size, wordsOf(end) << 5)
        checkMemory(frame, end)
        memory.copy(frame + FRAME_MEMORY + to, frame + FRAME_MEMORY + from, length)
        sp += 96
        at += 8
        continue
      }
      case code.HEADER_WORD: {
        sp -= 32
        words.copyWord(sp, frame + load<u32>(at, 4))
        at += 8
        continue
      }
      case code.HEADER_NUMBER: {
        sp -= 32
        words.setSmall(sp, u64(load<u32>(frame + load<u32>(at, 4))))
        at += 8
        continue
      }
      case code.RUN_WORD: {
        const number = load<u32>(at, 4)
        if (load<u8>(RUN_FLAGS + number) == 0) break
        sp -= 32
        words.copyWord(sp, RUN_WORDS + (number << 5))
        at += 8
        continue
      }
      case code.CALLDATALOAD: {
        const there = load<u32>(frame, FRAME_DATA_SIZE)
        const place = load<u64>(sp)
        if (words.highLimbs(sp) == 0 && place + 32 <= u64(there) && place <= MAX_OFFSET) {
          checkData(frame, u32(place) + 32)
          words.readBytes(sp, load<u32>(frame, FRAME_DATA) + u32(place))
        } else {
          readTail(sp, load<u32>(frame, FRAME_DATA), there)
        }
        at += 8
        continue
      }
      case code.CALLDATACOPY: {
        if (!isSmallOffset(sp) || !isSmallOffset(sp + 64)) break
        const to = load<u32>(sp)
        const length = load<u32>(sp, 64)
        if (length == 0) break
        const end = to + length
        const price = load<u32>(at, 4) * wordsOf(length)
        const growth = end > size ? growthPrice(frame, size, end) : 0
        if (growth > gas || price > gas - growth) break
        gas -= growth + price
        size = max(size, wordsOf(end) << 5)
        checkMemory(frame, end)
        copyData(frame, frame + FRAME_MEMORY + to, sp + 32, length)
        sp += 96
        at += 8
        continue
      }
      case code.RETURN_COPY: {
        if (!isSmallOffset(sp + 32) || !isSmallOffset(sp + 64)) break
        const from = load<u32>(sp, 32)
        const length = load<u32>(sp, 64)
        if (from + length > load<u32>(frame, FRAME_RETURN_SIZE)) break
        if (length > 0) {
          if (load<u32>(frame, FRAME_HAS_RETURNED) == 0 || !isSmallOffset(sp)) break
          const end = load<u32>(sp) + length
          const price = load<u32>(at, 4) * wordsOf(length)
          const growth = end > size ? growthPrice(frame, size, end) : 0
          if (growth > gas || price > gas - growth) break
          gas -= growth + price
          size = max(size, wordsOf(end) << 5)
          checkMemory(frame, end)
          checkReturned(from + length)
          memory.copy(frame + FRAME_MEMORY + load<u32>(sp), RETURNED + from, length)
        }
        sp += 96
        at += 8
        continue
      }
      case code.OWN_BALANCE: {
        if (load<u32>(frame, FRAME_HAS_BALANCE) == 0) break
        sp -= 32
        words.copyWord(sp, frame + FRAME_BALANCE)
        at += 8
        continue
      }
      case code.SLOAD: {
        const entry = findEntry(frame, sp)
        if (entry == 0) break
        words.copyWord(sp, entry + SLOT_VALUE)
        at += 8
        continue
      }
      case code.SSTORE: {
        const entry = findEntry(frame, sp)
        if (entry == 0 || load<u32>(frame, FRAME_IS_STATIC) != 0) break
        const wasEmpty = words.isZero(entry + SLOT_VALUE)
        const isEmpty = words.isZero(sp + 32)
        const price: u32 = wasEmpty && !isEmpty ? SET_GAS : RESET_GAS
        // Paid from the reserve if possible: the window bounds time, and SSTORE takes little time for its gas.
        const reserve = load<f64>(frame, FRAME_RESERVE_GAS)
        const isReserved = reserve >= f64(price)
        if ((!isReserved && price > gas) || !record(entry)) break
        if (isReserved) store<f64>(frame, reserve - f64(price), FRAME_RESERVE_GAS)
        else gas -= price
        if (isEmpty && !wasEmpty) store<u32>(frame, load<u32>(frame, FRAME_CLEARED) + 1, FRAME_CLEARED)
        words.copyWord(entry + SLOT_VALUE, sp + 32)
        sp += 64
        at += 8
        continue
      }
      case code.GAS: {
        const reserve = load<f64>(frame, FRAME_RESERVE_GAS)
        // The instruction has the gas of the rest of the block, which is paid already.
        const all = reserve + f64(gas) + f64(load<u32>(at, 4))
        if (load<u32>(frame, FRAME_HAS_MORE_GAS) != 0 || all > MAX_SAFE_INTEGER) break
        sp -= 32
        words.setSmall(sp, u64(all))
        at += 8
        continue
      }
      default:
        break
    }
    store<u32>(EXIT_STACK_TOP, sp)
    store<u32>(EXIT_GAS, gas)
    store<u32>(EXIT_MEMORY_BYTES, size)
    return at
  }
}

/** Returns the entry of a slot of the frame's contract; 0 if it is not cached. */
// @ts-ignore: decorator
@inline
function findEntry(frame: u32, key: u32): u32 {
  const contract = load<u32>(frame, FRAME_CONTRACT)
  return contract == 0 ? 0 : find(contract, key)
}

/** Returns the block of the jump destination at `word`; 0 if it is none or not decoded. */
// @ts-ignore: decorator
@inline
function destination(frame: u32, word: u32): u32 {
  const place = load<u64>(word)
  if (words.highLimbs(word) != 0 || place >= u64(load<u32>(frame, FRAME_CODE_SIZE))) return 0
  return load<u32>(load<u32>(frame, FRAME_JUMPS) + (u32(place) << 2))
}

/** Returns the length of a word without leading zeros, in bytes. */
function lengthOf(word: u32): u32 {
  let count: u32 = 32
  while (count > 0 && load<u8>(word + count - 1) == 0) count--
  return count
}

/** Replaces the offset at `word` by the word there, of data that ends within it: zeros follow. */
function readTail(word: u32, data: u32, size: u32): void {
  const isFar = words.highLimbs(word) != 0 || load<u64>(word) >= u64(size)
  const place = load<u32>(word)
  words.setWord(word, 0, 0, 0, 0)
  if (isFar) return
  const left = min(size - place, 32)
  for (let i: u32 = 0; i < left; i++) store<u8>(word + 31 - i, load<u8>(data + place + i))
}

/** Copies call data from the offset at `word` on, followed by zeros after its end. */
function copyData(frame: u32, to: u32, word: u32, length: u32): void {
  const size = load<u32>(frame, FRAME_DATA_SIZE)
  const isThere = words.highLimbs(word) == 0 && load<u64>(word) < u64(size)
  const place = load<u32>(word)
  const count = isThere ? min(size - place, length) : 0
  // Copying 0 bytes from beyond the end of the memory would trap.
  if (count > 0) memory.copy(to, load<u32>(frame, FRAME_DATA) + place, count)
  memory.fill(to + count, 0, length - count)
}
