import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { RlpError } from '../../src/base/rlp.ts'
import { decodeAccount, encodeAccount } from '../../src/state/account.ts'

it.each([
  [0n, 0n, '0xc28000'],
  [1n, 0n, '0xc20100'],
  [0n, 127n, '0xc2807f'],
  [0n, 128n, '0xc480820080'],
  [300n, 10n ** 18n, '0xcc82012c880de0b6b3a7640000'],
  [1n, -1n, '0xc30181ff'],
  [1n, -900_000n, '0xc50183f24460'],
])('an account with nonce %d and balance %d is encoded and decoded', (nonce, balance, hex) => {
  expect(toHex(encodeAccount({ nonce, balance }))).toBe(hex)
  expect(decodeAccount(fromHex(hex))).toEqual({ nonce, balance })
})

it('an account with flags after the balance is decoded', () => {
  expect(decodeAccount(fromHex('0xc405008180'))).toEqual({ nonce: 5n, balance: 0n })
})

it.each(['0x', '0x80', '0xc0', '0xc101', '0xc401020304', '0xc2c000'])('decodeAccount refuses %s', (hex) => {
  expect(() => decodeAccount(fromHex(hex))).toThrow(RlpError)
})
