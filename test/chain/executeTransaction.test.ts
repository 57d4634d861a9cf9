import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { contractAddress, type TransactionFields } from '../../src/model/transaction.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'

/** Stores 1 in its first cell and leaves code that clears it: `PUSH0 PUSH0 SSTORE`. */
const CLEARS_A_CELL = fromHex('0x60015f55625f5f555f526003601df3')
const contract = contractAddress(requireAccount(0).address, 0n)

describe('a transaction', () => {
  let chain: Chain
  beforeEach(async () => {
    chain = await openTestChain()
    await chain.submits.sendRaw(signFrom(0, { data: CLEARS_A_CELL, gasLimit: 200_000n }))
  })
  afterEach(() => chain.close())

  const send = async (fields: Partial<TransactionFields>) => {
    const hash = await chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: contract, gasLimit: 100_000n, ...fields }))
    return (await chain.reads.getReceipt(hash))?.receipt
  }
  const balanceOf = async (address: Uint8Array) =>
    (await (await chain.reads.worldAt({ kind: 'latest' })).getAccount(address))?.balance ?? 0n

  it('gets half of its gas back at most', async () => {
    const gross = 21_000n + 2n + 2n + 5_000n
    expect(await send({})).toMatchObject({ succeeded: true, gasUsed: gross / 2n })
  })

  it('gets the whole refund of 15000 for a cleared cell when it used more than twice that', async () => {
    const gross = 21_000n + 1_000n * 16n + 2n + 2n + 5_000n
    expect(await send({ data: new Uint8Array(1_000).fill(1) })).toMatchObject({ gasUsed: gross - 15_000n })
  })

  it('pays the gas that it used to REMASC, gets back what it did not use, and moves its value once', async () => {
    const [sender, remasc] = [requireAccount(0).address, fromHex('0x0000000000000000000000000000000001000008')]
    const before = {
      sender: await balanceOf(sender),
      remasc: await balanceOf(remasc),
      contract: await balanceOf(contract),
    }
    const receipt = await send({ gasPrice: 7n, value: 1_000n })
    const fee = (receipt?.gasUsed ?? 0n) * 7n
    expect(await balanceOf(sender)).toBe(before.sender - fee - 1_000n)
    expect(await balanceOf(remasc)).toBe(before.remasc + fee)
    expect(await balanceOf(contract)).toBe(before.contract + 1_000n)
  })

  it('that fails costs all its gas when it runs out, and leaves nothing else behind', async () => {
    const before = await balanceOf(contract)
    expect(await send({ gasLimit: 22_000n, value: 5n })).toMatchObject({ succeeded: false, gasUsed: 22_000n })
    expect(await balanceOf(contract)).toBe(before)
  })
})
