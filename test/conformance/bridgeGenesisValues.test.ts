import { AbiCoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { METHODS } from '../../src/bridge/methods/index.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { addressOfPublicKey } from '../../src/crypto/secp256k1.ts'
import { setBridgeScene } from '../_helpers/bridge.ts'
import { ALL_RULES } from '../_helpers/evmScene.ts'
import { describeVectors } from '../_helpers/vectors.ts'

const coder = AbiCoder.defaultAbiCoder()

interface ValueCase {
  readonly method: string
  readonly abi: Hex
  readonly note?: string
}

interface Values {
  readonly federations: Readonly<
    Record<
      'mainnet' | 'testnet' | 'regtest',
      {
        address: string
        threshold: number
        size: number
        publicKeys: string[]
        redeemScript: string
        rskAddressesFromKeys: Hex[]
      }
    >
  >
  readonly networks: Readonly<Record<'mainnet' | 'testnet' | 'regtest', readonly ValueCase[]>>
}

const ANY_HASH = 'ab'.repeat(32)
const ANY_ADDRESS = {
  mainnet: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  testnet: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  regtest: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
}

/** Returns the signature of a read method and the arguments of its call. */
function parseCall(method: string, anyAddress: string): { signature: string; args: unknown[] } {
  const [name = '', inside = ''] = method.replace(/\)$/, '').split('(')
  const entry = METHODS.filter((known) => known.name === name)
  expect(entry, name).toHaveLength(1)
  const types = INPUTS[name] ?? []
  const args =
    types.length === 0
      ? []
      : inside.split(',').map((text) => {
          if (text === 'any valid') return anyAddress
          if (text === 'any') return types[0] === 'bytes32' ? `0x${ANY_HASH}` : ANY_HASH
          return text.startsWith('"') ? JSON.parse(text) : text
        })
  return { signature: `${name}(${types.join(',')})`, args }
}

const KEY_OF_TYPE = ['int256', 'string'] as const
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  getFederatorPublicKeyOfType: KEY_OF_TYPE,
  getRetiringFederatorPublicKeyOfType: KEY_OF_TYPE,
  getProposedFederatorPublicKeyOfType: KEY_OF_TYPE,
  getPendingFederatorPublicKeyOfType: KEY_OF_TYPE,
  getLockWhitelistAddress: ['int256'],
  getLockWhitelistEntryByAddress: ['string'],
  getBtcBlockchainBlockHashAtDepth: ['int256'],
  getBtcBlockchainBlockHeaderByHash: ['bytes32'],
  getBtcTxHashProcessedHeight: ['string'],
  isBtcTxHashAlreadyProcessed: ['string'],
  hasBtcBlockCoinbaseTransactionInformation: ['bytes32'],
}

describeVectors<Values>('bridge-genesis-values.json', ({ federations, networks }) => {
  for (const name of ['mainnet', 'testnet', 'regtest'] as const) {
    describe(`a new chain of ${name}`, () => {
      const { bridge } = NETWORKS[name]

      for (const { method, abi, note } of networks[name]) {
        it(`${method} returns the value of a new chain of ${name}`, async () => {
          const { signature, args } = parseCall(method, ANY_ADDRESS[name])
          const scene = await setBridgeScene(bridge)
          expect((await scene.ask(signature, args)).output).toBe(abi)
          const early = /from RSKIP(\d+); before: (?:milliseconds )?(\d+)/.exec(note ?? '')
          if (early === null) return
          const rules = new Set([...ALL_RULES].filter((rule) => rule !== `rskip${early[1]}`))
          expect(BigInt((await scene.ask(signature, args, { rules })).output)).toBe(BigInt(early[2] ?? ''))
        })
      }

      it(`the federation of ${name} has the expected address, threshold, keys and redeem script`, async () => {
        const { address, threshold, size, publicKeys, redeemScript, rskAddressesFromKeys } = federations[name]
        const scene = await setBridgeScene(bridge)
        const answer = async (signature: string, type: string) =>
          coder.decode([type], (await scene.ask(signature)).output)[0]
        expect(await answer('getFederationAddress()', 'string')).toBe(address)
        expect(await answer('getFederationThreshold()', 'int256')).toBe(BigInt(threshold))
        expect(await answer('getFederationSize()', 'int256')).toBe(BigInt(size))
        expect(await answer('getActivePowpegRedeemScript()', 'bytes')).toBe(`0x${redeemScript}`)
        const { members } = bridge.federation
        expect(members.map(({ btcKey }) => toHex(btcKey).slice(2))).toEqual(publicKeys)
        expect(members.map(({ rskKey }) => toHex(addressOfPublicKey(rskKey)))).toEqual(rskAddressesFromKeys)
      })
    })
  }
})
