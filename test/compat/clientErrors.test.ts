import { isError, JsonRpcProvider } from 'ethers'
import { BaseError, createPublicClient, type EIP1193RequestFn, http } from 'viem'
import { describe, expect, onTestFinished } from 'vitest'
import type { Settings } from '../_helpers/fixture.ts'
import { it, type StartNode } from '../_helpers/it.ts'
import { UPSTREAM } from '../_helpers/service.ts'

const ADDRESS = `0x${'11'.repeat(20)}`
const TOO_LONG = '100 is the max number of supported batch requests'
const WRONG = 'Invalid address: null, empty or invalid hex value.'

type StartHosted = (startNode: StartNode) => Promise<string>

const HOSTED: Settings[0] = { networks: ['regtest'], profile: 'hosted', open: false }

/** Starts a hosted node; returns its URL with a key. */
async function startHosted(startNode: StartNode, settings: Settings[0] = {}): Promise<string> {
  const { node, url } = await startNode({ ...HOSTED, ...settings })
  const { key } = await node.keys.create({ name: 'any', network: 'all' })
  return url(`regtest/${key}`)
}

/** Starts a hosted node in front of another one; returns its URL with a key. */
async function startBefore(startNode: StartNode): Promise<string> {
  const origin = await startNode({ networks: ['regtest'] })
  return startHosted(startNode, { mining: undefined, upstream: [`regtest=${origin.url('regtest')}`] })
}

const TARGETS: readonly (readonly [name: string, start: StartHosted])[] = [
  ['a hosted node', startHosted],
  [`a hosted one: ${UPSTREAM}`, startBefore],
]

const balances = (send: (method: string, params: readonly unknown[]) => Promise<unknown>, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => send('eth_getBalance', [ADDRESS, 'latest'])))

describe.each(TARGETS)('ethers 6 on %s', (_, start) => {
  async function connect(startNode: StartNode, batchMaxCount = 100) {
    const provider = new JsonRpcProvider(await start(startNode), undefined, { batchMaxCount, cacheTimeout: -1 })
    onTestFinished(() => provider.destroy())
    return provider
  }

  it('ethers sends 250 requests in batches of 100, all of which succeed', async ({ startNode }) => {
    const provider = await connect(startNode)
    expect(await provider.getBlockNumber()).toBeGreaterThan(0)
    const settled = await balances((method, params) => provider.send(method, [...params]), 250)
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it("ethers shows the node's message for each request of a batch that is too long", async ({ startNode }) => {
    const provider = await connect(startNode, 1000)
    await provider.getBlockNumber()
    for (const one of await balances((method, params) => provider.send(method, [...params]), 101)) {
      const error = one.status === 'rejected' ? one.reason : undefined
      if (!isError(error, 'UNKNOWN_ERROR')) throw new Error('expected an error of ethers')
      expect(error.message).toContain(TOO_LONG)
    }
  })

  it("ethers shows the node's message for a wrong parameter", async ({ startNode }) => {
    const provider = await connect(startNode)
    await expect(provider.send('eth_getBalance', ['0x12', 'latest'])).rejects.toThrow(WRONG)
  })
})

describe.each(TARGETS)('viem on %s', (_, start) => {
  async function connect(startNode: StartNode, batchSize?: number) {
    const transport = http(await start(startNode), {
      batch: batchSize === undefined ? false : { batchSize },
      retryCount: 0,
    })
    const { request }: { request: EIP1193RequestFn } = createPublicClient({ transport })
    return (method: string, params: readonly unknown[]): Promise<unknown> => request({ method, params })
  }

  it("viem shows the node's message for each request of a batch that is too long", async ({ startNode }) => {
    for (const one of await balances(await connect(startNode, 1000), 101)) {
      const error = one.status === 'rejected' ? one.reason : undefined
      if (!(error instanceof BaseError)) throw new Error('expected an error of viem')
      expect(error.details).toContain(TOO_LONG)
    }
  })

  it("viem shows the node's message for a wrong parameter", async ({ startNode }) => {
    const send = await connect(startNode)
    await expect(send('eth_getBalance', ['0x12', 'latest'])).rejects.toMatchObject({
      details: expect.stringContaining(WRONG),
    })
  })
})
