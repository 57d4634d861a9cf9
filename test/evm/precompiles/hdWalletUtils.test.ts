import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { setScene } from '../../_helpers/evmScene.ts'

const HD_WALLET_UTILS = fromHex('0x0000000000000000000000000000000001000009')
const GAS = 1_000_000n
const abi = new Interface([
  'function toBase58Check(bytes, int256) view returns (string)',
  'function deriveExtendedPublicKey(string, string) view returns (string)',
  'function extractPublicKeyFromExtendedPublicKey(string) view returns (bytes)',
  'function getMultisigScriptHash(int256, bytes[]) view returns (bytes)',
])

/** Returns the output and the gas, or 'failed' with the price. */
async function callUtils(method: string, ...args: unknown[]): Promise<[answer: unknown, gas: bigint]> {
  const { run } = await setScene()
  const execution = await run({
    to: HD_WALLET_UTILS,
    data: fromHex(abi.encodeFunctionData(method, args)),
    gasLimit: GAS,
  })
  const gas = GAS - execution.gasLeft
  if (execution.paysWholeGasLimit === true) return ['failed', gas]
  return [abi.decodeFunctionResult(method, toHex(execution.output))[0], gas]
}

const HASH = `0x${'11'.repeat(20)}`
const XPUB =
  'xpub661MyMwAqRbcFMGNG2YcHvj3x63bAZN9U5cKikaiQ4zu2D1cvpnZYyXNR9nH62sGp4RR39Ui7SVQSq1PY4JbPuEuu5prVJJC3d5Pogft712'
const KEYS = [
  '0x0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  '0x02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
]
/** The first key, uncompressed. */
const LONG_KEY = `0x04${KEYS[0]?.slice(4)}483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8`

describe('HDWalletUtils', () => {
  it('toBase58Check accepts versions of one byte', async () => {
    for (const version of [-1, 256, 2n ** 40n])
      expect(await callUtils('toBase58Check', HASH, version)).toEqual(['failed', 13_000n])
    expect(await callUtils('toBase58Check', HASH, 0)).toEqual(['12ZEw5Hcv1hTb6YUQJ69y1V7uhcoDz92PH', 13_000n])
    expect((await callUtils('toBase58Check', HASH, 255))[0]).toMatch(/^[1-9A-Za-z]{35}$/)
  })

  it('deriveExtendedPublicKey derives up to ten levels', async () => {
    expect((await callUtils('deriveExtendedPublicKey', XPUB, '1/2/3/4/5/6/7/8/9/10'))[0]).toMatch(/^xpub/)
    expect(await callUtils('deriveExtendedPublicKey', XPUB, '1/2/3/4/5/6/7/8/9/10/11')).toEqual(['failed', 107_000n])
  })

  it('deriveExtendedPublicKey refuses private keys and other texts', async () => {
    const xprv =
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi'
    for (const text of [xprv, '', 'xpub', `${XPUB}1`, XPUB.replace('7', '8'), 'x'.repeat(100_000), XPUB.repeat(1000)]) {
      expect(await callUtils('extractPublicKeyFromExtendedPublicKey', text)).toEqual(['failed', 11_300n])
    }
  })

  it('getMultisigScriptHash returns the same script for keys in any order and form', async () => {
    const [hash] = await callUtils('getMultisigScriptHash', 2, KEYS)
    expect(hash).toMatch(/^0x[0-9a-f]{40}$/)
    expect(await callUtils('getMultisigScriptHash', 2, KEYS.toReversed())).toEqual([hash, 20_000n])
    expect(await callUtils('getMultisigScriptHash', 2, [KEYS[1], LONG_KEY])).toEqual([hash, 20_000n])
    expect((await callUtils('getMultisigScriptHash', 1, KEYS))[0]).not.toBe(hash)
  })

  it('getMultisigScriptHash costs 700 per key above two, even if it fails', async () => {
    const times = (count: number) => Array.from({ length: count }, () => KEYS[0])
    expect((await callUtils('getMultisigScriptHash', 15, times(15)))[1]).toBe(20_000n + 13n * 700n)
    expect(await callUtils('getMultisigScriptHash', 1, times(16))).toEqual(['failed', 20_000n + 14n * 700n])
    expect(await callUtils('getMultisigScriptHash', 1, times(1))).toEqual(['failed', 20_000n])
    expect(await callUtils('getMultisigScriptHash', 1, [])).toEqual(['failed', 20_000n])
  })

  it('getMultisigScriptHash refuses impossible thresholds and keys', async () => {
    for (const threshold of [0, -1, 3, 2n ** 40n]) {
      expect((await callUtils('getMultisigScriptHash', threshold, KEYS))[0]).toBe('failed')
    }
    const wrong = ['0x', '0x02', `0x05${KEYS[0]?.slice(4)}`, `0x02${'ff'.repeat(32)}`, `${LONG_KEY.slice(0, -2)}b9`]
    for (const key of wrong) expect((await callUtils('getMultisigScriptHash', 1, [KEYS[0], key]))[0]).toBe('failed')
  })
})
