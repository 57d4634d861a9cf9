import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { fromDigits, fromHex } from '../../../src/base/hex.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { flyoverRedeemScript } from '../../../src/bitcoin/redeemScript.ts'
import { encodeAddress } from '../../../src/bitcoin/script.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { testnet } from '../../../src/chainspec/testnet.ts'
import { answer, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { federationCell, versionCell } from '../../_helpers/federationCell.ts'

/** Real members of testnet's federations, and the scripts of the reference node for them. */
const KEYS = [
  '0208f40073a9e43b3e9103acec79767a6de9b0409749884e989960fee578012fce',
  '0225e892391625854128c5c4ea4340de0c2a70570f33db53426fc9c746597a03f4',
  '025a2f522aea776fab5241ad72f7f05918e8606676461cb6ce38265a52d4ca9ed6',
  '02afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da',
  '0344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a09',
].map(fromDigits)
const UNSIGNED_DELAY =
  '6453210208f40073a9e43b3e9103acec79767a6de9b0409749884e989960fee578012fce210225e892391625854128c5c4ea4340de0c2a70570f33db53426fc9c746597a03f421025a2f522aea776fab5241ad72f7f05918e8606676461cb6ce38265a52d4ca9ed62102afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da210344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a09556702cd50b27552210216c23b2ea8e4f11c3f9e22711addb1d16a93964796913830856b568cc3ea21d3210275562901dd8faae20de0a4166362a4f82188db77dbed4ca887422ea1ec185f1421034db69f2112f4fb1bb6141bf6e2bd6631f0484d0bd95b16767902c9fe219d4a6f5368ae'
const SIGNED_DELAY = UNSIGNED_DELAY.replace('6702cd50b2', '670350cd00b2')
/** A script with other keys, and a delay that Bitcoin does not accept. */
const FIXED =
  '6453210208f40073a9e43b3e9103acec79767a6de9b0409749884e989960fee578012fce210225e892391625854128c5c4ea4340de0c2a70570f33db53426fc9c746597a03f42102afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da210344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a0921039a060badbeb24bee49eb2063f616c0f0f0765d4ca646b20a88ce828f259fcdb955670300cd50b27552210216c23b2ea8e4f11c3f9e22711addb1d16a93964796913830856b568cc3ea21d3210275562901dd8faae20de0a4166362a4f82188db77dbed4ca887422ea1ec185f1421034db69f2112f4fb1bb6141bf6e2bd6631f0484d0bd95b16767902c9fe219d4a6f5368ae'

const HOP = rulesWithout('rskip353')
const IRIS = rulesWithout('rskip284', 'rskip293', 'rskip353')

/** Mainnet with the test network's emergency keys. */
const mixed: BridgeConstants = {
  ...mainnet.bridge,
  federation: { ...mainnet.bridge.federation, emergencyKeys: testnet.bridge.federation.emergencyKeys },
}

const addressOf = (bridge: BridgeConstants, script: Bytes) =>
  encodeAddress(bridge.bitcoin.scriptVersion, hash160(script))

async function sceneWith(bridge: BridgeConstants, keys: readonly Bytes[], version: number) {
  const scene = await setBridgeScene(bridge)
  await scene.put('newFederation', federationCell(keys, 5))
  await scene.put('newFederationFormatVersion', versionCell(version))
  return scene
}

describe('a federation with the first emergency script', () => {
  it.each<[string, BridgeConstants, Rules, string]>([
    ['on mainnet has a big-endian delay without a sign byte', mixed, IRIS, UNSIGNED_DELAY],
    ['on testnet is fixed, whatever the members are', testnet.bridge, IRIS, FIXED],
    [
      'on testnet since RSKIP-284 is that of mainnet',
      testnet.bridge,
      rulesWithout('rskip293', 'rskip353'),
      UNSIGNED_DELAY,
    ],
    ['on mainnet since RSKIP-293 has a script number as delay', mixed, HOP, SIGNED_DELAY],
    ['on testnet since RSKIP-293 has a script number as delay', testnet.bridge, HOP, SIGNED_DELAY],
    ['on testnet with all rules has a script number as delay', testnet.bridge, ALL_RULES, SIGNED_DELAY],
  ])('the first emergency script %s', async (_name, bridge, rules, script) => {
    const scene = await sceneWith(bridge, KEYS, 2000)
    const expected = addressOf(bridge, fromDigits(script))
    expect(await answer(scene, 'getFederationAddress()', 'string', [], { rules })).toBe(expected)
    const redeem = await answer(scene, 'getActivePowpegRedeemScript()', 'bytes', [], { rules })
    expect(redeem).toBe(rules.has('rskip293') ? `0x${script}` : 'failed')
  })

  it('the first emergency script on testnet has the address of a real federation', () =>
    expect(addressOf(testnet.bridge, fromDigits(SIGNED_DELAY))).toBe('2MtxpJPt2xCa3AyFYUjTT7Aop9Z6gGf4rqA'))
})

/** Transfer in mainnet's Bitcoin transaction ffaebdabce5b1cc1b2ab95657cf087a67ade6a29ecc9ca7d4e2089e346a3e1b3. */
describe('a flyover address', () => {
  const derivation = fromDigits('fc2bb93810d3d2332fed0b291c03822100a813eceaa0665896e0c82a8d500439')
  const keys = [
    '020ace50bab1230f8002a0bfe619482af74b338cc9e4c956add228df47e6adae1c',
    '025093f439fb8006fd29ab56605ffec9cdc840d16d2361004e1337a2f86d8bd2db',
    '0275d473555de2733c47125f9702b0f870df1d817379f5587f09b6c40ed2c6c949',
    '02a95f095d0ce8cb3b9bf70cc837e3ebe1d107959b1fa3f9b2d8f33446f9c8cbdb',
    '03250c11be0561b1d7ae168b1f59e39cbc1fd1ba3cf4d2140c1a365b2723a2bf93',
    '034851379ec6b8a701bd3eef8a0e2b119abb4bdde7532a3d6bcbff291b0daf3f25',
    '0350179f143a632ce4e6ac9a755b82f7f4266cfebb116a42cadb104c2c2a3350f9',
    '03b04fbd87ef5e2c0946a684c8c93950301a45943bbe56d979602038698facf903',
    '03b58a5da144f5abab2e03e414ad044b732300de52fa25c672a7f7b35888771906',
  ].map(fromDigits)

  it('a flyover address is that of the redeem script with the derivation hash before it', async () => {
    const scene = await sceneWith(mainnet.bridge, keys, 3000)
    const redeem = fromHex(String(await answer(scene, 'getActivePowpegRedeemScript()', 'bytes')))
    expect(addressOf(mainnet.bridge, flyoverRedeemScript(derivation, redeem))).toBe(
      '33y8JWrSe4byp3DKmy2Mkyykz2dzP8Lmvn',
    )
  })
})
