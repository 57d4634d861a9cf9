import { describe, expect, it } from 'vitest'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { NotParallel, ParallelListsConflict } from '../../src/chain/execution/parallelGuard.ts'
import { NotExecutable } from '../../src/chain/execution/requireExecutable.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import type { Block } from '../../src/primitives/block.ts'
import { encodeReceipt } from '../../src/primitives/receipt.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'
import { openRecordedChain, parseExport, type RecordedChain, type Reexecuted } from '../_helpers/recordedChain.ts'

type Receipts = Readonly<Record<Hex, Hex>>

/** Returns the header's statements about the block's execution as plain text. */
function recordedOutcome({ header, transactions }: Block, receipts: Receipts) {
  return {
    receipts: transactions.map(({ hash }) => receipts[toHex(hash)]),
    transactionsRoot: toHex(header.transactionsRoot),
    receiptsRoot: toHex(header.receiptsRoot),
    logsBloom: toHex(header.logsBloom),
    gasUsed: header.gasUsed,
    paidFees: header.paidFees,
    stateRoot: toHex(header.stateRoot),
  }
}

function outcomeOf(executed: Reexecuted, number: number) {
  const rules = rulesAt(regtest, number)
  return {
    receipts: executed.receipts.map((receipt) => toHex(encodeReceipt(receipt))),
    transactionsRoot: toHex(transactionsRoot(executed.transactions, rules)),
    receiptsRoot: toHex(receiptsRoot(executed.receipts, rules)),
    logsBloom: toHex(executed.logsBloom),
    gasUsed: executed.gasUsed,
    paidFees: executed.paidFees,
    stateRoot: toHex(executed.stateRoot),
  }
}

const REFUSALS = ['parallelListsConflict', 'notParallel', 'notExecutable']

const withEdges = (block: Block, edges: readonly number[]): Block => ({ ...block, header: { ...block.header, edges } })

/** Returns the block with its two lists exchanged; undefined unless it has two. */
function swapLists(block: Block): Block | undefined {
  const [first, second] = block.header.edges ?? []
  if (first === undefined || second === undefined) return undefined
  const { transactions } = block
  const swapped = [transactions.slice(first, second), transactions.slice(0, first), transactions.slice(second)].flat()
  return withEdges({ ...block, transactions: swapped }, [second - first, second])
}

/** Returns the block with either edge moved by one in either direction; no blocks unless it has two lists. */
function moveEdges(block: Block): Block[] {
  const [first, second] = block.header.edges ?? []
  if (first === undefined || second === undefined) return []
  const max = block.transactions.length - 1
  return [
    [first - 1, second],
    [first + 1, second],
    [first, second - 1],
    [first, second + 1],
  ]
    .filter(([a = 0, b = 0]) => a > 0 && a < b && b <= max)
    .map((edges) => withEdges(block, edges))
}

/** Returns the state root to which a block leads, or the kind of error with which it is refused. */
async function rootOrRefusal(chain: RecordedChain, block: Block): Promise<string> {
  try {
    return toHex((await chain.attempt(block)).stateRoot)
  } catch (error) {
    if (error instanceof ParallelListsConflict || error instanceof NotParallel) return error.kind
    if (error instanceof NotExecutable) return 'notExecutable' // the list lacks the gas
    throw error
  }
}

describe.each(['chainA', 'chainB'] as const)('%s', (name) => {
  it('blocks lead to the recorded roots in the TypeScript interpreter, also with swapped lists and other accepted edges', async () => {
    const chain = await openRecordedChain()
    const receipts = readRecordedJson<Receipts>(`${name}/raw-receipts.json`)
    const outcomes: string[] = []
    for (const block of parseExport(readRecorded(`${name}/export-blocks.csv`)).slice(1)) {
      const { number, edges = [], stateRoot } = block.header
      const subject = `block ${number}, edges ${edges.join()}`
      const swapped = swapLists(block)
      const moved = moveEdges(block)
      const executed = await chain.execute(block, 'typescript')
      expect(outcomeOf(executed, number), subject).toEqual(recordedOutcome(block, receipts))
      if (swapped !== undefined) expect(await rootOrRefusal(chain, swapped), subject).toBe(toHex(stateRoot))
      for (const other of moved) {
        const outcome = await rootOrRefusal(chain, other)
        outcomes.push(outcome)
        expect([toHex(stateRoot), ...REFUSALS], subject).toContain(outcome)
      }
    }
    const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length
    expect(count('parallelListsConflict')).toBeGreaterThan(10)
    expect(count('notParallel')).toBeGreaterThan(5)
  })
})
