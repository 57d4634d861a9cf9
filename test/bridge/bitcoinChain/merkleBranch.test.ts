import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../../src/base/hex.ts'
import { openPartialMerkleTree } from '../../../src/bitcoin/partialMerkleTree.ts'
import { checkBranch, reduceBranch } from '../../../src/bridge/bitcoinChain/merkleBranch.ts'
import { PrecompileFailure } from '../../../src/evm/precompiles/precompile.ts'

const BED5 = 'bed5ecce0c0ffa58236271d4ca49767c968fb6aba6aa3c10abe31170ca826404'
const F733 = 'f733ca23def34db37b79af4c65d5929be741b79a1d74006153892b87487d1137'
const FOURTH = '81aa2c77c201daab3868da9a4c2e29bc1e42bdc804c7c8a4d84c5e7f3866fb3f'
const FIFTH = '807d74e37d9c39a315eb74955889c9be83ba33eaaf9735a9617211870cde22b2'
const ROOT = 'f7f0eb7ba33dd6f37ad11153d1bc803cd6f932051d72fa73343bff59d270e9ef'

/** Branches from blocks of bitcoind. */
const BRANCHES: readonly [string, leaf: string, hashes: readonly string[], path: number, root: string][] = [
  [
    'the first of two transactions',
    'b945b008fbc3f357db745909958b570773fc14575a36af8bbc195b484e21f366',
    ['9880f57b6735152a8c6d4c7e1b3bc6434ee75e459511a642bbb8cb71d3a6b6d8'],
    0,
    'ceea4835dd23fae1978a3f6f3f0aa0171e018360272dd5b98d37550fbc978d01',
  ],
  [
    'the first of two other transactions',
    '083eafdf670bb1bbc83b63262887e3cf519c3e252fac29adfb92c1e857b37f91',
    ['5740915e973a211c71655d10e4c672301c27c287843dcfa97b7aafc04992ec5e'],
    0,
    '107857d7233c41d4c37ecaa9ad9d9ab15371f643074866cd23d657e6e99676be',
  ],
  [
    'the second of two other transactions',
    '120196be3b0ca6ba07d3cfee53f8dc883781e82afdfba11181184f41a67b9898',
    ['c960ed36a67318cd562d384bfbf41499db1312835e2bfe86805d9465afe9736f'],
    1,
    '71a12c9bd54735864dd6e12640e6d00d60a42a2e92e4cd0bde3f9f268b7d4345',
  ],
  [
    'the second of two transactions',
    '444f6714a6010b452d705531fb9ed850f2578ef28c364676d7e9f3f436c25554',
    ['3709934297f8bfd8a1cfcf82514bbfdcc910cf4d934e0eabd58b6eb955954b45'],
    1,
    '71306e0f38f1f606d7a4eadf22814432321b2a6d6f40c94fdc8e7dd2bbcef47f',
  ],
  [
    'the last of four transactions',
    '9f4c1131e3dfab1b0413f97d53cab183f48f4ed0003387e7cbadea0c1f4ce365',
    [
      'bfc0770be0c8bc9d06714b00c89cc769286968c28632aa7768f9525a0287d5e6',
      'ad13c3242a67436e8958c0b1a76ff017d1e0c36ab7b38b98d7fb3df9ebea2bff',
    ],
    3,
    '14fd0a443ebba0fe62e323b5250fb13042e7840701058fb025032f1527f8f6f5',
  ],
  ['the sixth of six transactions', FIFTH, [FOURTH, BED5, F733], 5, ROOT],
  ['the fifth of six transactions', FOURTH, [FIFTH, BED5, F733], 4, ROOT],
]

const rootOf = (leaf: string, hashes: readonly string[], path: number) => {
  const branch = hashes.map(fromDigits)
  checkBranch(branch, path)
  return toHex(reduceBranch(fromDigits(leaf), branch, path)).slice(2)
}

describe('a branch', () => {
  it.each(BRANCHES)('the branch of %s leads to the root', (_which, leaf, hashes, path, root) => {
    expect(rootOf(leaf, hashes, path)).toBe(root)
  })

  it('a branch with another path or another hash leads to another root', () => {
    expect(rootOf(FOURTH, [FIFTH, BED5, F733], 3)).not.toBe(ROOT)
    expect(rootOf(FOURTH, [FIFTH.replace('8', '9'), BED5, F733], 4)).not.toBe(ROOT)
  })

  it.each([
    [256, 0b111],
    [33, 0],
    [2, 0b111],
    [4, 0b10000],
  ])('a branch of %i hashes with the path %i is rejected', (count, path) => {
    const hashes = Array.from({ length: count }, () => fromDigits(BED5))
    expect(() => checkBranch(hashes, path)).toThrow(PrecompileFailure)
  })
})

describe('a partial tree', () => {
  const FIRST = '79e7c0da739df8a00f12c0bff55e5438f530aa5859ff9874258cd7bad3fe7097'
  const SECOND = '46aff897e6a851faa80120d6ae99db30883699ac0428fc7192d6c3fec0ca6409'

  it('a partial tree of three transactions proves the last one', () => {
    const proven = openPartialMerkleTree(fromDigits(`0300000002${FIRST}${SECOND}010d`))
    expect(proven?.transactionIds.map(toHex)).toEqual([`0x${SECOND}`])
  })

  it.each([
    ['that lacks one byte', `0300000002${FIRST}${SECOND.slice(0, -2)}010d`],
    ['with an impossible count', `0300ffffff${FIRST}${SECOND}010d`],
  ])('a partial tree %s is rejected', (_what, digits) => {
    expect(openPartialMerkleTree(fromDigits(digits))).toBeUndefined()
  })
})
