import { afterAll, describe, expect, it } from 'vitest'
import { padLeft } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import { PUBLIC_NODE, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { FORKED_CHAINS, serveRecording } from '../../_helpers/recordedForks.ts'
import { type ServedFork, serveFork } from './_forked.ts'
import {
  expectSameAnswers,
  questionsAboutBlock,
  questionsAboutTransactions,
  questionsForTraces,
} from './_sameAnswers.ts'

/** Blocks 78 to 81 have uncles of 77, 78 and 80. */
const BASE = 81
const LOCAL = 4
const HEAD = BASE + LOCAL
const COINBASE = '0x00000000000000000000000000000000000000c0'
/** Distance of the blocks that are compared. The stress tests have them all. */
const STEP = 18

const quantity = (value: number): Hex => `0x${value.toString(16)}`
const word = (value: number): string => value.toString(16).padStart(64, '0')

describe('the history of a fork', async () => {
  const [chainA] = FORKED_CHAINS
  if (chainA === undefined) throw new Error('no chain is recorded')
  const recording = await serveRecording(chainA)
  afterAll(() => recording.served.close())
  const { served, blocks } = recording
  const below = blocks.slice(0, BASE + 1)
  const sample = below.filter(({ header: { number } }) => number % STEP === 0 || number === BASE - 3)

  /** A fork with local blocks above the base, which have another coinbase. */
  async function forkAtBase(): Promise<ServedFork> {
    const fork = await serveFork(served.url, { flags: { forkBlockNumber: BASE } })
    await fork.ask('hardhat_setCoinbase', COINBASE)
    for (let count = 0; count < LOCAL; count++) await fork.chain.miner.mineOne()
    return fork
  }

  const callCode = ({ askResult }: ServedFork, data: string) => askResult('eth_call', { data }, 'latest')

  it('has the blocks and uncles of the endpoint below the base', async () => {
    const fork = await forkAtBase()
    await expectSameAnswers(fork, served, [
      ['eth_getBlockByNumber', 'earliest', true],
      ...sample.flatMap(questionsAboutBlock),
    ])
  })

  it('has the transactions and receipts of the endpoint below the base', async () => {
    await expectSameAnswers(await forkAtBase(), served, sample.flatMap(questionsAboutTransactions))
  })

  it('has the traces of the endpoint below the base, and those of its own blocks', async () => {
    const fork = await forkAtBase()
    await expectSameAnswers(fork, served, sample.flatMap(questionsForTraces))
    const own = await fork.askResult('trace_block', quantity(HEAD))
    expect(own).toMatchObject(expect.arrayContaining([expect.objectContaining({ blockNumber: HEAD })]))
    expect(await fork.askResult('debug_traceBlockByNumber', quantity(HEAD), { tracer: 'callTracer' })).toHaveLength(1)
  })

  it('has traces of blocks below through a public node, unless they need the Bridge or empty accounts', async () => {
    const endpoint = await servePublicEndpoint(served.url, PUBLIC_NODE)
    const fork = await serveFork(endpoint.url, { flags: { forkBlockNumber: BASE, forkRetryBackoff: 1 } })
    const trace = ({ ask }: Pick<ServedFork, 'ask'>, block: number) =>
      ask('debug_traceBlockByNumber', quantity(block), { tracer: 'callTracer' })
    expect(await trace(fork, 60)).toEqual(await trace(served, 60))
    expect(await trace(fork, 36)).toMatchObject({ error: { message: expect.stringContaining('empty accounts') } })
    expect(await trace(fork, 56)).toMatchObject({ error: { message: expect.stringContaining("the Bridge's storage") } })
  })

  it('has no blocks that the endpoint has above the base', async () => {
    const fork = await forkAtBase()
    // The transaction of REMASC has the same hash in every block of a height.
    const later = blocks.slice(BASE + 1).find(({ transactions }) => transactions.length > 1)
    const hash = toHex(later?.hash ?? new Uint8Array(32))
    const transaction = toHex(later?.transactions[0]?.hash ?? new Uint8Array(32))
    expect(await fork.askResult('eth_getBlockByHash', hash, false)).toBeNull()
    expect(await fork.askResult('eth_getTransactionByHash', transaction)).toBeNull()
    expect(await fork.askResult('eth_getTransactionReceipt', transaction)).toBeNull()
    expect(await fork.askResult('eth_getBlockByNumber', quantity(HEAD + 1), false)).toBeNull()
  })

  it('joins the actions of trace_filter below and above the base', async () => {
    const fork = await forkAtBase()
    const find = ({ askResult }: Pick<ServedFork, 'askResult'>, from: number, to: number) =>
      askResult('trace_filter', { fromBlock: quantity(from), toBlock: quantity(to) }) as Promise<readonly unknown[]>
    const [all, ...parts] = await Promise.all([
      find(fork, BASE - 3, HEAD),
      find(served, BASE - 3, BASE),
      find(fork, BASE + 1, HEAD),
    ])
    expect(all).toEqual(parts.flat())
    expect(parts[1]).toMatchObject(expect.arrayContaining([expect.objectContaining({ blockNumber: HEAD })]))
  })

  it('has the hashes of blocks below and above the base in one execution', async () => {
    const fork = await forkAtBase()
    const numbers = Array.from({ length: 8 }, (_, index) => HEAD - 1 - index)
    const stores = numbers.flatMap((number, index) => [number, '40', 32 * index, '52'])
    const output = await callCode(fork, assemble(...stores, 32 * numbers.length, 0, 'f3'))
    const hashes = await Promise.all(
      numbers.map(async (number) => {
        const block = await fork.chain.reads.findBlock({ kind: 'number', number, asked: `${number}` })
        return block === undefined ? '' : toHex(block.hash).slice(2)
      }),
    )
    expect(output).toBe(`0x${hashes.join('')}`)
    const expected = blocks.slice(BASE - 3, BASE + 1).map(({ hash }) => toHex(hash).slice(2))
    expect(hashes.slice(-5, -1).toReversed()).toEqual(expected)
  })

  it('has the headers of blocks below and above the base in the BlockHeader contract', async () => {
    const fork = await forkAtBase()
    const ask = async (signature: string, ...words: readonly number[]) => {
      const selector = toHex(keccak256(new TextEncoder().encode(signature)).subarray(0, 4))
      const data = `${selector}${words.map(word).join('')}`
      const output = fromHex(
        (await fork.askResult('eth_call', { to: '0x0000000000000000000000000000000001000010', data }, 'latest')) as Hex,
      )
      return toHex(output.subarray(64, 64 + Number(toHex(output.subarray(32, 64)))))
    }
    const number = Number(await callCode(fork, assemble('43', '60005260206000f3')))
    for (const depth of [0, 1, 2, 3, 4, 5, 6, 30]) {
      const at = number - 1 - depth
      const header = (await fork.askResult('eth_getBlockByNumber', quantity(at), false)) as Readonly<
        Record<string, Hex>
      >
      expect(await ask('getCoinbaseAddress(int256)', depth), `coinbase of ${at}`).toBe(header.miner)
      expect(await ask('getBlockHash(int256)', depth), `hash of ${at}`).toBe(header.hash)
      expect(BigInt(await ask('getGasLimit(int256)', depth)), `gas limit of ${at}`).toBe(BigInt(header.gasLimit ?? 0))
      expect((await ask('getCoinbaseAddress(int256)', depth)) === COINBASE).toBe(at > BASE)
    }
    const uncle = blocks[BASE]?.uncles[0]?.coinbase
    expect(await ask('getUncleCoinbaseAddress(int256,int256)', number - 1 - BASE, 0)).toBe(
      toHex(padLeft(uncle ?? new Uint8Array(0), 20)),
    )
  })

  it('has the fees of blocks below and above the base in eth_feeHistory', async () => {
    interface FeeHistory {
      readonly oldestBlock: string
      readonly baseFeePerGas: readonly string[]
      readonly gasUsedRatio: readonly number[]
      readonly reward: ReadonlyArray<readonly string[]>
    }
    const read = ({ askResult }: Pick<ServedFork, 'askResult'>, count: number, newest: number) =>
      askResult('eth_feeHistory', quantity(count), quantity(newest), [50]) as Promise<FeeHistory>
    const fork = await forkAtBase()
    const [joined, other] = await Promise.all([read(fork, 8, HEAD), read(served, 4, BASE)])
    expect(joined.oldestBlock).toBe(quantity(HEAD - 7))
    expect(joined.gasUsedRatio).toHaveLength(8)
    expect(joined.gasUsedRatio.slice(0, 4)).toEqual(other.gasUsedRatio)
    expect(joined.baseFeePerGas.slice(0, 4)).toEqual(other.baseFeePerGas.slice(0, 4))
    expect(joined.reward.slice(0, 4)).toEqual(other.reward)
  })

  it('has the storage ranges of its own contracts only', async () => {
    const fork = await forkAtBase()
    const [blockHash, below] = await Promise.all(
      [HEAD, BASE].map(
        async (number) => Object(await fork.askResult('eth_getBlockByNumber', quantity(number), false)).hash,
      ),
    )
    const ask = (address: string, hash = blockHash) => fork.ask('debug_storageRangeAt', hash, 9, address, '0x', 5)
    const nothing = { result: { storage: {}, nextKey: null } }
    const refusal = { error: { code: -32000, data: { base: quantity(BASE) } } }
    expect(await ask(`0x${'77'.repeat(20)}`)).toMatchObject(nothing)
    expect(await ask(`0x${'77'.repeat(20)}`, below)).toMatchObject(refusal)
    expect(await ask('0x0000000000000000000000000000000001000006')).toMatchObject(refusal)
  })

  it.each(['latest', quantity(BASE), quantity(BASE - 1), quantity(3), 'earliest'])(
    'has the state that eth_simulateV1 begins with at %s',
    async (block) => {
      const fork = await forkAtBase()
      const call = { from: COINBASE, to: COINBASE, value: '0x1' }
      const simulated = [
        { stateOverrides: { [COINBASE]: { balance: '0x7', nonce: '0x7' } }, calls: [call] },
        { calls: [call, call] },
      ]
      const blocks = await fork.askResult('eth_simulateV1', { blockStateCalls: simulated }, block)
      expect(blocks).toMatchObject([{ calls: [{ status: '0x1' }] }, { calls: [{ status: '0x1' }, { status: '0x1' }] }])
    },
  )

  it.each(['latest', quantity(BASE), quantity(3)])(
    'has no proofs at %s, and the error names the base',
    async (block) => {
      const fork = await forkAtBase()
      expect(await fork.ask('eth_getProof', COINBASE, [], block)).toMatchObject({
        error: { data: { base: quantity(BASE) } },
      })
      const proof = fork.chain.reads.getProof(fromHex(COINBASE), [], { kind: 'latest' })
      await expect(proof).rejects.toMatchObject({ kind: 'belowBase', base: BASE })
    },
  )
})
