import { describe, expect, it } from 'vitest'
import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import type { Rule, Rules } from '../../src/chainspec/rules.ts'
import { createOpcodeTable } from '../../src/evm/opcodes/table.ts'
import { setScene, TARGET } from '../_helpers/evmScene.ts'
import { RULE_SETS } from '../_helpers/ruleSets.ts'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** Opcodes that exist at every height. */
const ALWAYS = [
  ...range(0x00, 0x0b), // arithmetic
  ...range(0x10, 0x1a), // comparison and bits
  0x20, // SHA3
  ...range(0x30, 0x3e), // environment, with RETURNDATACOPY as the last
  ...range(0x40, 0x45), // block
  ...range(0x50, 0x5b), // memory, storage, jumps
  ...range(0x60, 0x9f), // PUSH, DUP, SWAP
  ...range(0xa0, 0xa4), // LOG
  ...[0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xfd, 0xff], // CREATE, calls, RETURN, DELEGATECALL, REVERT, SELFDESTRUCT
]
const ADDED: readonly (readonly [Rule, readonly number[]])[] = [
  ['rskip91', [0xfa]], // STATICCALL
  ['rskip120', [0x1b, 0x1c, 0x1d]], // SHL, SHR, SAR
  ['rskip125', [0xf5]], // CREATE2
  ['rskip140', [0x3f]], // EXTCODEHASH
  ['rskip151', [0x47]], // SELFBALANCE
  ['rskip152', [0x46]], // CHAINID
  ['rskip398', [0x5f]], // PUSH0
  ['rskip412', [0x48]], // BASEFEE
  ['rskip445', [0x5e]], // MCOPY
  ['rskip446', [0x5c, 0x5d]], // TLOAD, TSTORE
]
const REMOVED: readonly (readonly [Rule, readonly number[]])[] = [['rskip191', [0xa8, 0xa9, 0xaa]]] // DUPN, SWAPN, TXINDEX

function expectedOpcodes(rules: Rules): number[] {
  const added = ADDED.filter(([rule]) => rules.has(rule)).flatMap(([, codes]) => codes)
  const left = REMOVED.filter(([rule]) => !rules.has(rule)).flatMap(([, codes]) => codes)
  return [...ALWAYS, ...added, ...left].sort((a, b) => a - b)
}

const PRECOMPILES: readonly (readonly [address: bigint, since?: Rule])[] = [
  [0x01n],
  [0x02n],
  [0x03n],
  [0x04n],
  [0x05n],
  [0x06n, 'rskip137'],
  [0x07n, 'rskip137'],
  [0x08n, 'rskip137'],
  [0x09n, 'rskip153'],
  [0x01000006n],
  [0x01000008n],
  [0x01000009n, 'rskip106'],
  [0x01000010n, 'rskip119'],
  [0x01000011n, 'rskip203'],
  [0x01000016n, 'rskip516'],
  [0x01000017n, 'rskip516'],
]

describe.each(RULE_SETS)('by the rules of $name', ({ rules }) => {
  it('the opcodes are those of protocol/evm#opcodes', async () => {
    const there = range(0, 255).filter((code) => createOpcodeTable(rules)[code] !== undefined)
    expect(there).toEqual(expectedOpcodes(rules))
  })

  it('all other opcodes are invalid', async () => {
    const there = new Set(expectedOpcodes(rules))
    for (const code of range(0, 255).filter((opcode) => !there.has(opcode))) {
      const { run } = await setScene({ [TARGET]: `0x${'6000'.repeat(8)}${code.toString(16).padStart(2, '0')}` })
      expect((await run({}, { rules })).outcome).toEqual({ kind: 'exception', reason: 'invalid opcode' })
    }
  })

  it('the precompiles are those of protocol/evm#precompiled-contracts', () => {
    for (const [address, since] of PRECOMPILES) {
      const isThere = since === undefined || rules.has(since)
      expect([address, ROOTSTOCK_PRECOMPILES.get(address, rules) !== undefined]).toEqual([address, isThere])
    }
    for (const address of [0x00n, 0x0an, 0x0bn, 0x100n, 0x01000005n, 0x01000007n, 0x01000018n, 2n ** 160n + 1n]) {
      expect(ROOTSTOCK_PRECOMPILES.get(address, rules)).toBeUndefined()
    }
  })
})

it('rule sets cover every upgrade, from the first block of mainnet to the newest of testnet', () => {
  expect(RULE_SETS[0]).toMatchObject({ name: 'mainnet 0', rules: new Set(['codeLimits']) })
  expect(RULE_SETS.length).toBeGreaterThan(30)
})
