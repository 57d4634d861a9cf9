import { createWalletClient, http, publicActions } from 'viem'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { spawnDev } from '../cli/_cli.ts'

const [sender] = MNEMONIC_ACCOUNTS
if (sender === undefined) throw new Error('an account is needed')
const { address: from } = sender
const to = '0x00000000000000000000000000000000deadbeef' // has no balance at first

/** The values that a client reads after it has received the hash of its transaction. */
interface Seen {
  readonly block: bigint
  readonly height: bigint
  readonly nonce: number
  readonly balance: bigint
}

type SendAndRead = () => Promise<Seen>

function withFetch(url: string): SendAndRead {
  async function ask(method: string, ...params: readonly unknown[]) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return JSON.parse(await response.text()).result
  }
  return async () => {
    const hash = await ask('eth_sendTransaction', { from, to, value: '0x1' })
    const [receipt, height, nonce, balance] = await Promise.all([
      ask('eth_getTransactionReceipt', hash),
      ask('eth_blockNumber'),
      ask('eth_getTransactionCount', from, 'latest'),
      ask('eth_getBalance', to, 'latest'),
    ])
    return {
      block: BigInt(receipt.blockNumber),
      height: BigInt(height),
      nonce: Number(nonce),
      balance: BigInt(balance),
    }
  }
}

function withViem(url: string): SendAndRead {
  const client = createWalletClient({ transport: http(url), account: from, cacheTime: 0 }).extend(publicActions)
  return async () => {
    const hash = await client.sendTransaction({ chain: null, to, value: 1n })
    const [{ blockNumber: block }, height, nonce, balance] = await Promise.all([
      client.getTransactionReceipt({ hash }),
      client.getBlockNumber(),
      client.getTransactionCount({ address: from }),
      client.getBalance({ address: to }),
    ])
    return { block, height, nonce, balance }
  }
}

it.each(Object.entries({ fetch: withFetch, viem: withViem }))(
  'receipt, height, nonce and balance are current when the hash is returned to %s, 300 times',
  async (_, connect) => {
    const { url } = await spawnDev()
    const sendAndRead = connect(url)
    const seen: Seen[] = []
    while (seen.length < 300) seen.push(await sendAndRead())
    const expected = seen.map((_seen, index): Seen => {
      const sent = index + 1
      return { block: BigInt(sent), height: BigInt(sent), nonce: sent, balance: BigInt(sent) }
    })
    expect(seen).toEqual(expected)
  },
)
