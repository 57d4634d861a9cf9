import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { CallRequest, Overrides } from '../../../src/chain/api/simulation.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { at, callOf, code, deploying, overriding, push, send, word } from './_code.ts'

const LATEST = { kind: 'latest' } as const
const [HERE, THERE, OTHER] = [at(0xaa), at(0xbb), at(0xcc)]

let chain: Chain
it.beforeEach(({ chain: opened }) => {
  chain = opened
})

async function listOf(request: CallRequest, overrides?: Overrides) {
  const { accounts, ...rest } = await chain.calls.accessList(request, LATEST, { overrides })
  const shown = accounts.map(({ address, slots }) => [toHex(address), ...slots.map(toHex)])
  return { ...rest, accounts: shown }
}

it('an access list has read and written slots, and accounts that are read or called, in order', async () => {
  const overrides = overriding([
    {
      address: HERE,
      code: code(`6002546001545060016003556001546000${push(OTHER)}31${push(THERE)}3b${send(THERE, 0)}00`),
    },
    { address: THERE, code: code('60095400') },
  ])
  expect(await listOf(callOf(HERE), overrides)).toMatchObject({
    failure: undefined,
    accounts: [
      [toHex(HERE), toHex(word(1)), toHex(word(2)), toHex(word(3))],
      [toHex(THERE), toHex(word(9))],
      [toHex(OTHER)],
    ],
  })
})

it('an access list omits sender, recipient, precompiled and created contracts unless their slots are touched', async () => {
  const from = requireAccount(0).address
  const creating = '600160005360016000' // a byte of init code at the wrong end: it stops
  const overrides = overriding([
    { address: HERE, code: code(`${push(from)}31${send(at(4), 0)}${send(at(0x01000006), 0)}${creating}6000f000`) },
  ])
  expect(await listOf({ ...callOf(HERE), from }, overrides)).toMatchObject({ failure: undefined, accounts: [] })
  expect(await listOf(callOf(HERE), overrides)).toMatchObject({ accounts: [[toHex(from)]] })
  const created = contractAddress(from, 0n)
  const init = { from, data: deploying('6001600755', '00') }
  expect(await listOf(init)).toMatchObject({ accounts: [[toHex(created), toHex(word(7))]] })
})

it('an access list includes accesses of failed frames and the reason of the failure', async () => {
  const overrides = overriding([
    { address: HERE, code: code(`${send(THERE, 0)}60006000fd`) },
    { address: THERE, code: code('60095460006000fd') },
  ])
  const found = await listOf(callOf(HERE, { gas: 100_000n }), overrides)
  expect(found.accounts).toEqual([[toHex(THERE), toHex(word(9))]])
  expect(found.failure).toBe('VM Exception while processing transaction: transaction reverted')
  const bad = overriding([{ address: THERE, code: code('fe') }])
  expect(await listOf(callOf(THERE, { gas: 50_000n }), bad)).toMatchObject({
    failure: 'invalid opcode',
    gasUsed: 50_000n,
  })
  expect(await listOf(callOf(THERE, { gas: 1n }), overrides)).toMatchObject({
    failure: 'intrinsic gas too low',
    accounts: [],
  })
})

it("an access list has the transaction's gas after refunds and follows the state", async () => {
  // Clears slot 0, or sets it if it is empty.
  const data = deploying('6001600055', '60005415600d576000600055005b600160005500')
  await chain.submits.sendRaw(signFrom(0, { gasLimit: 300_000n, data }))
  const from = requireAccount(0).address
  const to = contractAddress(from, 0n)
  const request = { ...callOf(to), from }
  for (const nonce of [1n, 2n]) {
    const { gasUsed } = await listOf(request)
    const hash = await chain.submits.sendRaw(signFrom(0, { nonce, to, gasLimit: 100_000n }))
    expect((await chain.reads.getReceipt(hash))?.receipt.gasUsed).toBe(gasUsed)
  }
})
