import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { concatBytes, equalBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { type Curve, chooseCurve, createWasmCurve, curve } from '../../src/crypto/curve.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { CURVE_ORDER } from '../../src/crypto/secp256k1.ts'

const native = curve()
const wasm = createWasmCurve(createRequire(import.meta.url)('tiny-secp256k1'))
const FIELD = 2n ** 256n - 2n ** 32n - 977n

/** Returns what a function returns, or that it throws. */
function outcomeOf(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return 'throws'
  }
}

/** Requires the same result, or an error, of both libraries. */
function expectSame(run: (curve: Curve) => unknown, note: string): void {
  expect(
    outcomeOf(() => run(wasm)),
    note,
  ).toEqual(outcomeOf(() => run(native)))
}

const bytesOf = (seed: number, part: string) => keccak256(new TextEncoder().encode(`${part} ${seed}`))
const privateKeys = Array.from({ length: 40 }, (_, seed) => bytesOf(seed, 'key'))
const hashes = Array.from({ length: 40 }, (_, seed) => bytesOf(seed, 'hash'))

const signed = hashes.map((hash, index) => [hash, privateKeys[index] ?? hash] as const)

/** Words at the edges of the valid range. */
const EDGES = [0n, 1n, 2n, CURVE_ORDER - 1n, CURVE_ORDER, CURVE_ORDER + 1n, FIELD - 1n, FIELD, 2n ** 256n - 1n].map(
  toWord,
)

/** Keys in each form, valid and invalid. */
const publicKeys = privateKeys.flatMap((privateKey) => {
  const [short, long] = [native.publicKeyCreate(privateKey, true), native.publicKeyCreate(privateKey, false)]
  const hybrid = (first: number) => concatBytes(Uint8Array.of(first), long.subarray(1))
  const otherY = long.map((byte, index) => (index === 64 ? byte ^ 1 : byte))
  return [short, long, hybrid(6), hybrid(7), otherY, hybrid(5), short.subarray(0, 32), new Uint8Array(0)]
})
const points = [...publicKeys, ...EDGES.map((x) => concatBytes(Uint8Array.of(2), x))]

describe('libsecp256k1 in WebAssembly computes as the native one', () => {
  it('private keys give the same public keys in both libraries', () => {
    for (const privateKey of [...privateKeys, ...EDGES]) {
      for (const compressed of [true, false]) {
        expectSame((curve) => curve.publicKeyCreate(privateKey, compressed), toHex(privateKey))
      }
    }
  })

  it('public keys convert the same in both libraries', () => {
    for (const point of points) {
      if (point.length === 33 || point.length === 65) {
        expectSame((curve) => curve.publicKeyVerify(point), toHex(point))
      }
      for (const compressed of [true, false]) {
        expectSame((curve) => curve.publicKeyConvert(point, compressed), toHex(point))
      }
    }
  })

  it('sums and products of points are the same in both libraries', () => {
    for (const [index, point] of points.entries()) {
      const other = points[(index * 7) % points.length] ?? point
      for (const pair of [[point, other], [point, point], [point]]) {
        expectSame((curve) => curve.publicKeyCombine(pair, false), pair.map(toHex).join())
      }
      for (const factor of [...EDGES, hashes[index % hashes.length] ?? point]) {
        expectSame((curve) => curve.publicKeyTweakMul(point, factor), `${toHex(point)} ${toHex(factor)}`)
        expectSame((curve) => curve.publicKeyTweakAdd(point, factor, false), `${toHex(point)} ${toHex(factor)}`)
      }
    }
  })

  it('a point and its opposite have no sum in both libraries', () => {
    const point = native.publicKeyCreate(bytesOf(1, 'key'))
    const opposite = point.map((byte, index) => (index === 0 ? 5 - byte : byte))
    expectSame((curve) => curve.publicKeyCombine([point, opposite]), 'opposite')
    expect(() => wasm.publicKeyCombine([point, opposite])).toThrow()
  })

  it('signatures are the same in both libraries', () => {
    for (const [hash, privateKey] of signed) expectSame((curve) => curve.ecdsaSign(hash, privateKey), toHex(hash))
  })

  it('recovered keys are the same in both libraries', () => {
    for (const [hash, privateKey] of signed) {
      const { signature, recid } = native.ecdsaSign(hash, privateKey)
      const publicKey = native.publicKeyCreate(privateKey)
      const highS = concatBytes(signature.subarray(0, 32), toWord(CURVE_ORDER - BigInt(toHex(signature.subarray(32)))))
      for (const one of [signature, highS, signature.map((byte) => byte ^ 1)]) {
        expectSame((curve) => curve.ecdsaVerify(one, hash, publicKey), toHex(one))
        for (const id of [0, 1, 2, 3, 4, -1]) {
          expectSame((curve) => curve.ecdsaRecover(one, id, hash, id > 0), `${toHex(one)} ${id}`)
        }
      }
      expectSame((curve) => curve.ecdsaRecover(signature.subarray(1), recid, hash), 'too short')
      expect(equalBytes(wasm.ecdsaRecover(signature, recid, hash), publicKey)).toBe(true)
    }
  })

  it('signatures at the edges are judged the same in both libraries', () => {
    for (const r of EDGES) {
      for (const s of EDGES) {
        const signature = concatBytes(r, s)
        for (const id of [0, 1, 2, 3]) {
          for (const hash of [new Uint8Array(32), hashes[0] ?? r, toWord(2n ** 256n - 1n)]) {
            expectSame((curve) => curve.ecdsaRecover(signature, id, hash), `${toHex(signature)} ${id} ${toHex(hash)}`)
          }
        }
      }
    }
  })
})

it('chooseCurve returns the native library if it has a binary, and WebAssembly otherwise', () => {
  const loadWasm = () => wasm
  expect(chooseCurve(() => native, loadWasm)).toEqual({ curve: native, problem: undefined })
  const problem = new Error('No native build was found for platform=linux arch=arm64')
  const loadNative = () => {
    throw problem
  }
  expect(chooseCurve(loadNative, loadWasm)).toEqual({ curve: wasm, problem })
})
