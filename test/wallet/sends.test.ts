import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { COW_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { SignedTransaction, Signer } from '../../src/primitives/signer.ts'
import { decodeTransaction, recoverSender } from '../../src/primitives/transaction.ts'
import type { SendingChain, TransactionOrder } from '../../src/wallet/sends.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { openTestWallet, sendingOn } from '../_helpers/wallet.ts'

const [COW, COW1] = COW_ACCOUNTS.map(({ address }) => fromHex(address))
if (COW === undefined || COW1 === undefined) throw new Error('two accounts are needed')
const ORDER: TransactionOrder & { readonly gasPrice: bigint } = {
  from: COW,
  to: COW1,
  gasPrice: 0n,
  gasLimit: 21_000n,
  value: 1n,
  data: new Uint8Array(0),
}
const TOO_MUCH = { ...ORDER, value: 10n ** 60n }

async function openBoth(submitting = MINES_ON_DEMAND) {
  const chain = closedAfterTest(await openTestChain({ submitting }))
  return { chain, wallet: await openTestWallet(), to: sendingOn(chain) }
}

async function nonceOf({ reads }: Chain, hash: Uint8Array): Promise<number> {
  return Number((await reads.getTransaction(hash))?.transaction.nonce)
}

it.each([MINES_ON_DEMAND, { ...MINES_ON_DEMAND, minesAtOnce: true }])(
  'orders of one account that come at once get consecutive nonces, a refused one leaves no gap: %o',
  async (submitting) => {
    const { chain, wallet, to } = await openBoth(submitting)
    const orders = [ORDER, ORDER, TOO_MUCH, ORDER, { ...ORDER, gasLimit: 1n }, ORDER]
    const sent = await Promise.allSettled(orders.map((order) => wallet.send(order, to)))
    expect(sent.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false, true])
    const hashes = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(await Promise.all(hashes.map((hash) => nonceOf(chain, hash)))).toEqual([0, 1, 2, 3])
    expect(await chain.reads.nonceAt(ORDER.from, { kind: 'pending' })).toBe(4n)
  },
)

it('orders of one account do not wait for those of another', async () => {
  const { wallet, to } = await openBoth()
  const order: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const slow: SendingChain = { ...to, sendSigned: (signed) => held.then(() => to.sendSigned(signed)) }
  const first = wallet.send(ORDER, slow).then(() => order.push('cow'))
  const behind = wallet.send(ORDER, to).then(() => order.push('cow again'))
  await wallet.send({ ...ORDER, from: COW1, to: COW }, to)
  order.push('cow1')
  letGo()
  await Promise.all([first, behind])
  expect(order).toEqual(['cow1', 'cow', 'cow again'])
})

it('a given nonce is used and replaces the pending transaction with it', async () => {
  const { chain, wallet, to } = await openBoth()
  await wallet.send({ ...ORDER, gasPrice: 10n }, to)
  await expect(wallet.send({ ...ORDER, nonce: 0n, gasPrice: 11n }, to)).rejects.toThrow(
    'gas price not enough to bump transaction',
  )
  const better = await wallet.send({ ...ORDER, nonce: 0n, gasPrice: 14n }, to)
  expect(chain.reads.listPending(ORDER.from).map(({ transaction }) => transaction.hash)).toEqual([better])
})

it('an account that is locked while its order waits signs nothing', async () => {
  const { wallet, to } = await openBoth()
  const locking = { ...to, nextNonce: async () => (wallet.lock(ORDER.from) ? 0n : 1n) }
  await expect(wallet.send(ORDER, locking)).rejects.toMatchObject({
    kind: 'accountNotFound',
    message: `Could not find account for address: ${toHex(ORDER.from)}`,
  })
})

it('a locked account sends with its passphrase only, and stays locked', async () => {
  const { chain, wallet, to } = await openBoth()
  const from = await wallet.create('right')
  wallet.lock(from)
  await wallet.send({ ...ORDER, to: from, value: 10n ** 18n }, to)
  await chain.miner.mineOne()
  const order = { ...ORDER, from }
  await expect(wallet.send(order, to)).rejects.toMatchObject({ kind: 'accountNotFound' })
  await expect(wallet.sendWithPassphrase(order, 'wrong', to)).rejects.toMatchObject({ kind: 'keyNotAvailable' })
  const hash = await wallet.sendWithPassphrase(order, 'right', to)
  expect((await chain.reads.getTransaction(hash))?.sender).toEqual(from)
  expect(() => wallet.sign(from, new Uint8Array(0))).toThrow('Account not found')
})

it('the sender of an order is the account of the key that signs, also if the key is stored for another account', async () => {
  const [first, second] = COW_ACCOUNTS
  if (first === undefined || second === undefined) throw new Error('two accounts are needed')
  const chain = closedAfterTest(await openTestChain({ submitting: MINES_ON_DEMAND }))
  const wallet = await openTestWallet({ development: [{ address: first.address, privateKey: second.privateKey }] })
  const hash = await wallet.send(ORDER, sendingOn(chain))
  expect((await chain.reads.getTransaction(hash))?.sender).toEqual(COW1)
})

it('a signed transaction equals its decoded bytes, and its sender the recovered one', () => {
  const key = fromHex(COW_ACCOUNTS[0]?.privateKey ?? '0x')
  for (const change of [{}, { gasPrice: 7n, nonce: 300n, data: Uint8Array.of(0, 1) }, { to: undefined, value: 0n }]) {
    const { to = undefined, ...fields } = { ...ORDER, nonce: 0n, ...change }
    const { transaction, sender } = new SignedTransaction({ ...fields, ...(to && { to }) }, 33, new Signer(key))
    expect(decodeTransaction(transaction.encoded)).toEqual(transaction)
    expect(sender).toEqual(recoverSender(transaction, 33))
  }
})

it('a signed transaction for another chain is refused', async () => {
  const { chain } = await openBoth()
  const key = fromHex(COW_ACCOUNTS[0]?.privateKey ?? '0x')
  const foreign = new SignedTransaction({ ...ORDER, nonce: 0n }, 34, new Signer(key))
  await expect(chain.submits.sendSigned(foreign)).rejects.toMatchObject({ message: 'Invalid chainId: 34' })
})
