import { expect, it } from 'vitest'
import { createTestHeader } from '../header.ts'
import type { KeptBlock } from './blockTree.ts'
import { takesOver } from './forkChoice.ts'

function tip(totalDifficulty: bigint, paidFees: bigint, firstByte: number): KeptBlock {
  const hash = new Uint8Array(32).fill(firstByte)
  const block = { hash, header: createTestHeader({ paidFees }), transactions: [], uncles: [], encoded: hash }
  return { block, parent: undefined, totalDifficulty }
}

it.each([
  { what: 'the heavier one', candidate: tip(11n, 0n, 9), head: tip(10n, 99n, 1), wins: true },
  { what: 'not the lighter one', candidate: tip(9n, 99n, 1), head: tip(10n, 0n, 9), wins: false },
  { what: 'the one with more than twice the fees', candidate: tip(10n, 21n, 9), head: tip(10n, 10n, 1), wins: true },
  { what: 'not the one with twice the fees', candidate: tip(10n, 20n, 9), head: tip(10n, 10n, 1), wins: false },
  { what: 'the one with the smaller hash', candidate: tip(10n, 10n, 1), head: tip(10n, 10n, 9), wins: true },
  {
    what: 'the smaller hash at more than half the fees',
    candidate: tip(10n, 6n, 1),
    head: tip(10n, 10n, 9),
    wins: true,
  },
  { what: 'not at half the fees', candidate: tip(10n, 5n, 1), head: tip(10n, 10n, 9), wins: false },
  { what: 'nobody without fees', candidate: tip(10n, 0n, 1), head: tip(10n, 0n, 9), wins: false },
])('among branches, $what wins', ({ candidate, head, wins }) => {
  expect(takesOver(candidate, head)).toBe(wins)
})
