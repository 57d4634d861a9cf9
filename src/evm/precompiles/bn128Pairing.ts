/** The library's pairing in pieces: in one it takes more than ten milliseconds. */
import { psiFrobenius } from '@noble/curves/abstract/tower.js'
import { bn254 } from '@noble/curves/bn254.js'
import type { Pieces } from '../pacer.ts'

const { Fp, Fp2, Fp12 } = bn254.fields
type PointOfG1 = InstanceType<typeof bn254.G1.Point>
type PointOfG2 = InstanceType<typeof bn254.G2.Point>
type Product = typeof Fp12.ONE

const PIECE_LINES = 16
/** What the curve's primes are polynomials of. */
const X = 4_965_661_367_192_848_881n

let frobenius: ReturnType<typeof psiFrobenius> | undefined

/**
 * Whether a point of the twist, not infinity, is in the group that pairings are of: 6 x^2 times the point is what
 * Frobenius makes of it. The library's own check of this takes three milliseconds.
 */
export function* isInGroup(q: PointOfG2): Pieces<boolean> {
  const part = q.multiplyUnsafe(X)
  yield
  frobenius ??= psiFrobenius(Fp, Fp2, Fp2.NONRESIDUE) // takes longer than to load the module
  return part.multiplyUnsafe(6n * X).equals(frobenius.G2psi(bn254.G2.Point, q))
}

/** What a pair of points contributes to the product, before the final exponentiation that all of them share. */
export function* millerLoop(p: PointOfG1, q: PointOfG2): Pieces<Product> {
  const { x, y } = p.toAffine()
  const lines = bn254.utils.calcPairingPrecomputes(q)
  let product = Fp12.ONE
  for (let start = 0; start < lines.length; start += PIECE_LINES) {
    yield
    const piece = lines.slice(start, start + PIECE_LINES)
    for (let i = 0; i < piece.length; i++) product = Fp12.sqr(product)
    product = Fp12.mul(product, bn254.millerLoopBatch([[piece, x, y]]))
  }
  return product
}

/** To the power of (p^12 - 1) / r: what has that power 1 is 1 as a product of pairings. */
export function* finalExponentiation(product: Product): Pieces<Product> {
  const conjugate = (base: Product) => Fp12.conjugate(base)
  const frobeniusMap = (base: Product, power: number) => Fp12.frobeniusMap(base, power)
  const mul = (a: Product, b: Product) => Fp12.mul(a, b)
  const toMinusX = (base: Product) => conjugate(Fp12._cyclotomicExp(base, X))
  const easy = mul(conjugate(product), Fp12.inv(product))
  const r = mul(frobeniusMap(easy, 2), easy)
  yield
  const y1 = Fp12._cyclotomicSquare(toMinusX(r))
  yield
  const y2 = mul(Fp12._cyclotomicSquare(y1), y1)
  const y4 = toMinusX(y2)
  yield
  const y6 = toMinusX(Fp12._cyclotomicSquare(y4))
  yield
  const y8 = mul(mul(conjugate(y6), y4), conjugate(y2))
  const y9 = mul(y8, y1)
  const left = frobeniusMap(mul(conjugate(r), y9), 3)
  const right = mul(frobeniusMap(y9, 1), mul(mul(y8, y4), r))
  return mul(left, mul(frobeniusMap(y8, 2), right))
}
