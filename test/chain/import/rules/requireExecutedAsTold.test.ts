import { describe, expect, it } from 'vitest'
import { BlockRefused } from '../../../../src/chain/import/rules/blockRefused.ts'
import { requireExecutedAsTold } from '../../../../src/chain/import/rules/requireExecutedAsTold.ts'
import type { RuleName } from '../../../../src/chain/import/rules/ruleNames.ts'
import { mainnet } from '../../../../src/chainspec/networks/mainnet.ts'
import { regtest } from '../../../../src/chainspec/networks/regtest.ts'
import type { Rules } from '../../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import { createBlock } from '../../../../src/primitives/block.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { createRemascTransaction } from '../../../../src/primitives/transaction.ts'
import { receiptsRoot } from '../../../../src/state/roots.ts'
import { createTestHeader } from '../../../_helpers/header.ts'
import { createTransfer } from './_scene.ts'

const rules = rulesAt(regtest, 1)
const transactions = [createTransfer(), createRemascTransaction(1)]
const receipts = transactions.map(() => ({
  succeeded: true,
  cumulativeGasUsed: 21_000n,
  gasUsed: 21_000n,
  logs: [],
  logsBloom: new Uint8Array(256),
}))
const executed = {
  transactions,
  receipts,
  gasUsed: 42_000n,
  paidFees: 7n,
  logsBloom: new Uint8Array(256).fill(1),
  stateRoot: new Uint8Array(32).fill(2),
}
const told: Partial<Header> = {
  stateRoot: executed.stateRoot,
  receiptsRoot: receiptsRoot(receipts, rules),
  logsBloom: executed.logsBloom,
  gasUsed: 42_000n,
  paidFees: 7n,
}

function refusalOf(header: Partial<Header>, own: Rules = rules, list = transactions): BlockRefused | undefined {
  const block = createBlock(createTestHeader({ ...told, ...header }), list, [], own)
  try {
    requireExecutedAsTold(block, executed, own)
    return undefined
  } catch (error) {
    if (error instanceof BlockRefused) return error
    throw error
  }
}

describe('what execution has given', () => {
  it('may be all that the header says', () => expect(refusalOf({})).toBeUndefined())

  it.each<[RuleName, Partial<Header>]>([
    ['stateRoot', { stateRoot: new Uint8Array(32) }],
    ['receiptsRoot', { receiptsRoot: new Uint8Array(32) }],
    ['logsBloom', { logsBloom: new Uint8Array(256) }],
    ['gasUsed', { gasUsed: 41_999n }],
    ['gasUsed', { gasUsed: 42_001n }],
    ['paidFees', { paidFees: 6n }],
    ['paidFees', { paidFees: 8n }],
  ])('must be its %s', (rule, header) => expect(refusalOf(header)?.rule).toBe(rule))

  it.each([
    ['another one', [createTransfer({ nonce: 1n }), createRemascTransaction(1)]],
    ['one less', [createRemascTransaction(1)]],
    ['one more', [createTransfer(), createTransfer(), createRemascTransaction(1)]],
  ])('must be its transactions, not %s', (_, list) => {
    expect(refusalOf({}, rules, list)?.rule).toBe('transactionList')
  })

  it("may hold another spelling of REMASC's transaction", () => {
    expect(refusalOf({}, rules, [createTransfer(), createRemascTransaction(2)])).toBeUndefined()
  })

  it('is told by its state root from RSKIP-126 on only, and by Orchid roots before', () => {
    for (const height of [0, 728_999, 729_000, 1_590_999]) {
      const early = rulesAt(mainnet, height)
      const header = { stateRoot: new Uint8Array(32), receiptsRoot: receiptsRoot(receipts, early) }
      expect(refusalOf(header, early)).toBeUndefined()
      expect(refusalOf({ stateRoot: new Uint8Array(32) }, early)?.rule).toBe('receiptsRoot')
    }
    expect(refusalOf({ stateRoot: new Uint8Array(32) }, rulesAt(mainnet, 1_591_000))?.rule).toBe('stateRoot')
  })

  it('names the first difference in the order of the reference', () => {
    const header = { stateRoot: new Uint8Array(32), gasUsed: 0n, paidFees: 0n }
    expect(refusalOf(header)?.rule).toBe('stateRoot')
    expect(refusalOf({ gasUsed: 0n, paidFees: 0n })?.rule).toBe('gasUsed')
  })

  it('is told in the refusal', () => {
    const refusal = refusalOf({ gasUsed: 41_999n })
    expect(refusal).toMatchObject({ kind: 'blockRefused', number: 1, expected: '42000', found: '41999' })
    expect(refusal?.message).toMatch(/^block 1 0x[0-9a-f]{64} breaks rule gasUsed: expected 42000, found 41999$/)
  })
})
