import { describe, expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import type { BlockOverrides, Overrides } from '../../../src/chain/api/simulation.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { at, callOf, cells, code, deploying, overriding, push, RETURN_TOP, word } from './_code.ts'

const LATEST = { kind: 'latest' } as const
const HERE = at(0xaa)
const ECRECOVER = at(1)
const IDENTITY = at(4)
const BRIDGE = at(0x01000006)

describe('overrides', () => {
  let chain: Chain
  it.beforeEach(({ chain: opened }) => {
    chain = opened
  })

  const call = (to: Uint8Array, overrides?: Overrides, data: Uint8Array = new Uint8Array(0)) =>
    chain.calls.call(callOf(to, { data }), LATEST, { overrides })
  const numberOf = async (to: Uint8Array, overrides?: Overrides) => bytesToBigint(await call(to, overrides))

  it('overridden code runs in its call only', async () => {
    const overrides = overriding([{ address: HERE, code: code(`602a${RETURN_TOP}`) }])
    expect(await numberOf(HERE, overrides)).toBe(42n)
    expect(await call(HERE)).toEqual(new Uint8Array(0))
    const world = await chain.reads.worldAt(LATEST)
    expect(await world.getAccount(HERE)).toBeUndefined()
  })

  it("an overridden balance is returned by BALANCE, also below the account's own", async () => {
    const { address } = requireAccount(0)
    const reading = { address: HERE, code: code(`${push(address)}31${RETURN_TOP}`) }
    expect(await numberOf(HERE, overriding([reading, { address, balance: 7n }]))).toBe(7n)
    expect(await numberOf(HERE, overriding([reading, { address, balance: 0n }]))).toBe(0n)
    expect(await numberOf(HERE, overriding([reading]))).toBe(
      (await (await chain.reads.worldAt(LATEST)).getAccount(address))?.balance,
    )
  })

  it('an overridden balance with all wei that can be sent to it is at most a word', async () => {
    const most = 2n ** 256n - 1n
    const reading = (balance: bigint) => overriding([{ address: HERE, balance, code: code(`47${RETURN_TOP}`) }])
    const sending = (value: bigint, overrides: Overrides) =>
      chain.calls.call(callOf(HERE, { value }), LATEST, { overrides })
    expect(await numberOf(HERE, reading(most))).toBe(most)
    expect(bytesToBigint(await sending(most, reading(0n)))).toBe(most)
    expect(await sending(most, reading(1n))).toEqual(new Uint8Array(0)) // the frame ends, as in the reference node
  })

  it('an overridden nonce determines the address of a new contract', async () => {
    // CREATE with no code, then its address.
    const creating = { address: HERE, nonce: 9n, code: code(`600060006000f0${RETURN_TOP}`) }
    expect(toHex((await call(HERE, overriding([creating]))).subarray(12))).toBe(toHex(contractAddress(HERE, 9n)))
  })

  it('an override with stateDiff keeps the other slots, and one with state clears them', async () => {
    // 5 in slot 0, 6 in slot 1; the code adds both.
    const data = deploying('60056000556006600155', `60005460015401${RETURN_TOP}`)
    await chain.submits.sendRaw(signFrom(0, { gasLimit: 300_000n, data }))
    const contract = contractAddress(requireAccount(0).address, 0n)
    expect(await numberOf(contract)).toBe(11n)
    const hundred = cells([0, 100])
    expect(await numberOf(contract, overriding([{ address: contract, stateDiff: hundred }]))).toBe(106n)
    expect(await numberOf(contract, overriding([{ address: contract, state: hundred }]))).toBe(100n)
    expect(await numberOf(contract, overriding([{ address: contract, state: cells() }]))).toBe(0n)
    const zero = cells([1, 0])
    expect(await numberOf(contract, overriding([{ address: contract, stateDiff: zero }]))).toBe(5n)
    expect(await numberOf(contract)).toBe(11n)
  })

  const BLOCK: ReadonlyArray<[keyof BlockOverrides, string, BlockOverrides, bigint]> = [
    ['number', '43', { number: 1234 }, 1234n],
    ['timestamp', '42', { timestamp: 4_000_000_000 }, 4_000_000_000n],
    ['coinbase', '41', { coinbase: at(0xc0) }, 0xc0n],
    ['difficulty', '44', { difficulty: 2n ** 255n }, 2n ** 255n],
    ['gasLimit', '45', { gasLimit: 30_000_000n }, 30_000_000n],
    ['minimumGasPrice', '48', { minimumGasPrice: 59n }, 59n],
  ]

  it.each(BLOCK)('code sees the overridden %s of a block', async (_, opcode, block, seen) => {
    const asking = [{ address: HERE, code: code(`${opcode}${RETURN_TOP}`) }]
    expect(await numberOf(HERE, overriding(asking))).not.toBe(seen)
    expect(await numberOf(HERE, overriding(asking, block))).toBe(seen)
  })

  it("an overridden number has no block hashes above the chain's", async () => {
    for (let nonce = 0n; nonce < 3n; nonce++) await chain.submits.sendRaw(signFrom(0, { nonce, to: HERE }))
    const hashOf = (height: number) => [
      { address: HERE, code: code(`60${height.toString(16).padStart(2, '0')}40${RETURN_TOP}`) },
    ]
    const first = await chain.reads.findBlock({ kind: 'number', number: 1, asked: '1' })
    expect(await call(HERE, overriding(hashOf(1), { number: 100 }))).toEqual(first?.hash)
    const old = { kind: 'number', number: 2, asked: '2' } as const
    const later = await chain.calls.call(callOf(HERE), old, { overrides: overriding(hashOf(3), { number: 100 }) })
    expect(later).toEqual(word(0))
  })

  it('numbers and times above the max of headers are refused', async () => {
    for (const block of [{ number: 2 ** 53 - 1 }, { timestamp: 2 ** 53 - 1 }]) {
      await expect(call(HERE, overriding([], block))).rejects.toMatchObject({ kind: 'invalidOverride' })
    }
  })

  it("overrides apply to the gas and the sender's balance of an estimate", async () => {
    const request = { ...callOf(HERE), from: at(0xdead), value: 5n }
    const estimate = (overrides?: Overrides) => chain.calls.estimate(request, LATEST, { overrides })
    await expect(estimate()).rejects.toMatchObject({ kind: 'insufficientFunds' })
    const rich = { address: at(0xdead), balance: 5n }
    expect(await estimate(overriding([rich]))).toBe(21_000n)
    expect(await estimate(overriding([rich, { address: HERE, code: code('6001600055') }]))).toBe(41_006n)
  })

  it('a moved precompiled contract also runs at its own address', async () => {
    const moved = overriding([{ address: IDENTITY, movePrecompileTo: HERE }])
    const data = word(77)
    expect(await call(HERE, moved, data)).toEqual(data)
    expect(await call(IDENTITY, moved, data)).toEqual(data)
    expect(await call(HERE, undefined, data)).toEqual(new Uint8Array(0))
    // Also for code that calls it: 77 in memory, passed on, and read back.
    const calling = code(`604d60005260206040602060006000${push(HERE)}5af150604051${RETURN_TOP}`)
    const overrides = overriding([...moved.accounts, { address: at(0xbb), code: calling }])
    expect(await numberOf(at(0xbb), overrides)).toBe(77n)
  })

  it.each([
    ['Precompiled contracts can not be overridden', [{ address: ECRECOVER, balance: 1n }]],
    ['Precompiled contracts can not be overridden', [{ address: BRIDGE, stateDiff: cells() }]],
    [
      'Precompiled contracts can not be moved to an overridden address',
      [
        { address: IDENTITY, movePrecompileTo: HERE },
        { address: HERE, nonce: 1n },
      ],
    ],
    [
      'AccountOverride.stateDiff and AccountOverride.state cannot be set at the same time',
      [{ address: HERE, state: cells(), stateDiff: cells() }],
    ],
    [`Account ${toHex(HERE)} is not a precompiled contract`, [{ address: HERE, movePrecompileTo: at(0xbb) }]],
    [`Account ${toHex(BRIDGE)} can not be moved`, [{ address: BRIDGE, movePrecompileTo: HERE }]],
    [
      `Account ${toHex(HERE)} is already overridden`,
      [
        { address: IDENTITY, movePrecompileTo: HERE },
        { address: ECRECOVER, movePrecompileTo: HERE },
      ],
    ],
  ])('invalid overrides are refused: %s', async (message, accounts) => {
    const refusal = { kind: 'invalidOverride', message }
    await expect(call(at(0xcc), overriding(accounts))).rejects.toMatchObject(refusal)
  })

  it('with compat ethereum code replaces a precompiled contract, and a moved one leaves its address', async () => {
    const asEthereum = await openTestChain({ network: { ...chain.network, compat: 'ethereum' } })
    const run = (to: Uint8Array, accounts: Overrides['accounts']) =>
      asEthereum.calls.call(callOf(to, { data: word(77) }), LATEST, { overrides: overriding(accounts) })
    const moved = [{ address: IDENTITY, movePrecompileTo: HERE }]
    expect([await run(HERE, moved), await run(IDENTITY, moved)]).toEqual([word(77), new Uint8Array(0)])
    const replaced = [{ address: IDENTITY, code: code(`602a${RETURN_TOP}`) }]
    expect(await run(IDENTITY, replaced)).toEqual(word(42))
    const mocked = [{ address: BRIDGE, code: code(`602a${RETURN_TOP}`) }]
    expect(await run(BRIDGE, mocked)).toEqual(word(42))
    await asEthereum.close()
  })

  it("overrides use the rules of the block's new number", async () => {
    const mainnetLike = await openTestChain({
      network: { ...chain.network, ruleHeights: { ...chain.network.ruleHeights, rskip446: 500 } },
    })
    const storing = overriding([{ address: HERE, code: code(`602a60005d60005c${RETURN_TOP}`) }])
    const run = (block: BlockOverrides) =>
      mainnetLike.calls.call(callOf(HERE), LATEST, { overrides: { ...storing, block } })
    expect(await run({ number: 499 })).toEqual(new Uint8Array(0))
    expect(await run({ number: 500 })).toEqual(word(42))
    await mainnetLike.close()
  })
})
