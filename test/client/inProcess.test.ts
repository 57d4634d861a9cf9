import { expect, it } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import { createTestRpc, owner } from '../rpc/_testRpc.ts'

const { rpc } = createTestRpc()
const client = createClient({ transport: inProcess(rpc, owner) })

it('an in-process call returns the result of the node', async () => {
  expect(await client.request('echo', ['ä', 1])).toEqual(['ä', 1])
  expect(await client.request('bytes')).toEqual(['ä'])
})

it('an in-process call rejects with the error of the node', async () => {
  await expect(client.request('revert')).rejects.toMatchObject({ name: 'RpcError', kind: 'executionReverted' })
  await expect(client.request('nobody')).rejects.toMatchObject({ kind: 'methodNotFound' })
})

it('an in-process call rejects when it exceeds its timeout', async () => {
  await expect(client.with({ timeoutMs: 5 }).request('never')).rejects.toMatchObject({ kind: 'timedOut' })
})

it('an in-process response in pieces is joined, also when a piece ends inside a character', async () => {
  const bytes = new TextEncoder().encode('{"result":"ä€"}')
  async function* rest() {
    for (const byte of bytes.subarray(4)) yield Uint8Array.of(byte)
  }
  const pieces = { handle: async () => ({ text: ['{', bytes.subarray(1, 4)], rest: rest() }) }
  expect(await createClient({ transport: inProcess(pieces, undefined) }).eth_chainId()).toBe('ä€')
})
