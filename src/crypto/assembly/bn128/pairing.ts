import { PAIR } from './constants'
import { copy, ONE, pack, ZERO } from './field'
import {
  conjugateWhole,
  copyWhole,
  invertWhole,
  isWholeOne,
  mapWhole,
  multiplyByLine,
  multiplyWholes,
  setWholeOne,
  squareCyclotomic,
  squareWhole,
} from './dodecic'
import { multiplyLanes } from './montgomery'
import { subtract } from './sums'
import { addStep, doubleStep, isOpposite, LINE } from './lines'
import { FINITE, INFINITE, INVALID, readPoint } from './points'
import { mapPoint, readTwistPoint } from './twist'

/** What the curve's primes are polynomials of: 4965661367192848881, by the places of its digits 1 and -1. */
const X_ONES: u64 = 0x450a14044a890a01
const X_MINUS_ONES: u64 = 0x0020815000200010
const X_PLACES = 63

/** 6 x + 2, in the same way, but for the highest digit: a 1 at place 65. */
const LOOP_ONES: u64 = 0x2002004200804028
const LOOP_MINUS_ONES: u64 = 0x82889008420a0480
const LOOP_PLACES = 65

const POINT_BYTES: usize = 64
const PAIR_BYTES: usize = 192

/** Pairs that are worked on at the same time, as their squares are the same. */
const MOST_PAIRS: usize = 4

// What there is of each of them.
const ON_CURVE: usize = 0
const OF_TWIST: usize = 2 * PAIR
const OPPOSITE: usize = 4 * PAIR
const MOVING: usize = 6 * PAIR
/** Of the point of the curve; with INFINITE the other one is only looked at. */
const KIND: usize = 9 * PAIR
const ROOM: usize = 10 * PAIR
const ROOMS = memory.data(3200, 16)

const MAPPED = memory.data(160, 16)
const LOOP = memory.data(480, 16)

/** Reads a pair into a room; INFINITE if its point of the twist is that: then there is nothing to do for it. */
function readPair(room: usize, words: usize): i32 {
  const kind = readPoint(room + ON_CURVE, words)
  if (kind == INVALID) return INVALID
  const kindOfTwist = readTwistPoint(room + OF_TWIST, words + POINT_BYTES)
  if (kindOfTwist != FINITE) return kindOfTwist
  store<i32>(room + KIND, kind)
  if (kind == FINITE) {
    pack(room + ON_CURVE + PAIR, room + ON_CURVE + 4, room + ON_CURVE + 4)
    pack(room + ON_CURVE, room + ON_CURVE, room + ON_CURVE)
  }
  copy(room + OPPOSITE, room + OF_TWIST)
  subtract(room + OPPOSITE + PAIR, ZERO, room + OF_TWIST + PAIR)
  memory.copy(room + MOVING, room + OF_TWIST, 2 * PAIR)
  copy(room + MOVING + 2 * PAIR, ONE)
  return FINITE
}

/** Takes the last step's line into the product. */
function takeLine(room: usize): void {
  if (load<i32>(room + KIND) == INFINITE) return
  multiplyLanes(LINE, LINE, room + ON_CURVE + PAIR)
  multiplyLanes(LINE + PAIR, LINE + PAIR, room + ON_CURVE)
  multiplyByLine(LOOP, LINE, LINE + PAIR, LINE + 2 * PAIR)
}

function takeSum(room: usize, other: usize): void {
  addStep(room + MOVING, other)
  takeLine(room)
}

/**
 * The loop's end; whether the point of the twist is in the right group: where it has got to, 6 x + 2 times the point
 * and what is added here, is then the opposite of what Frobenius makes of the point in three steps, and no point of the
 * twist's other subgroups has this.
 */
function finishLoop(room: usize): bool {
  mapPoint(MAPPED, room + OF_TWIST)
  takeSum(room, MAPPED)
  mapPoint(MAPPED, MAPPED)
  subtract(MAPPED + PAIR, ZERO, MAPPED + PAIR)
  takeSum(room, MAPPED)
  mapPoint(MAPPED, MAPPED)
  subtract(MAPPED + PAIR, ZERO, MAPPED + PAIR)
  return isOpposite(room + MOVING, MAPPED)
}

