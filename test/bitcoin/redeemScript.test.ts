import { describe, expect, it } from 'vitest'
import { concatBytes, joinBytes } from '../../src/base/bytes.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { FIRST_TESTNET_ERP_SCRIPT, flyoverRedeemScript, parseRedeemScript } from '../../src/bitcoin/redeemScript.ts'
import { emergencyScript, majorityScript, scriptNumber, sharedCheckScript } from '../../src/bitcoin/script.ts'
import { regtest } from '../../src/chainspec/regtest.ts'

const { members, emergencyKeys } = regtest.bridge.federation
const keys = members.map(({ btcKey }) => btcKey)
const standard = majorityScript(keys)
const delay = scriptNumber(500)

describe('parseRedeemScript', () => {
  it.each([
    ['a multisig script', standard, false],
    ['a script with emergency keys', emergencyScript(keys, emergencyKeys, delay), true],
    ['a script whose branches share a check', sharedCheckScript(keys, emergencyKeys, delay), true],
  ])('parseRedeemScript parses %s, also behind a derivation hash', (_name, script, hasEmergencyKeys) => {
    for (const encoded of [script, flyoverRedeemScript(new Uint8Array(32).fill(1), script)]) {
      const parsed = parseRedeemScript(encoded)
      expect(parsed).toMatchObject({ threshold: 2, hasEmergencyKeys })
      expect(toHex(parsed?.standardPart ?? new Uint8Array(0))).toBe(toHex(standard))
      expect(parsed?.keys).toHaveLength(3)
    }
  })

  it.each([
    ['no bytes', '0x'],
    ['a payment to a key', '0x76a914000102030405060708090a0b0c0d0e0f1011121388ac'],
    ['too few keys', '0x52210000000000000000000000000000000000000000000000000000000000000000005352ae'.slice(0, 76)],
    ['a witness script', `0x0020${'00'.repeat(32)}`],
  ])('parseRedeemScript returns undefined for %s', (_name, script) =>
    expect(parseRedeemScript(fromHex(script as `0x${string}`))).toBeUndefined(),
  )

  it('parseRedeemScript returns undefined for the first script of the test network, which is unspendable', () => {
    expect(parseRedeemScript(FIRST_TESTNET_ERP_SCRIPT)).toBeUndefined()
  })

  it('parseRedeemScript throws for an empty integer, like the reference', () => {
    const script = concatBytes(Uint8Array.of(0), standard.slice(1))
    expect(() => parseRedeemScript(script)).toThrow(BitcoinError)
  })

  it('parseRedeemScript parses a pushed threshold in its shortest form only', () => {
    const pushed = concatBytes(Uint8Array.of(1, 2), standard.slice(1))
    expect(parseRedeemScript(pushed)?.threshold).toBe(2)
    expect(parseRedeemScript(concatBytes(Uint8Array.of(2, 2, 0), standard.slice(1)))).toBeUndefined()
    expect(parseRedeemScript(concatBytes(Uint8Array.of(1, 0x82), standard.slice(1)))).toBeUndefined()
  })

  it('parseRedeemScript parses a script behind thousands of derivation hashes', () => {
    const prefix = flyoverRedeemScript(new Uint8Array(32), new Uint8Array(0))
    const prefixes = joinBytes(Array<Uint8Array>(30_000).fill(prefix))
    expect(parseRedeemScript(concatBytes(prefixes, standard))?.threshold).toBe(2)
    expect(parseRedeemScript(prefixes)).toBeUndefined()
  })
})
