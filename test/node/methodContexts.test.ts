import { pino } from 'pino'
import { expect, it } from 'vitest'
import { ReadyJson } from '../../src/base/readyJson.ts'
import { methods } from '../../src/methods/index.ts'
import { createMethodContexts } from '../../src/node/methodContexts.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'

const CALLER = { keyId: 'a', hasOrigin: false, charge: () => undefined }

/** Returns the function that sends a transaction to an upstream network as `eth_sendRawTransactionSync` does. */
async function openUpstream() {
  const node = await serveNode()
  await mineBlocks(node, 1)
  const { opened } = await serveUpstream([node.url])
  await opened.pollAll()
  const { chain, upstream } = opened
  const { name } = chain.network
  const contexts = createMethodContexts(
    {
      chains: new Map([[name, chain]]),
      links: new Map(),
      upstreams: new Map([[name, upstream]]),
      followed: new Map(),
      wallets: new Map(),
    },
    { clientVersion: 'Scion/test', modules: [], documentAt: () => new ReadyJson('{}') },
    pino({ level: 'silent' }),
  )
  const context = contexts.get(name)
  if (context === undefined) throw new Error('there is no context')
  const call = { signal: new AbortController().signal }
  return {
    node,
    send: async (data: string) => methods.eth_sendRawTransactionSync(context, [data], call, CALLER),
  }
}

it('eth_sendRawTransactionSync of an upstream network refuses odd, bare and empty text as a sandbox does', async () => {
  const { node, send } = await openUpstream()
  for (const data of ['abc', '0xabc', '', '0x', 'c0', '0xc0']) {
    const { error } = await node.ask('eth_sendRawTransactionSync', data)
    await expect(send(data)).rejects.toMatchObject({ kind: 'invalidTransaction', message: error?.message })
  }
})
