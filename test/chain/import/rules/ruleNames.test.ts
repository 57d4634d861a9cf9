import { describe, expect, it } from 'vitest'
import { BlockRefused, print } from '../../../../src/chain/import/rules/blockRefused.ts'
import { HEADER_RULES, UNCLE_CHILD_RULES } from '../../../../src/chain/import/rules/headerRules.ts'
import { BODY_RULES } from '../../../../src/chain/import/rules/requireValidBlock.ts'
import { unlessAtMost, unlessWithin } from '../../../../src/chain/import/rules/rule.ts'
import { RULE_NAMES, type RuleName } from '../../../../src/chain/import/rules/ruleNames.ts'
import { UNCLE_RULES } from '../../../../src/chain/import/rules/uncleRules.ts'
import { createChild, createRoot, createTransfer, limited, openScene } from './_scene.ts'

const namesOf = (table: readonly (readonly [RuleName, unknown])[]) => table.map(([name]) => name)

describe('the names of the rules', () => {
  it('rule names are in the order of the checks', () => {
    expect(RULE_NAMES).toEqual([
      'parent',
      ...namesOf(HEADER_RULES),
      'forkDetectionData',
      ...namesOf(BODY_RULES),
      'tooManyUncles',
      ...namesOf(UNCLE_RULES),
      ...namesOf(UNCLE_CHILD_RULES),
      'uncleForkDetectionData',
      'transaction',
      'notParallel',
      'parallelListsConflict',
      'stateRoot',
      'receiptsRoot',
      'logsBloom',
      'gasUsed',
      'paidFees',
      'transactionList',
    ])
    expect(new Set(RULE_NAMES).size).toBe(RULE_NAMES.length)
  })

  it('a refusal has the name of the first broken rule', async () => {
    const parent = createRoot(limited)
    const scene = await openScene(limited)
    const extraData = new Uint8Array(33)
    const unclesHash = new Uint8Array(32)
    const transactions = [createTransfer({ gasPrice: 1n })]
    const uncles = [parent.header]
    const rulesOf = async (...changes: Parameters<typeof createChild>[2][]) =>
      Promise.all(
        changes.map(
          async (change) => (await scene.refusalOf(await createChild(limited, parent, change), parent))?.rule,
        ),
      )
    expect(
      await rulesOf(
        { header: { number: 22, extraData, unclesHash }, transactions, uncles },
        { header: { extraData, unclesHash }, transactions, uncles },
        { header: { unclesHash }, afterSealing: () => ({ gasUsed: 5n }), transactions, uncles },
        { header: { unclesHash }, transactions, uncles },
        { transactions, uncles },
      ),
    ).toEqual(['number', 'extraData', 'proofOfWork', 'unclesHash', 'transactionGasPrice'])
    await scene.close()
  })
})

describe('a refusal', () => {
  it('a refusal is short for any value', () => {
    const refusal = new BlockRefused(createRoot(limited), 'edges', 'x'.repeat(10_000), 'y'.repeat(301))
    expect([refusal.expected.length, refusal.found.length]).toEqual([300, 300])
    expect(refusal.message.length).toBeLessThan(800)
  })

  it('a refusal prints short bytes in hex and long ones as their hash', () => {
    expect(print(new Uint8Array(32))).toBe(`0x${'00'.repeat(32)}`)
    expect(print(new Uint8Array(256))).toBe(
      '256 bytes with hash 0xd397b3b043d87fcd6fad1291ff0bfd16401c274896d8c63a923727f077b8e0b5',
    )
  })

  it('a refusal prints numbers up to 256 bits in decimal and larger ones as their length', () => {
    const word = (1n << 256n) - 1n
    expect([print(word), print(-word)]).toEqual([`${word}`, `-${word}`])
    expect(print(1n << 256n)).toBe('a number of 65 hex digits')
    expect(print(-(1n << 256n))).toBe('a number of 65 hex digits')
    expect(unlessAtMost(1n << 300n, 1n << 301n)?.expected).toBe('at most a number of 76 hex digits')
    expect(unlessWithin(1n << 300n, 0n, 1n << 304n)?.expected).toBe(
      'a number of 76 hex digits to a number of 77 hex digits',
    )
  })

  it('a refusal does not convert a very large number to decimal', () => {
    const long = BigInt(`0x${'7'.repeat(50_000_000)}`)
    expect(new BlockRefused(createRoot(limited), 'difficulty', 1n, long).found).toBe('a number of 50000000 hex digits')
  })
})
