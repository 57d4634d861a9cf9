import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { regtestIn } from '../../_helpers/places.ts'
import { type Service, startService } from '../../_helpers/service.ts'

/** Code that emits as many LOG0 as the first word of its data, each with the remaining count. */
const EMITTER = fromHex('0x601b600a5f39601b5ff36000355b80156019578060005260206000a0600190036003565b00')
const emitter = contractAddress(requireAccount(0).address, 0n)
/** The number of the emitter's logs by block; the chain ends with the last of them. */
const LOGS = new Map([
  [2, 4_000],
  [3, 6_001],
  [2_003, 3_999],
  [2_004, 1],
])
const HEIGHT = 2_004

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scion-logs-'))
  const store = await openStore(regtestIn(folder))
  const chain = await openTestChain({ store, submitting: MINES_ON_DEMAND })
  await chain.submits.sendRaw(signFrom(0, { data: EMITTER, gasLimit: 200_000n }))
  let nonce = 1n
  for (let height = 1; height <= HEIGHT; height++) {
    const count = LOGS.get(height)
    const emit = { to: emitter, data: toWord(BigInt(count ?? 0)), gasLimit: 6_700_000n }
    if (count !== undefined) await chain.submits.sendRaw(signFrom(0, { ...emit, nonce: nonce++ }))
    await chain.miner.mineOne()
    await setImmediate() // so that the watch for blocked workers sees progress on a slow machine
  }
  await chain.close()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Answered<T> {
  readonly status: number
  readonly length: string | null
  readonly value: T
}

/** Starts a service over the chain for a group of tests; returns a function that requests the emitter's logs. */
function useService(...flags: string[]) {
  let service: Service
  beforeAll(async () => {
    service = await startService(['--open', '--networks', 'regtest', '--mining', 'manual', ...flags], folder)
  })
  afterAll(async () => {
    await service.stop()
  })
  return async <T = Reply>(body: unknown): Promise<Answered<T>> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(service.url('regtest'), { method: 'POST', headers, body: JSON.stringify(body) })
    const length = response.headers.get('content-length')
    return { status: response.status, length, value: JSON.parse(await response.text()) }
  }
}

const requestOf = (from: number, to: number | string) => {
  const toBlock = typeof to === 'number' ? `0x${to.toString(16)}` : to
  const filter = { address: toHex(emitter), fromBlock: `0x${from.toString(16)}`, toBlock }
  return { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [filter] }
}

interface Reply {
  readonly result?: readonly { readonly blockNumber: string; readonly logIndex: string }[]
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

const placesOf = ({ result, error }: Reply) =>
  error ?? result?.map(({ blockNumber, logIndex }) => `${Number(blockNumber)}:${Number(logIndex)}`)

const places = (...blocks: number[]) =>
  blocks.flatMap((block) => Array.from({ length: LOGS.get(block) ?? 0 }, (_, index) => `${block}:${index}`))

describe('the limits of a service', () => {
  const post = useService()
  const readPlaces = async (from: number, to: number | string) => placesOf((await post(requestOf(from, to))).value)

  it('a span of 2,000 blocks returns any number of logs as a stream', async () => {
    const { status, length, value } = await post(requestOf(2, 2_001))
    expect([status, length, placesOf(value)]).toEqual([200, null, places(2, 3)]) // 10,001
  })

  it('a span of 2,001 blocks with 10,001 logs is refused with the longest span within the limits', async () => {
    expect(await readPlaces(2, 2_002)).toEqual({
      code: -32012,
      message: 'Filter returned more than 10000 logs.',
      data: {
        limit: 10_000,
        ...{ fromBlock: '0x2', toBlock: '0x7d2', suggestedToBlock: '0x7d1' },
        hint: 'Try with this block range [0x2, 0x7d1].',
      },
    })
    expect(await readPlaces(2, 2_001)).toHaveLength(10_001)
  })

  it('a span of 2,001 blocks with 10,000 logs is accepted, with one more refused', async () => {
    expect(await readPlaces(3, 2_003)).toEqual(places(3, 2_003))
    expect(await readPlaces(3, 2_004)).toMatchObject({ code: -32012, data: { suggestedToBlock: '0x7d3' } })
    expect(await readPlaces(3, 'latest')).toMatchObject({ code: -32012 })
    expect(await readPlaces(4, 'latest')).toEqual(places(2_003, 2_004))
  })

  it("blocks above the head do not count for the span's limit", async () => {
    expect(await readPlaces(3, 9_999)).toMatchObject({ code: -32012, data: { toBlock: '0x7d4' } })
    expect(await readPlaces(5, 9_999)).toEqual(places(2_003, 2_004)) // 5 to the head are 2,000
  })

  it('the limits of logs apply in a batch', async () => {
    const { value } = await post<readonly Reply[]>([requestOf(2, 2_001), requestOf(2, 2_002), requestOf(3, 2_003)])
    expect(value.map(({ result, error }) => result?.length ?? error?.code)).toEqual([10_001, -32012, 10_000])
  })
})

describe("the limit of the response's length", () => {
  const post = useService('--response-limit-bytes', '1000000')

  it('the response limit applies to 2,001 blocks and to batches, not to 2,000 blocks', async () => {
    expect(placesOf((await post(requestOf(2, 2_001))).value)).toEqual(places(2, 3))
    const tooLong = { code: -32011, message: 'Response size limit of 1000000 bytes exceeded' }
    expect((await post(requestOf(3, 2_003))).value).toMatchObject({ error: tooLong })
    expect((await post([requestOf(2, 2_001)])).value).toMatchObject({ error: tooLong })
  })
})
