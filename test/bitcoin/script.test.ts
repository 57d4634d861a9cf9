import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { hash160 } from '../../src/bitcoin/hash160.ts'
import {
  createMultisigScript,
  emergencyScript,
  encodeAddress,
  majorityOf,
  majorityScript,
  scriptNumber,
  sharedCheckScript,
  witnessScript,
} from '../../src/bitcoin/script.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'

/** The address of a script (P2SH). */
const scriptAddress = (version: number, script: Bytes) => encodeAddress(version, hash160(script))

const key = (byte: number) => new Uint8Array(33).fill(byte)
const keysOf = ({ federation }: typeof regtest.bridge) => federation.members.map(({ btcKey }) => btcKey)
const push = (byte: number) => `21${toHex(key(byte)).slice(2)}`

describe('a script', () => {
  it('a majority script requires more than half of its keys, and sorts them', () => {
    expect([1, 2, 3, 15].map((count) => majorityOf(Array(count)))).toEqual([1, 2, 2, 8])
    expect(toHex(majorityScript([key(2), key(1)]))).toBe(`0x52${push(1)}${push(2)}52ae`)
  })

  it('a majority script pushes a count of 16 to 20 as data, and refuses more keys', () => {
    const keys = (count: number) => Array.from({ length: count }, (_, i) => key(i))
    expect(toHex(majorityScript(keys(15)).slice(-2))).toBe('0x5fae')
    expect(toHex(majorityScript(keys(16)).slice(-3))).toBe('0x0110ae')
    expect(toHex(majorityScript(keys(20)).slice(-3))).toBe('0x0114ae')
    expect(() => majorityScript(keys(21))).toThrow(BitcoinError)
  })

  it('an emergency script accepts its emergency keys after a delay', () => {
    const [usual, emergency] = [`51${push(1)}51`, `51${push(2)}51`]
    expect(toHex(emergencyScript([key(1)], [key(2)], scriptNumber(500)))).toBe(
      `0x64${usual}ae6702f401b275${emergency}ae68`,
    )
    expect(toHex(sharedCheckScript([key(1)], [key(2)], fromHex('0xcd50')))).toBe(
      `0x64${usual}6702cd50b275${emergency}68ae`,
    )
  })

  it('a script number is little-endian, with a sign bit', () => {
    expect([1, 127, 128, 500, 52_560].map((value) => toHex(scriptNumber(value)))).toEqual([
      '0x01',
      '0x7f',
      '0x8000',
      '0xf401',
      '0x50cd00',
    ])
  })
})

describe('an address', () => {
  it('the address of the first federation of mainnet is that of its majority script', () => {
    expect(scriptAddress(5, majorityScript(keysOf(mainnet.bridge)))).toBe('39AHNvUmzaYgewA8yCtBtNsfRz7QD7ZJYi')
  })

  it('the address of the federation of regtest is that of its witness script', () => {
    const { emergencyKeys, emergencyDelay } = regtest.bridge.federation
    const script = emergencyScript(keysOf(regtest.bridge), emergencyKeys, scriptNumber(emergencyDelay))
    expect(scriptAddress(196, witnessScript(script))).toBe('2MvQSG61B4LtKLECeo1dRDeDWXgJfnr3fC7')
  })

  it('an address of a key begins with the version byte of its network', () => {
    const hash = fromHex('0x77bff20c60e522dfaa3350c39b030a5d004e839a')
    expect(encodeAddress(0, hash)).toBe('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')
  })
})

it('a multisig script consists of threshold, keys in the given order, and count', () => {
  const [low, high] = [new Uint8Array(33).fill(2), new Uint8Array(33).fill(0x83)]
  const script = `0x5121${toHex(low).slice(2)}21${toHex(high).slice(2)}52ae`
  expect(toHex(createMultisigScript(1, [high, low]))).toBe(script)
})
