import { isFirstZero, ONE_LANES, pack, readWord, toElements, toNumbers, writeWord } from './field'
import { invert } from './inverse'
import { multiplyLanes } from './multiplication'
import { add, addTwice, subtract, subtractBoth } from './addition'

// G1, the points of y^2 = x^3 + 3 over Fp. x and y are the lanes of a pair, so that sums multiply two elements at a time.

export const INVALID: i32 = 0
export const FINITE: i32 = 1
export const INFINITE: i32 = 2

const WORD: usize = 32
const THREE = memory.data(80, 16)
const SQUARES = memory.data(80, 16)
const CUBE = memory.data(80, 16)

export function createG1(): void {
  addTwice(THREE, ONE_LANES, ONE_LANES)
}

export function isWordZero(word: usize): bool {
  return (load<u64>(word) | load<u64>(word, 8) | load<u64>(word, 16) | load<u64>(word, 24)) == 0
}

/** Reads x and y as words. Returns INVALID for coordinates from p on and for points off the curve. */
export function readG1Point(to: usize, words: usize): i32 {
  if (isWordZero(words) && isWordZero(words + WORD)) return INFINITE
  if (!readWord(to, words) || !readWord(to + 4, words + WORD)) return INVALID
  toElements(to, to)
  multiplyLanes(SQUARES, to, to)
  multiplyLanes(CUBE, SQUARES, to)
  pack(SQUARES, SQUARES + 4, SQUARES)
  subtractBoth(CUBE, SQUARES, CUBE, THREE)
  return isFirstZero(CUBE) ? FINITE : INVALID
}

const NUMBERS = memory.data(80, 16)

export function writeG1Point(words: usize, point: usize): void {
  toNumbers(NUMBERS, point)
  writeWord(words, NUMBERS)
  writeWord(words + WORD, NUMBERS + 4)
}

const RISE = memory.data(80, 16)
const RUN = memory.data(80, 16)
const SLOPE = memory.data(80, 16)
const OTHER = memory.data(80, 16)
const NEW_X = memory.data(80, 16)

/** Adds finite points. Returns whether the sum is finite. */
export function addG1Points(to: usize, a: usize, b: usize): bool {
  subtract(RUN, b, a)
  pack(RISE, RUN + 4, RUN)
  if (isFirstZero(RUN)) {
    if (!isFirstZero(RISE)) return false
    multiplyLanes(RISE, a, a)
    addTwice(RISE, RISE, RISE)
    pack(RUN, a + 4, a)
    add(RUN, RUN, RUN)
  }
  invert(RUN, RUN)
  multiplyLanes(SLOPE, RISE, RUN)
  multiplyLanes(NEW_X, SLOPE, SLOPE)
  subtractBoth(NEW_X, NEW_X, a, b)
  subtract(OTHER, a, NEW_X)
  multiplyLanes(OTHER, OTHER, SLOPE)
  pack(RISE, a + 4, a)
  subtract(OTHER, OTHER, RISE)
  pack(to, NEW_X, OTHER)
  return true
}
