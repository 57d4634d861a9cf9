import { expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { encodeListOf, encodeRlp } from '../../src/base/encodeRlp.ts'
import { RlpError } from '../../src/base/rlp.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { createBlock, decodeBlock } from '../../src/primitives/block.ts'
import { encodeHeader } from '../../src/primitives/headerEncoding.ts'
import { createRemascTransaction } from '../../src/primitives/transaction.ts'
import { createTestHeader } from '../_helpers/header.ts'
import { loosen } from '../_helpers/looseRlp.ts'

const header = encodeHeader(createTestHeader())
const NONE = Uint8Array.of(0xc0)
const TINY = encodeRlp(Array.from({ length: 9 }, () => new Uint8Array(0)))

const listOf = (item: Uint8Array, count: number) => encodeListOf(Array.from({ length: count }, () => item))
/** Bytes that fail with another error if the decoder reads up to them. */
const UNREADABLE = Uint8Array.of(0xbf)
/** A list of four million items, which would need gigabytes if each were decoded to an array. */
const MILLIONS = encodeListOf([new Uint8Array(4_000_000).fill(0x80), UNREADABLE])
const TRANSACTIONS = encodeListOf([...Array.from({ length: 5_000 }, () => TINY), UNREADABLE])
const { encoded: sound } = createBlock(createTestHeader(), [createRemascTransaction(1)], [], rulesAt(regtest, 1))

it.each([
  ['too many tiny transactions', [header, TRANSACTIONS, NONE], 'transactions should have at most 5000'],
  ['millions of empty uncles', [header, NONE, MILLIONS], 'uncles should have at most 32'],
  ['a transaction of millions of items', [header, encodeListOf([MILLIONS]), NONE], 'too many items'],
  ['a header of millions of items', [MILLIONS, NONE, NONE], 'too many items'],
  ['an uncle of millions of items', [header, NONE, encodeListOf([MILLIONS])], 'too many items'],
  ['a header that is not the only list', [concatBytes(header, NONE), NONE, NONE], 'at most 3 items'],
])('a block with %s is refused before its items are decoded', (_, items, message) => {
  const encoded = encodeListOf(items)
  expect(() => decodeBlock(encoded, regtest)).toThrow(RlpError)
  expect(() => decodeBlock(encoded, regtest)).toThrow(message)
})

it('a block of the maximum of transactions and uncles is decoded', () => {
  const encoded = encodeListOf([header, listOf(TINY, 5000), listOf(header, 32)])
  const block = decodeBlock(encoded, regtest)
  expect([block.transactions.length, block.uncles.length]).toEqual([5000, 32])
  expect(decodeBlock(sound, regtest).encoded).toEqual(sound)
})

it('a block with lengths in more bytes than needed is decoded to the same block', () => {
  const block = decodeBlock(loosen(sound), regtest)
  expect(block.encoded).toEqual(sound)
  expect(block.hash).toEqual(decodeBlock(sound, regtest).hash)
})
