import { Signature } from 'ethers'
import { expect, it } from 'vitest'
import { padLeft } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { createImpersonated } from '../../../src/primitives/impersonation.ts'
import { recoverSender } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount } from '../../_helpers/chain.ts'
import { balanceOf, headOf, openControlled, requireDevtools } from './_controlled.ts'

const OWNER = new Uint8Array(20).fill(0xaa)
const RECEIVER = new Uint8Array(20).fill(0xbb)
const ORDER = { from: OWNER, to: RECEIVER, value: 5n, gasPrice: 0n, gasLimit: 21_000n, data: new Uint8Array(0) }

async function openWithRichOwner() {
  const one = await openControlled()
  await one.controls.edits.setBalance(OWNER, 1_000n)
  return one
}

it('an impersonated account sends without its key, with consecutive nonces', async () => {
  const one = await openWithRichOwner()
  one.controls.impersonation.begin(OWNER)
  const hashes = await Promise.all([1, 2, 3].map(() => one.controls.impersonation.send(ORDER)))
  expect(new Set(hashes.map(toHex)).size).toBe(3)
  expect(await balanceOf(one, RECEIVER)).toBe(15n)
  const found = await Promise.all(hashes.map((hash) => one.chain.reads.getTransaction(hash)))
  expect(found.map((one) => one && [toHex(one.sender), one.transaction.nonce])).toEqual(
    [0n, 1n, 2n].map((nonce) => [toHex(OWNER), nonce]),
  )
})

it.each([
  ['nobody was asked', () => {}],
  [
    'it has ended',
    (one: Awaited<ReturnType<typeof openControlled>>) => {
      one.controls.impersonation.begin(OWNER)
      expect(one.controls.impersonation.end(OWNER)).toBe(true)
      expect(one.controls.impersonation.end(OWNER)).toBe(false)
    },
  ],
])('an impersonated transaction is refused when %s', async (_, prepare) => {
  const one = await openWithRichOwner()
  prepare(one)
  const { encoded } = createImpersonated({ ...ORDER, nonce: 0n }, 33, OWNER)
  await expect(one.chain.submits.sendRaw(encoded)).rejects.toMatchObject({ kind: 'invalidTransaction' })
  one.controls.impersonation.setForAll(true)
  await one.chain.submits.sendRaw(encoded)
  expect(await balanceOf(one, RECEIVER)).toBe(5n)
})

it('an impersonated transaction is bound to one chain, and is no valid signature', async () => {
  const one = await openWithRichOwner()
  one.controls.impersonation.begin(OWNER)
  const elsewhere = createImpersonated({ ...ORDER, nonce: 0n }, 31, OWNER)
  await expect(one.chain.submits.sendRaw(elsewhere.encoded)).rejects.toMatchObject({ kind: 'invalidTransaction' })
  for (const chainId of [30, 31, 33]) {
    const transaction = createImpersonated({ ...ORDER, nonce: 0n }, chainId, OWNER)
    expect(recoverSender(transaction, chainId)).toBeUndefined()
  }
})

it('ethers parses an impersonated transaction, whose s it checks', () => {
  const { r, s, v } = createImpersonated({ ...ORDER, nonce: 0n }, 33, OWNER)
  const parts = { r: toHex(padLeft(r, 32)), s: toHex(s), v: Number(v) }
  expect(Signature.from(parts)).toMatchObject({ r: parts.r, s: parts.s, networkV: BigInt(v) })
})

it('a sandbox imports impersonated transactions of another sandbox, and other networks refuse them', async () => {
  const one = await openControlled()
  one.controls.impersonation.setForAll(true)
  await one.controls.impersonation.send({ ...ORDER, from: requireAccount(3).address })
  const block = await headOf(one)
  expect(block.transactions).toHaveLength(2)
  const two = await openControlled()
  expect(await two.chain.importer.importBlock(block)).toBe('head')
  expect(await headOf(two)).toEqual(block)

  const strict = { ...createSandbox(regtest), genesisKind: 'real' } as const
  const three = await openTestChain({ network: strict })
  await expect(three.importer.importBlock(block)).rejects.toMatchObject({ rule: 'transaction' })
})

it('no account can be impersonated on a network with other nodes', async () => {
  const chain = await openTestChain({ network: regtest, submitting: MINES_ON_DEMAND })
  const { impersonation } = requireDevtools(chain)
  expect(() => impersonation.begin(OWNER)).toThrow('on sandboxes only')
  expect(() => impersonation.setForAll(true)).toThrow('on sandboxes only')
  impersonation.setForAll(false)
})

it('a network whose blocks other nodes mine has no development methods', async () => {
  const chain = await openTestChain({ network: testnet, submitting: MINES_ON_DEMAND })
  expect(chain.controls).toBeUndefined()
})
