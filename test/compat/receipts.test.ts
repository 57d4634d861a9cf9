import { createWalletClient, http, publicActions } from 'viem'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { askAt } from '../_helpers/wire.ts'
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
  const { askResult } = askAt(url)
  return async () => {
    const hash = await askResult('eth_sendTransaction', { from, to, value: '0x1' })
    const [receipt, height, nonce, balance] = await Promise.all([
      askResult('eth_getTransactionReceipt', hash),
      askResult('eth_blockNumber'),
      askResult('eth_getTransactionCount', from, 'latest'),
      askResult('eth_getBalance', to, 'latest'),
    ])
    return {
      block: BigInt(Object(receipt).blockNumber),
      height: BigInt(String(height)),
      nonce: Number(nonce),
      balance: BigInt(String(balance)),
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
