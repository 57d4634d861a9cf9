import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { NotParallel, ParallelListsConflict } from '../../src/chain/execution/parallelGuard.ts'
import { NotExecutable } from '../../src/chain/execution/requireExecutable.ts'
import type { Block } from '../../src/model/block.ts'
import { openRecordedChain, parseExport, type RecordedChain } from '../_helpers/recordedChain.ts'
import { describeVectorText } from '../_helpers/vectors.ts'

const REFUSALS = ['parallelListsConflict', 'notParallel', 'notExecutable']

const withEdges = (block: Block, edges: readonly number[]): Block => ({ ...block, header: { ...block.header, edges } })

/** The block with its two lists the other way round; undefined when it has not got two. */
function swapLists(block: Block): Block | undefined {
  const [first, second] = block.header.edges ?? []
  if (first === undefined || second === undefined) return undefined
  const { transactions } = block
  const swapped = [transactions.slice(first, second), transactions.slice(0, first), transactions.slice(second)].flat()
  return withEdges({ ...block, transactions: swapped }, [second - first, second])
}

/** The block with either edge moved by one, either way; none when it has not got two lists. */
function moveEdges(block: Block): Block[] {
  const [first, second] = block.header.edges ?? []
  if (first === undefined || second === undefined) return []
  const most = block.transactions.length - 1
  return [
    [first - 1, second],
    [first + 1, second],
    [first, second - 1],
    [first, second + 1],
  ]
    .filter(([a = 0, b = 0]) => a > 0 && a < b && b <= most)
    .map((edges) => withEdges(block, edges))
}

/** What the block comes to: a state root, or the kind of error it is refused with. */
async function outcomeOf(chain: RecordedChain, block: Block): Promise<string> {
  try {
    return toHex((await chain.attempt(block)).stateRoot)
  } catch (error) {
    if (error instanceof ParallelListsConflict || error instanceof NotParallel) return error.kind
    if (error instanceof NotExecutable) return 'notExecutable' // the list has not got the gas
    throw error
  }
}

for (const chain of ['chainA', 'chainB'] as const) {
  describeVectorText(`recorded/${chain}/export-blocks.csv`, (text) => {
    const opened = openRecordedChain()
    const outcomes: string[] = []

    describe('lists that the reference made side by side', () => {
      for (const block of parseExport(text).slice(1)) {
        const { number, edges = [], stateRoot } = block.header
        it(`block ${number}, edges ${edges.join()}: come to the same in any order, and with other edges if at all`, async () => {
          const recorded = await opened
          await recorded.execute(block, true)
          const swapped = swapLists(block)
          if (swapped !== undefined) expect(await outcomeOf(recorded, swapped)).toBe(toHex(stateRoot))
          for (const moved of moveEdges(block)) {
            const outcome = await outcomeOf(recorded, moved)
            outcomes.push(outcome)
            expect([toHex(stateRoot), ...REFUSALS]).toContain(outcome)
          }
        })
      }
      it('are often refused with other edges', () => {
        const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length
        expect(count('parallelListsConflict')).toBeGreaterThan(10)
        expect(count('notParallel')).toBeGreaterThan(5)
      })
    })
  })
}
