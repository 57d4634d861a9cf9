import { describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { COMPATS, type Compat } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { toBlock, toBody } from '../../src/remote/blocks.ts'
import { toReceipts } from '../../src/remote/receipts.ts'
import { createRemote } from '../../src/remote/remote.ts'
import { signFrom } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'

describe('an endpoint of Scion', () => {
  /** Returns a client of a chain with two blocks. */
  async function openClient(compat: Compat) {
    const network = createSandbox(regtest, { compat })
    const served = await serveTestChain({ network })
    const remote = closedAfterTest(createRemote({ urls: [served.url], timer: systemTimer }))
    const to = fromHex(`0x${'11'.repeat(20)}`)
    for (const fields of [
      { to, value: 1n },
      { nonce: 1n, gasLimit: 60_000n },
    ]) {
      await remote.ask('eth_sendRawTransaction', [toHex(signFrom(0, fields))])
    }
    const asked = ['0x0', '0x1', '0x2'].map((number) => remote.ask('eth_getBlockByNumber', [number, true]))
    return { remote, bodies: (await Promise.all(asked)).map((json) => toBody(json, network)) }
  }

  it.each(COMPATS)('has blocks that are rebuilt with their hashes in the style of %s', async (compat) => {
    const { bodies } = await openClient(compat)
    const blocks = bodies.map((body) => toBlock(body, []))
    expect(blocks.map(({ transactions }) => transactions.length)).toEqual([0, 2, 2])
    expect(blocks[2]?.header.parentHash).toEqual(blocks[1]?.hash)
  })

  it('has receipts with the roots of its headers', async () => {
    const { remote, bodies } = await openClient('rootstock')
    for (const { transactions, header, rules } of bodies) {
      const asked = transactions.map(({ hash }) => remote.ask('eth_getTransactionReceipt', [toHex(hash)]))
      expect(toReceipts(await Promise.all(asked), header, rules)).toHaveLength(transactions.length)
    }
  })
})
