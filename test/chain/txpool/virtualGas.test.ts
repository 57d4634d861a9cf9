import { expect, it } from 'vitest'
import { virtualGas, type Weighing } from '../../../src/chain/txpool/accountQuotas.ts'

const WEIGHING: Weighing = {
  pendingNonce: 100n,
  blockGasLimit: 6_800_000n,
  blockMinimumPrice: 59_240n,
  marketPrice: 65_164_000n,
  replacedPrice: undefined,
}
const TRANSACTION = { nonce: 100n, gasLimit: 100_000n, gasPrice: 65_164_000n, encoded: new Uint8Array(1024) }

// The reference node's own cases: each changes one term.
const AGE = 1.039604
const SIZE = 1.04096
const PORTION = 1.058824
it.each<[string, Partial<typeof TRANSACTION>, Partial<Weighing>, number]>([
  ['nothing special', {}, {}, AGE * SIZE * PORTION],
  ['a new account', { nonce: 0n }, { pendingNonce: 0n }, 5 * SIZE * PORTION],
  ['a nonce out of turn', { nonce: 200n }, {}, 2 * AGE * SIZE * PORTION],
  ['many bytes', { encoded: new Uint8Array(100_000) }, {}, AGE * 5 * PORTION],
  ['the least price', { gasPrice: 59_240n }, {}, 4 * AGE * SIZE * PORTION],
  ['a whole block', { gasLimit: 6_800_000n }, {}, 68 * AGE * SIZE * 5],
  ["another's place", { gasPrice: 71_680_400n }, { replacedPrice: 65_164_000n }, AGE * SIZE * 1.90909 * PORTION],
  [
    'everything',
    { nonce: 3n, gasLimit: 6_800_000n, gasPrice: 65_164n, encoded: new Uint8Array(100_000) },
    { pendingNonce: 0n, replacedPrice: 59_240n },
    68 * 2 * 3.999727 * 5 * 5 * 1.90909 * 5,
  ],
])('virtual gas has a factor for %s', (_, changes, circumstances, factor) => {
  const weight = virtualGas({ ...TRANSACTION, ...changes }, { ...WEIGHING, ...circumstances })
  expect(weight / (100_000 * factor)).toBeCloseTo(1, 5)
})

it("virtual gas equals the reference node's to the last bit", () => {
  // In Python: low = 1 + 3.0 * ((100 - 70) / (100 - float(10))); 21000.0 * (1 * low * (1 + 4.0 / 3) * (1 + 110 / 25000.0)
  // * (1 + 1 / (70.0 / 49.0)) * (1 + 4.0 * 21000 / 10000000))
  const weight = virtualGas(
    { nonce: 2n, gasLimit: 21_000n, gasPrice: 70n, encoded: new Uint8Array(110) },
    { pendingNonce: 2n, blockGasLimit: 10_000_000n, blockMinimumPrice: 10n, marketPrice: 100n, replacedPrice: 49n },
  )
  expect(weight).toBe(168_738.63753599994)
})

it('virtual gas ignores the price while blocks are not full', () => {
  const cheap = { ...TRANSACTION, gasPrice: 59_240n }
  const weighing = { ...WEIGHING, marketPrice: undefined }
  expect(virtualGas(cheap, weighing)).toBe(virtualGas(TRANSACTION, weighing))
})

it('virtual gas of a replacement of price 0 has no replacement factor', () => {
  expect(virtualGas(TRANSACTION, { ...WEIGHING, replacedPrice: 0n })).toBe(virtualGas(TRANSACTION, WEIGHING))
})
