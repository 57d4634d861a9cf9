import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { toWord } from '../../../../src/base/integer.ts'
import type { CallRequest } from '../../../../src/chain/api/simulation.ts'
import { openTestFork } from '../../../_helpers/fork.ts'
import { PUBLIC_NODE, type PublicEndpoint } from '../../../_helpers/publicEndpoint.ts'
import { cells, serveOrigin, setCell } from '../../base/_forked.ts'
import { LATEST, openWithWorkers, type WorkerScene } from './_workers.ts'

const UPDATE_COLLECTIONS = fromHex('0x0c5a9990')
const FEDERATION_SIZE = fromHex('0x802ad4b6')
const BRIDGE = fromHex('0x0000000000000000000000000000000001000006')

const readOf = (slot: bigint): CallRequest => ({ to: cells, data: toWord(slot) })

interface ForkScene extends WorkerScene {
  readonly endpoint: PublicEndpoint
}

/** Opens a fork of the chain with cells whose simulations run in a worker. */
async function openScene(refusals = {}): Promise<ForkScene> {
  const { endpoint } = await serveOrigin({ methods: [], batchSize: 50, overloadedEach: 0, ...refusals })
  const { fork } = await openTestFork(endpoint.url, { forkRetryBackoff: 1 })
  return { endpoint, ...(await openWithWorkers({}, { fork })) }
}

describe('a worker on a fork', () => {
  it('reads the state of the endpoint through the main process', async () => {
    const { chain, handedOver, failures } = await openScene()
    expect(toHex(await chain.calls.call(readOf(2n), LATEST))).toBe(toHex(toWord(34n)))
    expect([handedOver(), failures]).toEqual([1, []])
  })

  it('reads local blocks over it, and the earlier state of the endpoint', async () => {
    const { chain } = await openScene()
    await chain.submits.sendRaw(setCell(5n, 2n, 35n))
    expect(toHex(await chain.calls.call(readOf(2n), LATEST))).toBe(toHex(toWord(35n)))
    const below = { kind: 'number', number: 3, asked: '0x3' } as const
    expect(toHex(await chain.calls.call(readOf(2n), below))).toBe(toHex(toWord(0n)))
  })

  it('reads the state below the fork at the requested block only', async () => {
    const { chain, endpoint } = await openScene({ methods: [/^eth_createAccessList$/] })
    await chain.calls.call(readOf(1n), LATEST)
    const asked = endpoint.questions.length
    const below = { kind: 'number', number: 3, asked: '0x3' } as const
    expect(toHex(await chain.calls.call(readOf(3n), below))).toBe(toHex(toWord(0n)))
    const questions = endpoint.questions.slice(asked).map((question) => JSON.parse(question))
    const blocks = questions.filter(([method]) => method.startsWith('eth_get')).map(([, params]) => params.at(-1))
    expect(new Set(blocks.filter((block) => typeof block !== 'boolean'))).toEqual(new Set(['0x3']))
  })

  it('follows the fork to another block', async () => {
    const { chain } = await openScene()
    await chain.calls.call(readOf(2n), LATEST)
    await chain.controls?.fork?.restart({ blockNumber: 3 })
    expect(toHex(await chain.calls.call(readOf(1n), LATEST))).toBe(toHex(toWord(17n)))
    expect(toHex(await chain.calls.call(readOf(2n), LATEST))).toBe(toHex(toWord(0n)))
  })

  it('calls the Bridge at an endpoint without its storage, and refuses what changes it', async () => {
    const { chain } = await openScene(PUBLIC_NODE)
    const size = await chain.calls.call({ to: BRIDGE, data: FEDERATION_SIZE }, LATEST)
    expect(toHex(size)).toBe(toHex(toWord(3n)))
    await expect(chain.calls.call({ to: BRIDGE, data: UPDATE_COLLECTIONS }, LATEST)).rejects.toMatchObject({
      kind: 'bridgeUnreadable',
    })
  })
})
