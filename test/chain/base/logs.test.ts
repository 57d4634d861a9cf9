import { afterAll, describe, expect, it } from 'vitest'
import { systemTimer } from '../../../src/base/clock.ts'
import { toHex } from '../../../src/base/hex.ts'
import { createAnswers } from '../../../src/chain/base/answers.ts'
import { createRemoteLogs } from '../../../src/chain/base/remoteLogs.ts'
import type { ChainLimits } from '../../../src/chain/context.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { REMASC_ADDRESS } from '../../../src/primitives/transaction.ts'
import { createPinnedRemote } from '../../../src/remote/pinnedRemote.ts'
import { createRemote } from '../../../src/remote/remote.ts'
import { LIMITS } from '../../_helpers/chain.ts'
import { OPEN_NODE, PUBLIC_NODE, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { FORKED_CHAINS, serveRecording } from '../../_helpers/recordedForks.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { collectWarnings } from '../../_helpers/warnings.ts'
import { startScriptedEndpoint } from '../../remote/_scriptedEndpoint.ts'
import { CELLS_ADDRESS, type Origin, type ServedFork, serveFork, serveOrigin, setCell } from './_forked.ts'

interface WireLog {
  readonly address: string
  readonly blockNumber: string
  readonly blockHash: string
  readonly topics: readonly string[]
}

const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const REMASC = toHex(REMASC_ADDRESS)
const EVERYTHING = { fromBlock: '0x0', toBlock: 'latest' }

const findLogs = async ({ askResult }: Pick<ServedFork, 'askResult'>, filter: unknown): Promise<readonly WireLog[]> =>
  (await askResult('eth_getLogs', filter)) as readonly WireLog[]

const values = (logs: readonly WireLog[]) => logs.map(({ topics }) => Number(topics[1]))

/** A fork at block 5, whose endpoint has logs of 17, 34 and 51, with logs of 4, 5 and 6 in its blocks 6 to 8. */
async function forkWithLogs({ endpoint }: Pick<Origin, 'endpoint'>): Promise<ServedFork> {
  const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5, forkRetryBackoff: 1 } })
  for (const index of [4, 5, 6])
    await fork.chain.submits.sendRaw(setCell(BigInt(index + 1), BigInt(index % 4), BigInt(index)))
  return fork
}

