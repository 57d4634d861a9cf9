import type { Clock } from '../../../../src/base/clock.ts'
import type { Block } from '../../../../src/primitives/block.ts'
import { holdClock } from '../../../_helpers/chain.ts'
import { OPEN_NODE, startPublicEndpoint } from '../../../_helpers/publicEndpoint.ts'
import { readRecorded, readRecordedJson } from '../../../_helpers/recorded.ts'
import { parseExport } from '../../../_helpers/recordedChain.ts'
import { type ServedNode, startNode } from '../startNode.ts'

function readBlocks(): readonly Block[] {
  const files = ['chainA/export-blocks.csv', 'chainA/export-side-blocks.csv']
  return files.flatMap((file) => parseExport(readRecorded(file)))
}

/** Returns a clock shortly after the newest block. */
function clockAfter(blocks: readonly Block[]): Clock {
  return holdClock((Math.max(...blocks.map(({ header }) => header.timestamp)) + 5) * 1000)
}

/** Starts a node with all blocks of chain A, including side blocks, whose clock is shortly after the newest one. */
export async function startNodeOfChainA(): Promise<ServedNode> {
  const blocks = readBlocks()
  return startNode({}, blocks, { clock: clockAfter(blocks) })
}

/** A fork and the questions that it has asked. */
export interface ForkOfChainA extends ServedNode {
  /** Returns the number of different questions that recorded answers of the reference node have answered. */
  answeredAsRecorded(): number
}

/**
 * Starts a fork of chain A at its newest block. Its endpoint returns the recorded answers of the reference node about blocks,
 * uncles and receipts, and those of a node with the chain about the rest.
 */
export async function startForkOfChainA(): Promise<ForkOfChainA> {
  const origin = await startNodeOfChainA()
  const recorded = readRecordedAnswers()
  const endpoint = await startPublicEndpoint(origin.url, { ...OPEN_NODE, recorded })
  const settings = { genesis: 'sandbox', forkUrl: endpoint.url, rateLimit: false, storageCaching: false, accounts: 0 }
  const fork = await startNode(settings, [], { clock: clockAfter(readBlocks()) })
  return {
    ...fork,
    answeredAsRecorded: () => new Set(endpoint.questions.filter((question) => recorded.has(question))).size,
    async close() {
      await fork.close()
      await endpoint.close()
      await origin.close()
    },
  }
}

interface RecordedUncle {
  readonly number: number
  readonly index: number
  readonly byHash: { readonly hash: string }
}

/** Returns the recorded answers of the reference node to questions of a fork. */
function readRecordedAnswers(): ReadonlyMap<string, unknown> {
  const blocks = readRecordedJson<readonly { readonly hash: string }[]>('chainA/blocks.json')
  const receipts = readRecordedJson<Record<string, { readonly receipt: unknown }>>('chainA/receipts.json')
  const uncles = readRecordedJson<readonly RecordedUncle[]>('chainA/uncles.json')
  const toQuantity = (number: number) => `0x${number.toString(16)}`
  const answers: (readonly [method: string, params: readonly unknown[], result: unknown])[] = [
    ...blocks.map((block, number) => ['eth_getBlockByNumber', [toQuantity(number), true], block] as const),
    ...blocks.map((block) => ['eth_getBlockByHash', [block.hash, true], block] as const),
    ...Object.entries(receipts).map(([hash, { receipt }]) => ['eth_getTransactionReceipt', [hash], receipt] as const),
    ...uncles.map(
      ({ number, index, byHash }) =>
        ['eth_getUncleByBlockHashAndIndex', [blocks[number]?.hash, toQuantity(index)], byHash] as const,
    ),
  ]
  return new Map(answers.map(([method, params, result]) => [JSON.stringify([method, params]), result]))
}
