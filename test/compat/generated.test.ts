import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/network/sandboxAccounts.ts'
import { type Service, startService } from '../_helpers/service.ts'

const account = MNEMONIC_ACCOUNTS[0]
if (account === undefined) throw new Error('an account is needed')

const clientOf = (url: string) => createClient({ transport: http(url) })

describe('the client over HTTP', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  it('gives typed results of every network', async () => {
    const chainIds = await Promise.all(
      ['mainnet', 'testnet', 'regtest'].map((network) => clientOf(service.url(network)).eth_chainId()),
    )
    expect(chainIds).toEqual(['0x1e', '0x1f', '0x21'])
    const client = clientOf(service.url('regtest'))
    const block = await client.eth_getBlockByNumber('earliest', false)
    expect(block?.number).toBe('0x0')
    expect(BigInt(await client.eth_getBalance(account.address))).toBeGreaterThan(10n ** 18n)
    expect(await client.eth_getTransactionReceipt(`0x${'00'.repeat(32)}`)).toBeNull()
  })

  it('discovers the document that it was made from', async () => {
    const client = clientOf(service.url('regtest'))
    const [discovered, served] = await Promise.all([
      client['rpc.discover'](),
      fetch(`${service.base}/openrpc.json`).then((response) => response.json()),
    ])
    expect(discovered).toEqual(served)
    expect(discovered.methods.map((method) => method.name)).toContain('eth_getBalance')
  })

  it('passes errors on', async () => {
    const client = clientOf(service.url('regtest'))
    await expect(client.eth_getBalance('0x12')).rejects.toMatchObject({ code: -32602 })
  })
})