describe('eth_getLogs of a fork', () => {
  it('returns logs below and above the base in one answer, in chain order', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await forkWithLogs({ endpoint })
    const logs = await findLogs(fork, EVERYTHING)
    expect(values(logs)).toEqual([17, 34, 51, 4, 5, 6])
    expect(logs.slice(0, 3)).toEqual(await findLogs(served, EVERYTHING))
    expect(logs.map(({ blockNumber }) => Number(blockNumber))).toEqual([3, 4, 5, 6, 7, 8])
    expect(logs[3]?.blockHash).toBe(
      toHex((await fork.chain.reads.findBlock({ kind: 'number', number: 6, asked: '6' }))?.hash ?? new Uint8Array(0)),
    )
  })

  it.each([
    ['the address', { address: CELLS_ADDRESS }, [17, 34, 51, 4, 5, 6]],
    ['another address', { address: REMASC }, []],
    ['the first topic', { topics: [word(1)] }, [17, 5]],
    ['alternatives of a topic', { topics: [[word(1), word(2)]] }, [17, 34, 5, 6]],
    ['the second topic', { topics: [null, word(51)] }, [51]],
    ['a span that ends at the base', { toBlock: '0x5' }, [17, 34, 51]],
    ['a span that begins at the base', { fromBlock: '0x5' }, [51, 4, 5, 6]],
    ['a span above the base', { fromBlock: '0x6' }, [4, 5, 6]],
    ['a span of the base', { fromBlock: '0x5', toBlock: '0x5' }, [51]],
    ['a span below the base', { toBlock: '0x3' }, [17]],
  ])('returns the logs of %s', async (_, filter, expected) => {
    const fork = await forkWithLogs(await serveOrigin())
    expect(values(await findLogs(fork, { ...EVERYTHING, ...filter }))).toEqual(expected)
  })

  it('returns the logs of a block below by its hash', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await forkWithLogs({ endpoint })
    const [, second] = await findLogs(served, EVERYTHING)
    expect(await findLogs(fork, { blockHash: second?.blockHash })).toEqual([second])
    const [above] = await findLogs(fork, { fromBlock: '0x6' })
    expect(await findLogs(fork, { blockHash: above?.blockHash })).toEqual([above])
  })

  it('returns no logs of blocks that the endpoint has mined after the base', async () => {
    const { served, endpoint } = await serveOrigin()
    const fork = await forkWithLogs({ endpoint })
    await served.chain.submits.sendRaw(setCell(5n, 1n, 99n))
    const [late] = await findLogs(served, { fromBlock: '0x6' })
    expect(values(await findLogs(fork, EVERYTHING))).toEqual([17, 34, 51, 4, 5, 6])
    expect(await findLogs(fork, { blockHash: late?.blockHash })).toEqual([])
  })

  it.each([1, 2, 4])('returns pages of %i logs with cursors across the base', async (limit) => {
    const fork = await forkWithLogs(await serveOrigin())
    const pages: number[][] = []
    let cursor: string | null | undefined
    do {
      const page = (await fork.askResult('eth_getLogs', EVERYTHING, {
        limit: `0x${limit}`,
        ...(cursor && { cursor }),
      })) as {
        readonly logs: readonly WireLog[]
        readonly cursor: string | null
      } // the form with a second parameter
      pages.push(values(page.logs))
      cursor = page.cursor
    } while (cursor !== null)
    expect(pages.flat()).toEqual([17, 34, 51, 4, 5, 6])
    expect(Math.max(...pages.map(({ length }) => length))).toBe(limit)
  })

  it('asks endpoints with a limit of blocks for as many at once', async () => {
    const origin = await serveOrigin({ ...OPEN_NODE, logSpan: 2 })
    const fork = await forkWithLogs(origin)
    expect(values(await findLogs(fork, EVERYTHING))).toEqual([17, 34, 51, 4, 5, 6])
    const asked = origin.endpoint.questions.length
    expect(values(await findLogs(fork, { ...EVERYTHING, topics: [word(1)] }))).toEqual([17, 5])
    const again = origin.endpoint.questions.slice(asked)
    expect(again.map((question) => JSON.parse(question)[1][0].fromBlock)).toEqual(['0x0', '0x1', '0x2', '0x4'])
  })

  it.each([
    ['logs', -32012, 'Filter returned more than 20000 logs.'],
    ['time', -32011, 'Execution has got timeout out.'],
  ])('asks for more blocks again after blocks that exceed a limit of %s together', async (_, code, message) => {
    const spans: number[] = []
    const endpoint = await startScriptedEndpoint((_, params) => {
      const [filter] = params as readonly [{ readonly fromBlock: string; readonly toBlock: string }] // as the search asks
      const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
      if (from < 3 && to > 3) return { error: { code, message } }
      spans.push(to - from + 1)
      return []
    })
    const remote = closedAfterTest(createRemote({ urls: [endpoint.url], timer: systemTimer }))
    const search = createRemoteLogs(createAnswers(createPinnedRemote({ remote })), regtest, () => undefined)
    for (let fromBlock = 0; fromBlock <= 300; ) {
      const found = await search({ fromBlock, toBlock: 300, addresses: [], topics: [], limit: 100 })
      fromBlock = found.toBlock + 1
    }
    expect([...new Set(spans)]).toEqual([4, 8, 16, 32, 13])
  })

  it('counts logs below and above for its limits', async () => {
    const { endpoint } = await serveOrigin()
    const limits = (limit: Partial<ChainLimits>) =>
      serveFork(endpoint.url, { flags: { forkBlockNumber: 5 }, setup: { limits: { ...LIMITS, ...limit } } })
    const few = await limits({ logBlockSpan: 2, logCount: 4 })
    for (const index of [4, 5]) await few.chain.submits.sendRaw(setCell(BigInt(index + 1), 1n, BigInt(index)))
    const refused = { fromBlock: '0x0', toBlock: '0x7' }
    expect(await findLogs(few, EVERYTHING)).toMatchObject({ data: { limit: 4, suggestedToBlock: '0x6' } })
    expect(values(await findLogs(few, { ...refused, toBlock: '0x6' }))).toEqual([17, 34, 51, 4])
    const short = await limits({ logCharacters: 700 })
    await short.chain.submits.sendRaw(setCell(5n, 1n, 4n))
    expect(await findLogs(short, EVERYTHING)).toMatchObject({ data: { limitBytes: 700 } })
    expect(values(await findLogs(short, { fromBlock: '0x6' }))).toEqual([4])
  })

  it('refuses logs of a block that the endpoint has put in the place of the base', async () => {
    const { served } = await serveOrigin()
    const [, , third] = await findLogs(served, EVERYTHING)
    const replaced = { eth_getLogs: [{ ...third, blockHash: word(1) }] }
    const endpoint = await servePublicEndpoint(served.url, { ...OPEN_NODE, replaced })
    const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5 } })
    expect(await findLogs(fork, EVERYTHING)).toMatchObject({
      message: expect.stringMatching(/another block than 5 with hash 0x[0-9a-f]{64}; it may have been reorganised/),
    })
  })

  it.each([
    ['a log of a block outside of the range', [{ blockNumber: '0x6' }]],
    ['logs in another order', [{}, { logIndex: '0x0' }]],
    ['a log that the filter excludes', [{ topics: [word(1), word(2)] }]],
  ])('refuses %s', async (_, changes) => {
    const warnings = collectWarnings()
    const { served } = await serveOrigin()
    const [log] = await findLogs(served, EVERYTHING)
    const endpoint = await servePublicEndpoint(served.url, {
      ...OPEN_NODE,
      replaced: { eth_getLogs: changes.map((change) => ({ ...log, blockNumber: '0x5', ...change })) },
    })
    const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: 5 } })
    const answer = await findLogs(fork, { ...EVERYTHING, topics: [word(1), word(17)] })
    expect(answer).toMatchObject({ message: expect.stringContaining('eth_getLogs of the remote node') })
    expect(warnings.map(String)).toEqual([expect.stringContaining(`${endpoint.url} is no longer asked`)])
  })

  it('of an endpoint without eth_getLogs is refused by name for blocks below, and answered for those above', async () => {
    const fork = await forkWithLogs(await serveOrigin(PUBLIC_NODE))
    expect(await findLogs(fork, EVERYTHING)).toMatchObject({ message: expect.stringContaining('eth_getLogs') })
    expect(values(await findLogs(fork, { fromBlock: '0x6' }))).toEqual([4, 5, 6])
  })
})

