import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { fromDigits, fromHex, toHex } from '../../../src/base/hex.ts'
import { encodeBase58Check } from '../../../src/bitcoin/base58Check.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { derivationHashOf } from '../../../src/bridge/pegin/flyover.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { answer, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES, TARGET } from '../../_helpers/evmScene.ts'
import { keysOfSeeds } from '../../_helpers/federationCell.ts'

const METHOD = 'registerFastBridgeBtcTransaction(bytes,uint256,bytes,bytes32,bytes,address,bytes,bool)'
const HASH = '41aec8ca3fcf17e62077e9f35961385360d6a570'
const EXTRA = '0000aaaaeeee1111ffff'
const UNREADABLE = -900n
/** Code for a caller that is not a contract, after the addresses have been parsed. */
const READ = -300n

const ADDRESSES: readonly [string, digits: string, text: string][] = [
  ['a key on the test network', `6f${HASH}`, 'mmWFbkYYKCT9jvCUzJD9XoVjSkfachVpMs'],
  ['a script on the test network', `c4${HASH}`, '2MyEXHyt2fXqdFm3r4xXEkTdbwdZm7qFiDP'],
  ['a key on mainnet', `00${HASH}`, '16zJJhTZWB1txoisGjEmhtHQam4sikpTd2'],
  ['a script on mainnet', `05${HASH}`, '37gKEEx145LH3yRJPpuN8WeLjHMbJJo8vn'],
]

it.each(ADDRESSES)('the address of %s encodes its bytes', (_of, digits, text) => {
  expect(encodeBase58Check(fromDigits(digits))).toBe(text)
})

const EARLY = rulesWithout('rskip284')
const NOW = ALL_RULES

describe('addresses of a flyover transfer', () => {
  it.each<[string, BridgeConstants, digits: string, early: bigint, now: bigint]>([
    ['a key', testnet.bridge, `6f${HASH}`, READ, READ],
    ['a script, whose version is above 127', testnet.bridge, `c4${HASH}`, UNREADABLE, READ],
    ["a key of mainnet's", testnet.bridge, `00${HASH}`, UNREADABLE, UNREADABLE],
    ["a script of mainnet's", testnet.bridge, `05${HASH}`, UNREADABLE, UNREADABLE],
    ['a key, on mainnet', mainnet.bridge, `00${HASH}`, READ, READ],
    ['a script, on mainnet', mainnet.bridge, `05${HASH}`, READ, READ],
    ["a key of the test network's, on mainnet", mainnet.bridge, `6f${HASH}`, UNREADABLE, UNREADABLE],
    ["a script of the test network's, on mainnet", mainnet.bridge, `c4${HASH}`, UNREADABLE, UNREADABLE],
    ['a key, with more bytes', testnet.bridge, `6f${HASH}${EXTRA}`, READ, UNREADABLE],
    ['a key, with less bytes', testnet.bridge, '6f41', UNREADABLE, UNREADABLE],
    ['nothing', testnet.bridge, '', UNREADABLE, UNREADABLE],
  ])(
    'an address argument with %s has its expected code, before RSKIP-284 and since',
    async (_what, bridge, digits, early, now) => {
      const scene = await setBridgeScene(bridge)
      const good = concatBytes(Uint8Array.of(bridge.bitcoin.keyVersion), new Uint8Array(20))
      const codes = async (rules: typeof NOW) => {
        const address = fromDigits(digits)
        const register = (refund: Uint8Array, provider: Uint8Array) =>
          answer(scene, METHOD, 'int256', ['0x', 0, '0x', new Uint8Array(32), refund, TARGET, provider, false], {
            rules,
          })
        return [await register(address, good), await register(good, address)]
      }
      expect([await codes(EARLY), await codes(NOW)]).toEqual([
        [early, early],
        [now, now],
      ])
    },
  )

  it('the derivation hash contains terms, refund address, contract and provider address', () => {
    const keyAddress = (seed: string) =>
      concatBytes(Uint8Array.of(0), hash160(keysOfSeeds([seed])[0] ?? new Uint8Array(33)))
    const terms = new Uint8Array(32).with(0, 5)
    const contract = fromHex('0x461750b4824b14c3d9b7702bc6fbb82469082b23')
    const hash = derivationHashOf(terms, keyAddress('userRefundBtcAddress'), contract, keyAddress('lpBtcAddress'))
    expect(toHex(hash)).toBe('0x56d4f6bd69378ef607e091832903ddc2b5aac5008bd06987a26f14bb248c44d8')
  })
})
