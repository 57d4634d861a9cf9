import { expect, it } from 'vitest'
import type { Tip } from '../../../src/chain/canonical/head.ts'
import { isBetter } from '../../../src/chain/import/forkChoice.ts'
import { createTestHeader } from '../../_helpers/header.ts'

function tip(totalDifficulty: bigint, paidFees: bigint, hashByte: number): Tip {
  const header = createTestHeader({ paidFees })
  const hash = new Uint8Array(32).fill(hashByte)
  return { totalDifficulty, block: { hash, header, transactions: [], uncles: [], encoded: new Uint8Array(0) } }
}

it.each([
  ['heavier', tip(11n, 0n, 9), tip(10n, 1000n, 1), true],
  ['lighter', tip(9n, 1000n, 1), tip(10n, 0n, 9), false],
  ['as heavy, more than twice the fees', tip(10n, 201n, 9), tip(10n, 100n, 1), true],
  ['as heavy, twice the fees, smaller hash', tip(10n, 200n, 1), tip(10n, 100n, 9), true],
  ['as heavy, twice the fees, greater hash', tip(10n, 200n, 9), tip(10n, 100n, 1), false],
  ['as heavy, more than half the fees, smaller hash', tip(10n, 51n, 1), tip(10n, 100n, 9), true],
  ['as heavy, half the fees, smaller hash', tip(10n, 50n, 1), tip(10n, 100n, 9), false],
  ['as heavy, no fees on either side, smaller hash', tip(10n, 0n, 1), tip(10n, 0n, 9), false],
])('fork choice compares a block that is %s', (_, newcomer, current, expected) => {
  expect(isBetter(newcomer, current)).toBe(expected)
})