describe('a log filter of a fork', () => {
  const poll = async ({ askResult }: ServedFork, id: unknown) =>
    values((await askResult('eth_getFilterChanges', id)) as readonly WireLog[])
  const readAll = async ({ askResult }: ServedFork, id: unknown) =>
    values((await askResult('eth_getFilterLogs', id)) as readonly WireLog[])

  it('returns all logs if it begins below the base, then the new ones', async () => {
    const fork = await forkWithLogs(await serveOrigin())
    const id = await fork.askResult('eth_newFilter', { fromBlock: '0x4' })
    expect(await readAll(fork, id)).toEqual([34, 51, 4, 5, 6])
    expect(await poll(fork, id)).toEqual([34, 51, 4, 5, 6])
    await fork.chain.submits.sendRaw(setCell(8n, 1n, 7n))
    expect(await poll(fork, id)).toEqual([7])
    expect(await readAll(fork, id)).toEqual([34, 51, 4, 5, 6, 7])
  })

  it('returns the logs of the endpoint only if it ends below the base', async () => {
    const fork = await forkWithLogs(await serveOrigin())
    const id = await fork.askResult('eth_newFilter', { fromBlock: 'earliest', toBlock: '0x4' })
    expect([await poll(fork, id), await readAll(fork, id), await poll(fork, id)]).toEqual([[17, 34], [17, 34], []])
  })

  it('returns removed logs of the fork only after hardhat_reset', async () => {
    const fork = await forkWithLogs(await serveOrigin())
    const id = await fork.askResult('eth_newFilter', { fromBlock: '0x4' })
    expect(await poll(fork, id)).toEqual([34, 51, 4, 5, 6])
    await fork.ask('hardhat_reset')
    const removed = (await fork.askResult('eth_getFilterChanges', id)) as readonly (WireLog & { removed: boolean })[]
    expect(removed.map(({ removed, topics }) => [removed, Number(topics[1])])).toEqual([
      [true, 6],
      [true, 5],
      [true, 4],
    ])
    expect(await readAll(fork, id)).toEqual([34, 51])
  })
})

describe('REMASC in the logs of a fork of a recorded chain', async () => {
  const [chainA] = FORKED_CHAINS
  if (chainA === undefined) throw new Error('no chain is recorded')
  const recording = await serveRecording(chainA)
  afterAll(() => recording.served.close())
  const { url } = recording.served

  it('has the logs of the endpoint below the base, and its own above', async () => {
    const fork = await serveFork(url, { flags: { forkBlockNumber: 75 } })
    await mineWithFees(fork)
    const logs = await findLogs(fork, { ...EVERYTHING, address: REMASC })
    expect(logs.filter(({ blockNumber }) => Number(blockNumber) <= 75)).toEqual(
      await findLogs(recording.served, { fromBlock: '0x0', toBlock: '0x4b', address: REMASC }),
    )
    expect(logs.some(({ blockNumber }) => Number(blockNumber) > 75)).toBe(true)
  })

  it('has no logs with compat ethereum, below and above the base, and other logs keep their indexes', async () => {
    const fork = await serveFork(url, { flags: { forkBlockNumber: 75, compat: 'ethereum' } })
    await mineWithFees(fork)
    const logs = await findLogs(fork, EVERYTHING)
    const below = await findLogs(recording.served, { fromBlock: '0x0', toBlock: '0x4b' })
    expect(logs.filter(({ address }) => address === REMASC)).toEqual([])
    expect(logs).toEqual(below.filter(({ address }) => address !== REMASC))
    const [block] = below.filter(({ address }) => address === REMASC)
    expect(await findLogs(fork, { blockHash: block?.blockHash, address: REMASC })).toEqual([])
  })
})

/** Mines as many blocks as it takes until the fees of the blocks below the base are paid. */
async function mineWithFees({ chain }: ServedFork): Promise<void> {
  for (let blocks = 0; blocks < 12; blocks++) await chain.miner.mineOne()
}
