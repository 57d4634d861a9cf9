import type { TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { hints } from '../../../src/chain/api/hints.ts'
import { COW_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { loosen } from '../../_helpers/looseRlp.ts'

it('eth_sendRawTransaction accepts lengths that are not minimal, encodes the transaction again, and mines it under that hash', async ({
  startNode,
}) => {
  const { ask } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const signed = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = toHex(keccak256(signed))
  expect(await ask('eth_sendRawTransaction', toHex(loosen(signed)))).toMatchObject({ result: hash })
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ result: { status: '0x1' } })
  expect(await ask('eth_sendRawTransaction', toHex(signed))).toMatchObject({ error: { code: -32010 } })
})

describe('a typed transaction as viem signs it', () => {
  const [first] = COW_ACCOUNTS
  if (first === undefined) throw new Error('an account is needed')
  const account = privateKeyToAccount(first.privateKey)
  const common = { chainId: 33, nonce: 0, gas: 50_000n, to: first.address } as const
  const fees = { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
  const authorization = { chainId: 33, address: first.address, nonce: 1 } as const

  const typed: readonly [named: string, sign: () => Promise<TransactionSerializable>][] = [
    ['type 1 (EIP-2930, access list)', async () => ({ ...common, type: 'eip2930', gasPrice: 1n })],
    ['type 2 (EIP-1559, dynamic fee)', async () => ({ ...common, type: 'eip1559', ...fees })],
    [
      'type 4 (EIP-7702, set code)',
      async () => {
        const authorizationList = [await account.signAuthorization(authorization)]
        return { ...common, type: 'eip7702', ...fees, authorizationList }
      },
    ],
  ]

  it.for(typed)(
    'eth_sendRawTransaction refuses a typed transaction of %s with the accepted type',
    async ([named, prepare], { node }) => {
      const raw = await account.signTransaction(await prepare())
      const message = `Invalid input: typed transactions are not supported: this one is of ${named}, Rootstock takes legacy ones (type 0, with gasPrice)`
      for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync']) {
        const { error } = await node.ask(method, raw)
        expect(error).toEqual({ code: -32602, message, data: { hint: hints.typedTransaction } })
      }
    },
  )

  it('eth_sendRawTransaction refuses any other type, and names what is wrong with other bytes', async ({ node }) => {
    const send = (raw: string) => node.ask('eth_sendRawTransaction', raw)
    expect(await send('0x03c0')).toMatchObject({
      error: { message: expect.stringContaining('type 3 (EIP-4844, blobs)') },
    })
    expect(await send('0x7fc0')).toMatchObject({ error: { message: expect.stringContaining('of type 127, ') } })
    for (const raw of ['0x', '0x00', '0x80', '0xb800']) {
      expect(await send(raw)).toMatchObject({
        error: { code: -32602, message: expect.stringMatching(/^Invalid input: /) },
      })
      expect(JSON.stringify(await send(raw))).not.toContain('typed')
    }
  })
})

describe('a transaction that is too long', () => {
  const longest = `0x${'00'.repeat(131_072)}`
  const refusal = (bytes: number) => ({
    error: { code: -32010, message: `transaction's size is higher than defined maximum: ${bytes} > 131072` },
  })

  it.for(['eth_sendRawTransaction', 'eth_sendRawTransactionSync'])(
    'a too long transaction is refused by %s by the length of its text, before it is decoded',
    async (method, { startNode }) => {
      const { ask } = await startNode({ networks: ['regtest'], mining: 'auto' })
      const send = (signed: string) => ask(method, signed)
      expect(await send(longest)).toMatchObject({ error: { code: -32602 } }) // decoded: it is no transaction
      expect(await send(`${longest}0`)).toMatchObject(refusal(131_073))
      expect(await send(`${longest.slice(2)}00`)).toMatchObject(refusal(131_073))
      expect(await send(`0x${'ab'.repeat(200_000)}`)).toMatchObject(refusal(200_000))
    },
  )
})
