import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Block } from '../../src/primitives/block.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { OPEN_NODE, servePublicEndpoint } from '../_helpers/publicEndpoint.ts'
import { FORKED_CHAINS, serveRecording } from '../_helpers/recordedForks.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'
import { type ServedUpstream, serveUpstream } from '../_helpers/upstream.ts'

const [recorded] = FORKED_CHAINS
if (recorded === undefined) throw new Error('there is no recorded chain')
const { served, blocks } = await serveRecording(recorded)
afterAll(() => served.close())

/** An endpoint that has pruned its blocks and receipts. */
const PRUNED_NODE = { ...OPEN_NODE, methods: [/^eth_getBlockByHash$/, /^eth_getTransactionReceipt$/] }

/** Blocks with transactions below the head, which are not read at a start. */
const read = blocks.filter(({ transactions }) => transactions.length > 1).slice(0, 3)

/** Returns the answers about blocks and the receipts of their transactions. */
async function answersAbout(upstream: ServedUpstream, asked: readonly Block[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const { hash, transactions } of asked) {
    answers.push(await upstream.askResult('eth_getBlockByHash', toHex(hash), true))
    for (const one of transactions) answers.push(await upstream.askResult('eth_getTransactionReceipt', toHex(one.hash)))
  }
  return answers
}

async function restart(cacheBytes: number) {
  const place = { kind: 'sqlite', path: join(await temporaryFolder(), 'chain.sqlite') } as const
  const first = await serveUpstream([served.url], { store: await openStore(place), cacheBytes })
  const before = await answersAbout(first, read)
  await first.opened.close()
  const endpoint = await servePublicEndpoint(served.url, PRUNED_NODE)
  const open = async () => serveUpstream([endpoint.url], { store: await openStore(place), cacheBytes })
  return { before, endpoint, open }
}

describe('an upstream network after a restart', () => {
  it('answers about blocks that were read, without asking for them again', async () => {
    const { before, endpoint, open } = await restart(2 ** 20)
    const upstream = await open()
    expect(await answersAbout(upstream, read)).toEqual(before)
    expect(before).not.toContain(null)
    expect(endpoint.questions.filter((question) => /BlockByHash|Receipt/.test(question))).toEqual([])
    expect(upstream.problems).toEqual([])
  })

  it('asks again when nothing is stored', async () => {
    const { endpoint, open } = await restart(0)
    await expect(open()).rejects.toMatchObject({ kind: 'baseUnavailable' })
    expect(endpoint.questions.filter((question) => /BlockByHash/.test(question))).not.toEqual([])
  })
})
