import { createWalletClient, http, publicActions } from 'viem'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { askAt, askResult } from '../_helpers/wire.ts'
import { spawnDev } from '../cli/_cli.ts'
import { shareOrigin } from './_fork.ts'

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

const forkFlags = shareOrigin()

it.each([
  ['fetch', 'a sandbox', withFetch, () => []],
  ['viem', 'a sandbox', withViem, () => []],
  ['viem', 'a fork', withViem, forkFlags],
] as const)(
  'receipt, height, nonce and balance are current when the hash is returned to %s on %s, 300 times',
  async (_client, _on, connect, flags) => {
    const { url } = await spawnDev(...flags())
    const start = BigInt(String(await askResult(url, 'eth_blockNumber')))
    const sendAndRead = connect(url)
    const seen: Seen[] = []
    while (seen.length < 300) seen.push(await sendAndRead())
    const expected = seen.map((_seen, index): Seen => {
      const sent = index + 1
      const height = start + BigInt(sent)
      return { block: height, height, nonce: sent, balance: BigInt(sent) }
    })
    expect(seen).toEqual(expected)
  },
)
