import { type Bytes, EMPTY_BYTES, padLeft } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import type { Pacer } from '../pacer.ts'
import { simplePrecompile, sliceInput, wordAt } from './precompile.ts'

const MAX_LENGTH = 2n ** 31n - 1n
const HEADER_BYTES = 96
const MAX_PRICE = 2n ** 63n - 1n
const QUAD_DIVISOR = 20n
/** Products of two numbers below this are exact as doubles. */
const SMALL = 2n ** 26n
const BYTES_PER_PAUSE = 256

interface Lengths {
  readonly base: number
  readonly exponent: number
  readonly modulus: number
}

/** base ^ exponent mod modulus at the price of EIP-198; lengths saturate at 2^31 - 1. */
export const modexp = simplePrecompile({
  address: 0x05n,
  price,
  run: (input, { pacer }) => modularPower(input, pacer),
})

function lengthsOf(input: Bytes): Lengths {
  const [base = 0, exponent = 0, modulus = 0] = [0, 1, 2].map((index) => {
    const length = wordAt(input, index)
    return Number(length < MAX_LENGTH ? length : MAX_LENGTH)
  })
  return { base, exponent, modulus }
}

function price(input: Bytes): bigint {
  const { base, exponent, modulus } = lengthsOf(input)
  const bits = exponentBits(input, HEADER_BYTES + base, exponent)
  const gas = (complexity(BigInt(Math.max(base, modulus))) * (bits > 1n ? bits : 1n)) / QUAD_DIVISOR
  return gas < MAX_PRICE ? gas : MAX_PRICE
}

function complexity(length: bigint): bigint {
  const square = length * length
  if (length <= 64n) return square
  if (length <= 1024n) return square / 4n + 96n * length - 3072n
  return square / 16n + 480n * length - 199_680n
}

/** EIP-198's adjusted length: index of the highest bit of the first 32 bytes, and 8 for each byte after them. */
function exponentBits(input: Bytes, offset: number, length: number): bigint {
  const head = bytesToBigint(offset > MAX_LENGTH ? EMPTY_BYTES : sliceInput(input, offset, Math.min(length, 32)))
  const highestBit = head === 0n ? 0n : BigInt(head.toString(2).length - 1)
  return length <= 32 ? highestBit : 8n * BigInt(length - 32) + highestBit
}

async function modularPower(input: Bytes, pacer: Pacer): Promise<Bytes> {
  const { base, exponent, modulus } = lengthsOf(input)
  if (modulus === 0) return EMPTY_BYTES
  const modulusOffset = HEADER_BYTES + base + exponent
  if (modulusOffset > MAX_LENGTH) return EMPTY_BYTES // the reference's offsets overflow
  const divisor = bytesToBigint(sliceInput(input, modulusOffset, modulus))
  if (divisor === 0n) return new Uint8Array(modulus)
  const number = bytesToBigint(sliceInput(input, HEADER_BYTES, base)) % divisor
  const power = sliceInput(input, HEADER_BYTES + base, exponent)
  const result = divisor < SMALL ? smallPower(number, power, divisor, pacer) : largePower(number, power, divisor, pacer)
  return padLeft(minimalBytes(await result), modulus)
}

/** Square and multiply over the exponent's bits, never over the exponent as one number: that would be quadratic. */
async function largePower(base: bigint, exponent: Bytes, modulus: bigint, pacer: Pacer): Promise<bigint> {
  let result = 1n % modulus
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % modulus
      if ((byte & bit) !== 0) result = (result * base) % modulus
    }
    await pacer.pause()
  }
  return result
}

/** The same in doubles: cheap gas buys very long exponents of short moduli. */
async function smallPower(base: bigint, exponent: Bytes, modulus: bigint, pacer: Pacer): Promise<bigint> {
  const factor = Number(base)
  const divisor = Number(modulus)
  let result = 1 % divisor
  for (const [i, byte] of exponent.entries()) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % divisor
      if ((byte & bit) !== 0) result = (result * factor) % divisor
    }
    if (i % BYTES_PER_PAUSE === 0) await pacer.pause()
  }
  return BigInt(result)
}
