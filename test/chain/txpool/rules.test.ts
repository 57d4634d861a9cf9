import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { hints } from '../../../src/chain/api/hints.ts'
import { createTxPool } from '../../../src/chain/txpool/txPool.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { addressOfPublicKey } from '../../../src/crypto/secp256k1.ts'
import { createGenesisBlock } from '../../../src/primitives/genesis.ts'
import type { Header } from '../../../src/primitives/header.ts'
import {
  createRemascTransaction,
  decodeTransaction,
  type TransactionFields,
} from '../../../src/primitives/transaction.ts'
import type { Account } from '../../../src/state/stateView.ts'
import { holdClock, requireAccount, signFrom } from '../../_helpers/chain.ts'

const genesis = createGenesisBlock(regtest, new Uint8Array(32)).header
const RICH = { nonce: 0n, balance: 10n ** 18n }
const to = new Uint8Array(20)

/** Adds a transaction of account 0 to a new pool; returns the refusal's message, or `accepted`. */
function offer(
  transaction: Uint8Array,
  account: Account | undefined,
  best: Partial<Header>,
  network: Network = regtest,
): string {
  const pool = createTxPool({ network, clock: holdClock(), best: { ...genesis, number: 1, ...best } })
  try {
    pool.add(decodeTransaction(transaction), requireAccount(0).address, account)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const offerSigned = (
  fields: Partial<TransactionFields>,
  account: Account | undefined = RICH,
  best: Partial<Header> = {},
) => offer(signFrom(0, fields), account, best)

/** Returns an unsigned transaction whose nonce has these bytes. */
const withNonce = (...bytes: number[]) =>
  encodeRlp([
    Uint8Array.from(bytes),
    Uint8Array.of(1),
    Uint8Array.of(0x52, 0x08),
    to,
    to.slice(20),
    to.slice(20),
    to.slice(20),
    to.slice(20),
    to.slice(20),
  ])

describe('nonces ahead of the account', () => {
  const offerAhead = (nonce: bigint, network: Network = regtest) => offer(signFrom(0, { to, nonce }), RICH, {}, network)

  it("nonces are accepted within the reference node's window of 16", () => {
    expect([offerAhead(15n), offerAhead(16n)]).toEqual(['accepted', 'transaction nonce too high'])
  })

  it('nonces are accepted up to 64 ahead with compat ethereum', () => {
    const asEthereum = { ...regtest, compat: 'ethereum' } as const
    expect([offerAhead(64n, asEthereum), offerAhead(65n, asEthereum)]).toEqual([
      'accepted',
      'nonce too high: tx nonce 65, gapped nonce 0',
    ])
  })
})

// In the order of the reference node (protocol/pool#admission, 1 to 12). "transaction is null" and "the sender
// account is deleted" are missing, because these cases cannot occur.
describe("admission, with the reference node's texts", () => {
  it.each([
    ["transaction's init code size is invalid", { data: new Uint8Array(49_153), gasLimit: 5_000_000n }],
    [
      "transaction's size is higher than defined maximum: 131073 > 131072",
      { to, data: new Uint8Array(130_970), gasLimit: 5_000_000n },
    ],
    [
      "transaction's gas limit of 6800001 is higher than the block's gas limit of 6800000",
      { to, gasLimit: 6_800_001n },
    ],
    ['transaction nonce byte length exceeds maximum: 9 > 8', { to, nonce: 2n ** 64n }],
    ["transaction's basic cost is above the gas limit", { to, gasLimit: 20_999n }],
    ["transaction's basic cost is above the gas limit", { gasLimit: 52_999n }],
    ['insufficient funds to pay for pending and new transactions', { to, value: 10n ** 18n + 1n }],
  ])('the admission of a transaction returns its result: %s', (message, fields) =>
    expect(offerSigned(fields)).toBe(message),
  )

  it.each([
    ["the sender account doesn't exist", undefined],
    ['transaction nonce too low', { ...RICH, nonce: 21n }],
    ['transaction nonce too high', { ...RICH, nonce: 4n }],
    ['insufficient funds', { nonce: 20n, balance: 209_999n }],
    ['accepted', { nonce: 20n, balance: 210_000n }],
    ['accepted', { ...RICH, nonce: 5n }],
  ])('the admission of a transaction with the given account returns: %s', (message, account) => {
    expect(offer(signFrom(0, { to, nonce: 20n, gasPrice: 10n }), account, {})).toBe(message)
  })

  it.each([
    ["transaction's gas price lower than block's minimum", 9n, 10n],
    ['accepted', 10n, 10n],
    ['accepted', 800n, 10n],
    ["transaction's gas price exceeds cap", 801n, 10n],
    ['accepted', 100_000_000_000n, 1_250_000_000n], // of keyless deployments, with the default of compat ethereum
    ['accepted', 10_000n, 0n],
  ])(
    'the admission by price returns: %s, for a price of %i at a minimum of %i',
    (message, gasPrice, minimumGasPrice) => {
      expect(offerSigned({ to, gasPrice }, RICH, { minimumGasPrice })).toBe(message)
    },
  )

  it.each([
    ['the minimum price', hints.gasPriceTooLow(10n), 9n],
    ['the maximum price', hints.gasPriceTooHigh(800n), 801n],
  ])('a refused price has a hint with %s', (_, hint, gasPrice) => {
    const pool = createTxPool({ network: regtest, clock: holdClock(), best: { ...genesis, minimumGasPrice: 10n } })
    const add = () => pool.add(decodeTransaction(signFrom(0, { to, gasPrice })), requireAccount(0).address, RICH)
    expect(add).toThrow(expect.objectContaining({ kind: 'transactionRefused', hint }))
  })

  it("REMASC's transaction is refused", () => {
    expect(offer(createRemascTransaction(1).encoded, RICH, {})).toBe('transaction is a remasc transaction')
  })

  it('a nonce with a leading zero is refused', () => {
    expect(offer(withNonce(0, 1), RICH, {})).toBe('transaction nonce has non-canonical encoding')
    expect(offer(withNonce(0), RICH, {})).toBe('accepted')
  })

  it('a known transaction is refused as pending or queued', () => {
    const pool = createTxPool({ network: regtest, clock: holdClock(), best: genesis })
    for (const [nonce, kind] of [
      [0n, 'pending'],
      [5n, 'queued'],
    ] as const) {
      const add = () => pool.add(decodeTransaction(signFrom(0, { to, nonce })), requireAccount(0).address, RICH)
      add()
      expect(add).toThrow(`${kind} transaction with same hash already exists`)
    }
  })
})

describe('the first failed check is reported', () => {
  // Each case breaks a rule and all later ones.
  const worst = { to, data: new Uint8Array(140_000), gasLimit: 7_000_000n, nonce: 2n ** 64n, gasPrice: 1n }
  const best = { minimumGasPrice: 10n }
  it.each<[string, Partial<TransactionFields>, Account | undefined]>([
    ["the sender account doesn't exist", worst, undefined],
    ["transaction's size is higher than defined maximum: 140112 > 131072", worst, { nonce: 1n, balance: 0n }],
    [
      "transaction's gas limit of 7000000 is higher than the block's gas limit of 6800000",
      { ...worst, data: to },
      { nonce: 1n, balance: 0n },
    ],
    [
      'transaction nonce byte length exceeds maximum: 9 > 8',
      { ...worst, data: to, gasLimit: 1n },
      { nonce: 2n ** 65n, balance: 0n },
    ],
    ['transaction nonce too low', { ...worst, data: to, gasLimit: 1n, nonce: 0n }, { nonce: 1n, balance: 0n }],
    ['insufficient funds', { ...worst, data: to, gasLimit: 1n, nonce: 1n }, { nonce: 1n, balance: 0n }],
    [
      "transaction's gas price lower than block's minimum",
      { ...worst, data: to, gasLimit: 1n, nonce: 1n },
      { nonce: 1n, balance: 1n },
    ],
    ["transaction's basic cost is above the gas limit", { to, gasLimit: 1n, gasPrice: 801n }, RICH],
    ["transaction's gas price exceeds cap", { to, gasPrice: 801n, value: 10n ** 18n }, RICH],
  ])('a transaction with several faults is refused with the first one: %s', (message, fields, account) =>
    expect(offer(signFrom(0, fields), account, best)).toBe(message),
  )
})

describe('rules are those of the newest block', () => {
  const data = new Uint8Array(100).fill(1)
  const fields = { to, data, gasLimit: 21_000n + 1_600n }
  it.each([
    ["transaction's basic cost is above the gas limit", 6_223_699],
    ['accepted', 6_223_700],
  ])('the cost of data depends on the block: %s at %i (RSKIP-400)', (message, number) => {
    expect(offer(signFrom(0, fields), RICH, { number }, mainnet)).toBe(message)
  })

  it.each([
    ['accepted', 5_467_999],
    ["transaction's gas price exceeds cap", 5_468_000],
  ])('the price cap depends on the block: %s at %i (RSKIP-252)', (message, number) => {
    expect(offer(signFrom(0, { to, gasPrice: 801n }), RICH, { number, minimumGasPrice: 10n }, mainnet)).toBe(message)
  })

  it.each([
    ['accepted', 10_000_000n, 0],
    ["transaction's gas limit of 10000001 is higher than the block's gas limit of 10000000", 10_000_001n, 0],
    ['accepted', 6_800_000n, 1],
    ["transaction's gas limit of 6800001 is higher than the block's gas limit of 6800000", 6_800_001n, 1],
  ])('the gas limit of a list depends on the block: %s for %i in block %i', (message, gasLimit, number) => {
    expect(offer(signFrom(0, { to, gasLimit }), RICH, { number, gasLimit: 10_000_000n })).toBe(message)
  })
})

describe("a federator's transaction to the Bridge, on regtest where it is free", () => {
  const key = regtest.bridge.federation.members[0]?.rskKey ?? to
  const bridge = fromHex('0x0000000000000000000000000000000001000006')
  const offerAs = (sender: Uint8Array, fields: Partial<TransactionFields>) => {
    const pool = createTxPool({ network: regtest, clock: holdClock(), best: { ...genesis, number: 1 } })
    const add = (nonce: bigint) => pool.add(decodeTransaction(signFrom(0, { ...fields, nonce })), sender, undefined)
    try {
      add(0n)
      add(1n)
      return 'accepted'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  it.each<[string, Uint8Array, Partial<TransactionFields>]>([
    ['accepted', addressOfPublicKey(key), { to: bridge, gasPrice: 5n, gasLimit: 1n }],
    ['insufficient funds to pay for pending and new transactions', addressOfPublicKey(key), { to: bridge, value: 1n }],
    ["the sender account doesn't exist", addressOfPublicKey(key), { to }],
    ["the sender account doesn't exist", to, { to: bridge }],
  ])('a transaction of a federator to the Bridge on regtest: %s', (message, sender, fields) =>
    expect(offerAs(sender, fields)).toBe(message),
  )
})
