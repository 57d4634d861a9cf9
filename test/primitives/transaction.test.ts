import { serializeTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { RlpError, type RlpItem } from '../../src/base/rlp.ts'
import { COW_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { CURVE_ORDER } from '../../src/crypto/secp256k1.ts'
import {
  chainIdOf,
  contractAddress,
  createTransaction,
  decodeTransaction,
  isRemascTransaction,
  recoverSender,
  signTransaction,
} from '../../src/primitives/transaction.ts'

const cow = COW_ACCOUNTS[0] ?? { address: '0x', privateKey: '0x' }
const to = fromHex('0x7986b3df570230288501eea3d890bd66948c9b79')
const fields = { nonce: 3n, gasPrice: 200n, gasLimit: 90_000n, to, value: 128n, data: fromHex('0x00ff') }
const signed = signTransaction(fields, 33, fromHex(cow.privateKey))

type Items = [RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem]
const items: Items = [
  Uint8Array.of(3),
  Uint8Array.of(200),
  Uint8Array.of(1, 2),
  to,
  EMPTY_BYTES,
  EMPTY_BYTES,
  Uint8Array.of(102),
  Uint8Array.of(1),
  Uint8Array.of(2),
]

function encodeWith(index: number, item: RlpItem): Uint8Array {
  return encodeRlp(items.with(index, item))
}

describe('signing', () => {
  it.each([30, 31, 32, 33, 34])('a signed transaction on chain %i equals that of viem', async (chainId) => {
    const viemTransaction = {
      type: 'legacy',
      chainId,
      nonce: 3,
      gasPrice: 200n,
      gas: 90_000n,
      to: toHex(to),
      value: 128n,
      data: '0x00ff',
    } as const
    const expected = await privateKeyToAccount(cow.privateKey).signTransaction(viemTransaction)
    expect(toHex(signTransaction(fields, chainId, fromHex(cow.privateKey)).encoded)).toBe(expected)
    expect(serializeTransaction(viemTransaction)).toContain('00ff')
  })

  it('a signed transaction has its sender on its chain only', () => {
    const sender = recoverSender(signed, 33)
    expect(sender && toHex(sender)).toBe(cow.address)
    expect(recoverSender(signed, 31)).toBeUndefined()
    expect(chainIdOf(signed)).toBe(33)
  })

  it('a transaction signed without a chain id is valid on every chain', () => {
    const anywhere = signTransaction(fields, 0, fromHex(cow.privateKey))
    expect(chainIdOf(anywhere)).toBe(0)
    expect(
      [30, 33].map((chainId) => recoverSender(anywhere, chainId)).map((sender) => sender && toHex(sender)),
    ).toEqual([cow.address, cow.address])
  })

  it('signing throws beyond chain id 109, because v is one byte', () => {
    expect(signTransaction(fields, 109, fromHex(cow.privateKey)).v).toBeGreaterThanOrEqual(253)
    expect(() => signTransaction(fields, 111, fromHex(cow.privateKey))).toThrow(RangeError)
  })

  it('a signature with the high s has no sender', () => {
    const s = toWord(CURVE_ORDER - BigInt(toHex(signed.s)))
    const other = createTransaction(fields, { v: signed.v === 101 ? 102 : 101, r: signed.r, s })
    expect(recoverSender(other, 33)).toBeUndefined()
  })

  it('an unsigned transaction has no sender', () => {
    expect(recoverSender(createTransaction(fields), 33)).toBeUndefined()
  })

  it.each([
    ['zero r', EMPTY_BYTES, Uint8Array.of(1)],
    ['zero s', Uint8Array.of(1), EMPTY_BYTES],
    ['r beyond the order', new Uint8Array(32).fill(255), Uint8Array.of(1)],
    ['r longer than a word', new Uint8Array(33).fill(255), Uint8Array.of(1)],
    ['an r that is no curve point', Uint8Array.of(5), Uint8Array.of(1)],
  ])('a signature with %s has no sender', (_, r, s) => {
    expect(recoverSender(createTransaction(fields, { v: 102, r, s }), 33)).toBeUndefined()
  })
})

describe('decoding', () => {
  it('decodeTransaction returns the encoded transaction', () => {
    expect(decodeTransaction(signed.encoded)).toEqual(signed)
  })

  it.each([
    ['an empty input', EMPTY_BYTES, 'input ends'],
    ['a typed transaction', Uint8Array.of(2, 0xc0), 'typed transactions are not supported'],
    ['a string', Uint8Array.of(0x83, 1, 2, 3), 'should be a list'],
    ['a zero byte', Uint8Array.of(0), 'should be a list'],
    ['eight items', encodeRlp(items.slice(0, 8)), '9 items, but has 8'],
    ['ten items', encodeRlp([...items, EMPTY_BYTES]), '9 items, but has 10'],
    ['a list for the nonce', encodeWith(0, []), 'nonce should be a byte string'],
    ['a receiver of 19 bytes', encodeWith(3, new Uint8Array(19)), '20 bytes, but has 19'],
    ['a receiver of 21 bytes', encodeWith(3, new Uint8Array(21)), '20 bytes, but has 21'],
    ['a v of two bytes', encodeWith(6, Uint8Array.of(1, 2)), 'v should be one byte'],
    ['an invalid v', encodeWith(6, Uint8Array.of(30)), '27, 28 or at least 35'],
    ['a list for s', encodeWith(8, []), 's should be a byte string'],
    ['bytes behind the list', fromHex(`${toHex(signed.encoded)}00`), 'goes on behind'],
  ])('decodeTransaction refuses %s', (_, bytes, message) => {
    expect(() => decodeTransaction(bytes)).toThrow(RlpError)
    expect(() => decodeTransaction(bytes)).toThrow(message)
  })

  it.each([
    ['the nonce 00 becomes empty', 0, '0x00', '0x'],
    ['a nonce with a leading zero stays', 0, '0x0001', '0x0001'],
    ['a nonce of nine bytes stays', 0, '0x010000000000000000', '0x010000000000000000'],
    ['the gas price 00 stays', 1, '0x00', '0x00'],
    ['an empty gas price stays', 1, '0x', '0x'],
    ['the gas price 0000 becomes 00', 1, '0x0000', '0x00'],
    ['a gas price loses leading zeros', 1, '0x0080', '0x80'],
    ['a gas limit stays', 2, '0x000102', '0x000102'],
    ['the value 00 becomes empty', 4, '0x00', '0x'],
    ['data stay unchanged', 5, '0x00', '0x00'],
    ['v 35 is 27', 6, '0x23', '0x1b'],
    ['v 36 is 28', 6, '0x24', '0x1c'],
    ['r loses leading zeros', 7, '0x0001', '0x01'],
    ['s loses leading zeros', 8, '0x0001', '0x01'],
  ])('decodeTransaction normalizes its input: %s', (_, index, received, kept) => {
    const decoded = decodeTransaction(encodeWith(index, fromHex(received)))
    expect(toHex(decoded.encoded)).toBe(toHex(encodeWith(index, fromHex(kept))))
    expect(decodeTransaction(decoded.encoded)).toEqual(decoded) // normalizing is idempotent
  })

  it('decodeTransaction keeps the bytes of a nonce for the admission rules of the pool', () => {
    const decoded = decodeTransaction(encodeWith(0, fromHex('0x0001')))
    expect(decoded.nonce).toBe(1n)
    expect(toHex(decoded.nonceBytes)).toBe('0x0001')
    expect(decodeTransaction(encodeWith(0, fromHex('0x00'))).nonceBytes).toHaveLength(0)
  })

  it('decodeTransaction returns a transaction or throws an RlpError for mutated bytes', () => {
    let seed = 1
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed
    }
    for (let round = 0; round < 5_000; round++) {
      const bytes = signed.encoded.slice()
      for (let flips = 0; flips < 3; flips++) bytes[random() % bytes.length] = random() % 256
      try {
        const decoded = decodeTransaction(bytes)
        recoverSender(decoded, 33)
        expect(toHex(decodeTransaction(decoded.encoded).hash)).toBe(toHex(decoded.hash))
      } catch (error) {
        expect(error).toBeInstanceOf(RlpError)
      }
    }
  })
})

it('a transfer to REMASC with a signature, gas or value is not the REMASC transaction', () => {
  const remasc = {
    nonce: 0n,
    gasPrice: 0n,
    gasLimit: 0n,
    to: fromHex('0x0000000000000000000000000000000001000008'),
    value: 0n,
    data: EMPTY_BYTES,
  }
  expect(isRemascTransaction(createTransaction(remasc))).toBe(true)
  expect(isRemascTransaction(signTransaction(remasc, 33, fromHex(cow.privateKey)))).toBe(false)
  for (const change of [{ gasLimit: 1n }, { value: 1n }, { gasPrice: 1n }, { to }, { data: Uint8Array.of(0) }]) {
    expect(isRemascTransaction(createTransaction({ ...remasc, ...change }))).toBe(false)
  }
})

it('a contract address is derived from sender and nonce', () => {
  const sender = fromHex('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
  expect(toHex(contractAddress(sender, 0n))).toBe('0x77045e71a7a2c50903d88e564cd72fab11e82051')
})