/** Multiplies a product by the Miller loops of up to four pairs; whether all are valid. */
export function multiplyByPairs(product: usize, words: usize, count: usize): bool {
  let rooms: usize = 0
  for (let i: usize = 0; i < count; i++) {
    const kind = readPair(ROOMS + rooms * ROOM, words + i * PAIR_BYTES)
    if (kind == INVALID) return false
    if (kind == FINITE) rooms++
  }
  if (rooms == 0) return true
  const end = ROOMS + rooms * ROOM
  setWholeOne(LOOP)
  for (let place: i32 = LOOP_PLACES - 1; place >= 0; place--) {
    squareWhole(LOOP, LOOP)
    const isOne = place < 64 && ((LOOP_ONES >> u64(place)) & 1) != 0
    const isMinusOne = place < 64 && ((LOOP_MINUS_ONES >> u64(place)) & 1) != 0
    for (let room: usize = ROOMS; room < end; room += ROOM) {
      doubleStep(room + MOVING)
      takeLine(room)
      if (isOne) takeSum(room, room + OF_TWIST)
      if (isMinusOne) takeSum(room, room + OPPOSITE)
    }
  }
  for (let room: usize = ROOMS; room < end; room += ROOM) if (!finishLoop(room)) return false
  multiplyWholes(product, product, LOOP)
  return true
}

const INVERSE = memory.data(480, 16)
const POWER = memory.data(480, 16)

/** To the power of -x, of what squareCyclotomic is for. */
function raise(to: usize, a: usize): void {
  conjugateWhole(INVERSE, a)
  copyWhole(POWER, a)
  for (let place: i32 = X_PLACES - 2; place >= 0; place--) {
    squareCyclotomic(POWER)
    if ((X_ONES >> u64(place)) & 1) multiplyWholes(POWER, POWER, a)
    if ((X_MINUS_ONES >> u64(place)) & 1) multiplyWholes(POWER, POWER, INVERSE)
  }
  conjugateWhole(to, POWER)
}

const BASE = memory.data(480, 16)
const Y1 = memory.data(480, 16)
const Y2 = memory.data(480, 16)
const Y4 = memory.data(480, 16)
const Y6 = memory.data(480, 16)

/** Whether a product to the power of (p^12 - 1) / r is 1 (https://eprint.iacr.org/2010/354, algorithm 31). */
export function isProductOne(product: usize): bool {
  conjugateWhole(BASE, product)
  invertWhole(Y1, product)
  multiplyWholes(Y1, BASE, Y1)
  copyWhole(BASE, Y1)
  mapWhole(BASE)
  mapWhole(BASE)
  multiplyWholes(BASE, BASE, Y1)
  raise(Y1, BASE)
  squareCyclotomic(Y1)
  copyWhole(Y2, Y1)
  squareCyclotomic(Y2)
  multiplyWholes(Y2, Y2, Y1)
  raise(Y4, Y2)
  copyWhole(Y6, Y4)
  squareCyclotomic(Y6)
  raise(Y6, Y6)
  conjugateWhole(Y6, Y6)
  conjugateWhole(Y2, Y2)
  multiplyWholes(Y6, Y6, Y4)
  multiplyWholes(Y6, Y6, Y2) // y8
  multiplyWholes(Y1, Y6, Y1) // y9
  multiplyWholes(Y4, Y6, Y4)
  multiplyWholes(Y4, Y4, BASE)
  conjugateWhole(BASE, BASE)
  multiplyWholes(BASE, BASE, Y1)
  mapWhole(BASE)
  mapWhole(BASE)
  mapWhole(BASE)
  mapWhole(Y1)
  mapWhole(Y6)
  mapWhole(Y6)
  multiplyWholes(BASE, BASE, Y1)
  multiplyWholes(Y4, Y4, Y6)
  multiplyWholes(BASE, BASE, Y4)
  return isWholeOne(BASE)
}
