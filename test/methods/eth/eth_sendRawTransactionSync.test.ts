import { describe, expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { document } from '../../_helpers/fixture.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { it } from '../../_helpers/it.ts'
import { call } from '../../_helpers/wire.ts'

const transfer = (nonce = 0n) => toHex(signFrom(7, { to: requireAccount(8).address, gasPrice: 1n, nonce }))

describe('the receipt of eth_sendRawTransactionSync', () => {
  it("eth_sendRawTransactionSync returns the example's receipt with automatic mining", async ({ startNode }) => {
    const { url } = await startNode({ networks: ['regtest'], mining: 'auto' })
    const example = document.methods.find(({ name }) => name === 'eth_sendRawTransactionSync')?.examples[0]
    const params = example?.params.map(({ value }) => value) ?? []
    const { body } = await call(url('regtest'), 'eth_sendRawTransactionSync', params)
    expect(JSON.stringify(body)).toBe(JSON.stringify({ jsonrpc: '2.0', id: 1, result: example?.result.value }))
  })

  it('eth_sendRawTransactionSync returns the receipt of eth_getTransactionReceipt, also of a failed transaction', async ({
    startNode,
  }) => {
    const { url } = await startNode({ networks: ['regtest'], mining: 'auto' })
    const fails = toHex(signFrom(7, { data: Uint8Array.of(0xfe), gasLimit: 60_000n, gasPrice: 1n }))
    const { body } = await call(url('regtest'), 'eth_sendRawTransactionSync', [fails, null])
    expect(body).toMatchObject({ result: { status: '0x0' } })
    const hash = /"transactionHash":"(0x[0-9a-f]+)"/.exec(JSON.stringify(body))?.[1]
    expect((await call(url('regtest'), 'eth_getTransactionReceipt', [hash])).body).toEqual(body)
  })

  it('eth_sendRawTransactionSync returns with the block of interval mining', async ({ startNode }) => {
    const { url } = await startNode({ networks: ['regtest'], mining: 'interval:50' })
    const { body } = await call(url('regtest'), 'eth_sendRawTransactionSync', [transfer(), 60_000])
    expect(body).toMatchObject({ result: { status: '0x1' } })
  })

  it('eth_sendRawTransactionSync returns to every waiting client with a block mined on demand', async () => {
    const timer = holdTimer()
    const served = await serveChain(await openTestChain({ submitting: MINES_ON_DEMAND, timer }))
    const answers: ReturnType<typeof call>[] = []
    for (const nonce of [0n, 1n]) {
      const begun = timer.nextWait()
      answers.push(call(served.url, 'eth_sendRawTransactionSync', [transfer(nonce)]))
      await begun
    }
    await served.chain.miner.mineOne()
    for (const { body } of await Promise.all(answers)) expect(body).toMatchObject({ result: { status: '0x1' } })
    await served.close()
  })

  it('eth_sendRawTransactionSync ends when its client disconnects', async () => {
    const timer = holdTimer()
    const served = await serveChain(await openTestChain({ submitting: MINES_ON_DEMAND, timer }), {
      bounds: {
        halfOpenTimeoutMs: 10,
      },
    })
    const begun = timer.nextWait()
    const client = new AbortController()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransactionSync', params: [transfer()] })
    const headers = { 'content-type': 'application/json' }
    const answer = fetch(served.url, { method: 'POST', headers, body, signal: client.signal })
    await begun
    const ended = timer.nextEnd()
    client.abort()
    await expect(answer).rejects.toThrow()
    await ended
    expect(timer.waiting()).toBe(0)
    await served.close()
  })
})
