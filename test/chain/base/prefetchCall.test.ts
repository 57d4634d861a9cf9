import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { OPEN_NODE } from '../../_helpers/publicEndpoint.ts'
import { CELLS_ADDRESS, readCell, serveFork, serveOrigin } from './_forked.ts'

const callOf = (slot: bigint) => [{ to: CELLS_ADDRESS, data: toHex(toWord(slot)) }, 'latest'] as const

describe('the first call of a contract on a fork', () => {
  it('takes two requests: the prediction, and a batch with what the call reads', async () => {
    const { endpoint } = await serveOrigin()
    const { askResult, fork } = await serveFork(endpoint.url)
    await fork.whenReadAhead()
    const before = endpoint.requests()
    expect(await askResult('eth_call', ...callOf(2n))).toBe(toHex(toWord(34n)))
    expect(endpoint.requests() - before).toBe(2)
  })

  it('takes one request for each dependent read if the endpoint predicts nothing', async () => {
    const { endpoint } = await serveOrigin({ ...OPEN_NODE, methods: [/^eth_createAccessList$/] })
    const { askResult, fork } = await serveFork(endpoint.url)
    await fork.whenReadAhead()
    const before = endpoint.requests()
    expect(await askResult('eth_call', ...callOf(2n))).toBe(toHex(toWord(34n)))
    expect(endpoint.requests() - before).toBe(3) // the prediction that is refused, the contract, its cell
  })

  it('is predicted once: a second call asks for its own cell only', async () => {
    const { endpoint } = await serveOrigin()
    const { askResult } = await serveFork(endpoint.url)
    await askResult('eth_call', ...callOf(2n))
    const before = endpoint.questions.length
    expect(await askResult('eth_call', ...callOf(3n))).toBe(toHex(toWord(51n)))
    expect(endpoint.questions.slice(before).map((question) => JSON.parse(question)[0])).toEqual(['eth_getStorageAt'])
  })

  it('takes no request the second time', async () => {
    const { endpoint } = await serveOrigin()
    const { askResult } = await serveFork(endpoint.url)
    await askResult('eth_call', ...callOf(2n))
    const before = endpoint.requests()
    expect(await askResult('eth_call', ...callOf(2n))).toBe(toHex(toWord(34n)))
    expect(endpoint.requests()).toBe(before)
  })
})

it('a transaction on a fork is predicted as well', async () => {
  const { endpoint } = await serveOrigin()
  const { askResult } = await serveFork(endpoint.url)
  await askResult('eth_sendRawTransaction', toHex(readCell(5n, 1n)))
  const methods = endpoint.questions.map((question) => JSON.parse(question)[0])
  expect(methods).toContain('eth_createAccessList')
})
