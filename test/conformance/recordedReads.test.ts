import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import { parseExportLine } from '../../src/chain/import/exportLine.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { rootOfReceipt } from '../_helpers/receiptProof.ts'
import { describeVectors, readVectorText } from '../_helpers/vectors.ts'
import { call } from '../_helpers/wire.ts'

interface Exchange {
  readonly group: string
  readonly request: string
  readonly body: string
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

const METHODS: readonly string[] = [
  'eth_bridgeState',
  'eth_getBlocksByNumber',
  'eth_getUncleByBlockHashAndIndex',
  'eth_mining',
  'eth_netHashrate',
  'net_listening',
  'net_peerCount',
  'net_peerList',
  'rsk_getRawBlockHeaderByHash',
  'rsk_getRawBlockHeaderByNumber',
  'rsk_getRawTransactionReceiptByHash',
  'rsk_getStorageBytesAt',
  'rsk_getTransactionReceiptNodesByHash',
  'txpool_content',
  'txpool_status',
]

/** What is answered here instead, and why; undefined: what the reference answered. */
function decidedFor(
  { method, params }: Question,
  recorded: Answer,
): readonly [why: string, answer: unknown] | undefined {
  if (method === 'net_listening') return ['decisions.md, no peer layer yet', { result: false }]
  if (method === 'eth_bridgeState') {
    return ['rpc.md 15.10 is a defect', { result: { rskTxsWaitingForSignatures: [], btcBlockchainBestChainHeight: 0 } }]
  }
  if (params[0] === 'safe') return ['decisions.md, block selector: safe means latest', { result: expect.any(String) }]
  const refused = { error: { code: -32602, message: expect.any(String) } }
  if (recorded.error?.code === -32700) return ['rpc.md 2.3 recommends it: a parameter is refused by name', refused]
  const isUnknownBlock = method === 'rsk_getTransactionReceiptNodesByHash' && /^0x(ab){32}$/.test(String(params[0]))
  if (isUnknownBlock) return ['decisions.md, not found: null', { result: null }]
  if (recorded.error?.code === -32603) return ['what is no hash is refused as everywhere', refused]
  const isNoHash = method === 'rsk_getRawTransactionReceiptByHash' && String(params[0]).length < 64
  return isNoHash ? ['what is no hash is refused as everywhere', refused] : undefined
}

/** Recorded questions of these methods; what was asked after transactions had been handed in is left out. */
const questionsOf = (exchanges: readonly Exchange[]) =>
  exchanges
    .filter(({ group, request }) => group !== 'seq' && METHODS.some((name) => request.includes(`"method":"${name}"`)))
    .map(({ request, body }): { asked: Question; recorded: Answer } => ({
      asked: JSON.parse(request),
      recorded: JSON.parse(body),
    }))

describeVectors<readonly Exchange[]>('recorded/rpc-chainA.json', (exchanges) => {
  let served: ServedChain
  beforeAll(async () => {
    const chain = await openTestChain({ network: regtest, submitting: MINES_ON_DEMAND })
    for (const file of ['export-blocks.csv', 'export-side-blocks.csv']) {
      const lines = readVectorText(`recorded/chainA/${file}`).trim().split('\n')
      for (const line of lines) await chain.importer.importBlock(parseExportLine(line, regtest))
    }
    served = await serveChain(chain)
  })
  afterAll(() => served.close())

  const ask = async (method: string, ...params: readonly unknown[]): Promise<Answer> =>
    (await call(served.url, method, params)).body
  const read = <T>(file: string): T => JSON.parse(readVectorText(`recorded/chainA/${file}`))

  const questions = questionsOf(exchanges)
  it('has its 65 questions', () => expect(questions).toHaveLength(65))

  for (const { asked, recorded } of questions) {
    const { method, params } = asked
    const decided = decidedFor(asked, recorded)
    const title = `${method} ${JSON.stringify(params)}`.slice(0, 200)
    it(decided === undefined ? title : `${title}: ${decided[0]}`, async () => {
      const { result, error } = await ask(method, ...params)
      if (decided !== undefined) return void expect({ result, error }).toMatchObject(decided[1] as object)
      if (recorded.error === undefined) return void expect({ result, error }).toEqual({ result: recorded.result })
      expect(error?.code).toBe(recorded.error.code)
      expect(error?.message.startsWith(recorded.error.message)).toBe(true)
    })
  }

  it('every header is answered as recorded, by number and by hash', async () => {
    const headers = read<{ number: number; hash: Hex; byNumber: Hex }[]>('raw-headers.json')
    expect(headers).toHaveLength(102)
    for (const { number, hash, byNumber } of headers) {
      expect(await ask('rsk_getRawBlockHeaderByNumber', `0x${number.toString(16)}`)).toMatchObject({ result: byNumber })
      expect(await ask('rsk_getRawBlockHeaderByHash', hash)).toMatchObject({ result: byNumber })
    }
  })

  it('every receipt and its nodes are answered as recorded, and alone lead to the root in the header', async () => {
    type RecordedBlock = { hash: Hex; receiptsRoot: Hex; transactions: { hash: Hex }[] }
    const receipts = read<Record<Hex, Hex>>('raw-receipts.json')
    const nodes = read<Record<Hex, readonly Hex[]>>('receipt-nodes.json')
    let count = 0
    for (const { hash: block, receiptsRoot, transactions } of read<RecordedBlock[]>('blocks.json')) {
      for (const [index, { hash }] of transactions.entries()) {
        const receipt = receipts[hash] ?? '0x'
        expect(await ask('rsk_getRawTransactionReceiptByHash', hash)).toMatchObject({ result: receipt })
        const { result } = await ask('rsk_getTransactionReceiptNodesByHash', block, hash)
        expect(result).toEqual(nodes[hash])
        expect(rootOfReceipt(nodes[hash] ?? [], index, receipt)).toBe(receiptsRoot)
        count++
      }
    }
    expect(count).toBe(559)
  })

  it('every uncle is answered as recorded, with its transactions although it is not on the main chain', async () => {
    const uncles = read<{ number: number; index: number; byNumber: { hash: Hex }; byHash: unknown }[]>('uncles.json')
    expect(uncles).toHaveLength(4)
    const blocks = read<{ hash: Hex }[]>('blocks.json')
    for (const { number, index, byNumber, byHash } of uncles) {
      const place = `0x${index.toString(16)}`
      const height = `0x${number.toString(16)}`
      expect(await ask('eth_getUncleByBlockNumberAndIndex', height, place)).toMatchObject({ result: byNumber })
      const { hash } = blocks[number] ?? {}
      expect(await ask('eth_getUncleByBlockHashAndIndex', hash, place)).toMatchObject({ result: byHash })
      expect(await ask('eth_getUncleByBlockNumberAndIndex', height, '0x1')).toMatchObject({ result: null })
    }
  })
})
