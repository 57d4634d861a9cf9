import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { decodeBase58Check } from '../../../src/bitcoin/base58Check.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { answer, ruledBy, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { federationCell, referenceKeys, versionCell } from '../../_helpers/federationCell.ts'

const AUTHORITY = new Uint8Array(32).fill(7)

/** Mainnet with AUTHORITY as the only voter. */
const constants = {
  ...mainnet.bridge,
  federation: {
    ...mainnet.bridge.federation,
    authorities: ruledBy(addressOfPrivateKey(AUTHORITY)).federation.authorities,
  },
}

/** Whether a federation with this number of members can be committed. */
async function canCommit(count: number, rules: Rules): Promise<boolean> {
  const scene = await setBridgeScene(constants)
  const keys = referenceKeys(count)
  await scene.put('pendingFederation', encodeRlp(keys.map((key) => [key, key, key])))
  await scene.put('pendingFederationFormatVersion', versionCell(1000))
  const hash = toHex(keccak256(encodeRlp(keys)))
  const { failed, output } = await scene.ask('commitFederation(bytes)', [hash], { privateKey: AUTHORITY, rules })
  return !failed && BigInt(output) === 1n
}

describe('maximum number of members of a federation', () => {
  const LOVELL = rulesWithout('rskip305')
  const HOP = rulesWithout('rskip305', 'rskip353', 'rskip419')
  const PAPYRUS = rulesWithout('rskip201', 'rskip305', 'rskip353', 'rskip419')
  it.each<[string, Rules, number]>([
    ['a witness script', ALL_RULES, 20],
    ['an emergency script, which must fit into a push', LOVELL, 9],
    ['the first emergency script, which must fit into a push', HOP, 9],
    ['no emergency script', PAPYRUS, 20],
  ])('a federation with %s is committed with up to its maximum number of members', async (_name, rules, max) => {
    expect([await canCommit(max, rules), await canCommit(max + 1, rules)]).toEqual([true, false])
  })
})

it('an active federation of 20 members with a witness script is described', async () => {
  const scene = await setBridgeScene(mainnet.bridge)
  await scene.put('newFederation', federationCell(referenceKeys(20), 1))
  await scene.put('newFederationFormatVersion', versionCell(4000))
  expect(await answer(scene, 'getFederationSize()', 'int256')).toBe(20n)
  expect(await answer(scene, 'getFederationThreshold()', 'int256')).toBe(11n)
  const address = decodeBase58Check(String(await answer(scene, 'getFederationAddress()', 'string')))
  expect(toHex(address ?? new Uint8Array(0))).toBe('0x05ef29a598f5b514f1b6f6d546c5e611c8f2cf02f3')
})
