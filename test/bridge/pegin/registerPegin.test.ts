import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { encodeAddress } from '../../../src/bitcoin/script.ts'
import { parseScript, pushData } from '../../../src/bitcoin/scriptChunks.ts'
import { hashedEntry, storageEntry } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import type { Rule, Rules } from '../../../src/chainspec/rules.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { rulesWithout } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { told } from '../../_helpers/pegEvents.ts'
import {
  FEDERATOR,
  instructions,
  numberCell,
  type PegScene,
  payment,
  publicKeyOf,
  SENDER,
  senderAddress,
  setPegScene,
} from '../../_helpers/pegScene.ts'

const SATOSHIS = 1_000_000n
const WEI = SATOSHIS * 10n ** 10n
const RECEIVER = new Uint8Array(20).fill(5)

const scriptOf = (scene: PegScene) => ({ script: scene.federationScript, satoshis: SATOSHIS })
const isProcessed = async (scene: PegScene, id: Uint8Array) =>
  (await scene.read(hashedEntry('btcTxHashAP', toHex(id.toReversed()).slice(2)).slot)) !== undefined
const waiting = (scene: PegScene) => scene.read(storageEntry('releaseTransactionSetWithTxHash').slot)
const address = () => encodeAddress(111, hash160(publicKeyOf(SENDER)))
/** Returns the rules without some, and without RSKIP-379. */
const rulesBefore = (...rules: Rule[]): Rules => rulesWithout('rskip379', ...rules)

async function whitelist(scene: PegScene, rules: Rules): Promise<void> {
  const manner = { privateKey: FEDERATOR, rules }
  expect((await scene.ask('addUnlimitedLockWhitelistAddress(string)', [address()], manner)).failed).toBe(false)
}

describe('registerBtcTransaction', () => {
  it('a peg-in is issued to its sender once', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    const transaction = payment([scriptOf(scene)])
    expect(told((await scene.register(transaction)).logs)).toEqual(['pegin_btc'])
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
    expect(await isProcessed(scene, transaction.getHash())).toBe(true)
    expect((await scene.register(transaction)).logs).toEqual([]) // once
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('a peg-in is issued to the receiver of its instructions', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    await scene.register(payment([scriptOf(scene), { script: instructions(RECEIVER), satoshis: 0n }]))
    expect([await scene.balanceOf(RECEIVER), await scene.balanceOf(senderAddress())]).toEqual([WEI, 0n])
  })

  it('a peg-in with malformed instructions is refunded', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    const transaction = payment([scriptOf(scene), { script: instructions(RECEIVER.slice(1)), satoshis: 0n }])
    const events = ['rejected_pegin 4', 'release_requested', 'pegout_transaction_created']
    expect(told((await scene.register(transaction)).logs)).toEqual(events)
    expect([await scene.balanceOf(RECEIVER), await isProcessed(scene, transaction.getHash())]).toEqual([0n, true])
  })

  it('a transaction with an output below the minimum is not a peg-in before the index', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    const tooLittle = { ...scriptOf(scene), satoshis: 499_999n }
    const transaction = payment([scriptOf(scene), tooLittle])
    expect(told((await scene.register(transaction)).logs)).toEqual([]) // unknown by the outputs that it spends
    expect(await scene.balanceOf(senderAddress())).toBe(0n)
  })
})

describe('registerBtcTransaction with the index of transactions', () => {
  const { pegIn } = regtest.bridge
  const sceneWith = (rules: Rules) => setPegScene(rules, 'p2shErp', { pegIn: { ...pegIn, pegoutIndexFrom: 0 } })

  it('a peg-in with an opcode in place of a key hash fails, as in the reference node', async () => {
    const scene = await sceneWith(ALL_RULES)
    const script = Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0xac)
    const { failed } = await scene.register(payment([scriptOf(scene), { script, satoshis: 1n }]))
    expect([failed, await scene.balanceOf(senderAddress())]).toEqual([true, 0n])
    const cut = Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0x4c) // not a script
    const passed = await scene.register(payment([scriptOf(scene), { script: cut, satoshis: 1n }], 2))
    expect([passed.failed, told(passed.logs)]).toEqual([
      false,
      ['rejected_pegin 4', 'release_requested', 'pegout_transaction_created'],
    ])
  })

  it.each([
    ['fails before RSKIP-305', rulesWithout('rskip305'), true, 0n],
    ['is issued since RSKIP-305', ALL_RULES, false, WEI],
  ])(
    'a peg-in of a key that reads as a script, during the validation of a federation, %s',
    async (_how, rules, failed, wei) => {
      const scene = await sceneWith(rules)
      await scene.put('svpFundTxHashUnsigned', concatBytes(Uint8Array.of(0xa0), new Uint8Array(32).fill(4)))
      const holder = Array.from({ length: 99 }, (_, i) => new Uint8Array(32).fill(i + 1)).find(hasReadableKey) ?? SENDER
      const transaction = payment([scriptOf(scene)])
      transaction.setInputScript(0, concatBytes(pushData(new Uint8Array(71)), pushData(publicKeyOf(holder))))
      expect((await scene.register(transaction, { rules })).failed).toBe(failed)
      expect(await scene.balanceOf(addressOfPrivateKey(holder))).toBe(wei)
    },
  )

  function hasReadableKey(privateKey: Uint8Array): boolean {
    try {
      return parseScript(publicKeyOf(privateKey)).length > 0
    } catch {
      return false
    }
  }
})

describe('a peg-in before RSKIP-379', () => {
  it('a peg-in of an address that is not on the whitelist is refunded without a rejection', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['release_requested', 'pegout_transaction_created'])
    expect(await waiting(scene)).not.toBe('0xc0')
    expect(await scene.balanceOf(senderAddress())).toBe(0n)
  })

  it('a peg-in of an address on the whitelist is issued', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    await whitelist(scene, rulesBefore())
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['pegin_btc'])
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('a peg-in removes the whitelist entry with a limit, and the next one is refunded', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    const manner = { privateKey: FEDERATOR, rules }
    await scene.ask('addOneOffLockWhitelistAddress(string,int256)', [address(), SATOSHIS], manner)
    expect(told((await scene.register(payment([scriptOf(scene)]), { rules })).logs)).toEqual(['pegin_btc'])
    const again = await scene.register(payment([scriptOf(scene)], 2), { rules })
    expect(told(again.logs)).toEqual(['release_requested', 'pegout_transaction_created'])
  })

  it('a peg-in of an address with a limit of 0 is refunded', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    const manner = { privateKey: FEDERATOR, rules }
    await scene.ask('addOneOffLockWhitelistAddress(string,int256)', [address(), 0n], manner)
    const before = await scene.read('lockWhitelist')
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules })
    expect(told(logs)).toEqual(['release_requested', 'pegout_transaction_created'])
    expect(await scene.read('lockWhitelist')).toBe(before) // not removed
  })

  it('a transaction that pays nothing to the federation is a peg-in since RSKIP-293, and creates an account', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    await whitelist(scene, rules)
    const transaction = payment([{ script: Uint8Array.of(0x6a), satoshis: 0n }])
    expect(await scene.world.getAccount(senderAddress())).toBeUndefined()
    expect(told((await scene.register(transaction, { rules })).logs)).toEqual(['pegin_btc'])
    expect(await scene.world.getAccount(senderAddress())).toEqual({ nonce: 0n, balance: 0n })
    expect(await isProcessed(scene, transaction.getHash())).toBe(true)
  })

  it('a peg-in above the locking cap is refunded', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    await whitelist(scene, rulesBefore())
    await scene.put('lockingCap', numberCell(SATOSHIS - 1n))
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['rejected_pegin 1', 'release_requested', 'pegout_transaction_created'])
  })

  it.each<[string, Rules, string[]]>([
    ['RSKIP-170', rulesBefore('rskip170'), ['lock_btc']],
    ['RSKIP-146', rulesBefore('rskip146', 'rskip170'), []],
  ])('a peg-in before %s has another log or none', async (_rule, rules, events) => {
    const scene = await setPegScene(rules, 'multisig')
    await whitelist(scene, rules)
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules })
    expect(told(logs)).toEqual(events)
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('a peg-in before RSKIP-134 is marked in the common entry of all', async () => {
    const rules = rulesBefore('rskip134', 'rskip143')
    const scene = await setPegScene(rules, 'multisig')
    await whitelist(scene, rules)
    const transaction = payment([scriptOf(scene)])
    await scene.register(transaction, { rules, number: 77 })
    const entry = encodeRlp([transaction.getHash().toReversed(), Uint8Array.of(77)])
    expect(await scene.read('btcTxHashesAP')).toBe(toHex(entry))
    expect(await isProcessed(scene, transaction.getHash())).toBe(false)
  })

  it('only the federation registers a peg-in before RSKIP-199', async () => {
    const rules = rulesBefore('rskip199')
    const scene = await setPegScene(rules, 'multisig')
    const stranger = await scene.register(payment([scriptOf(scene)]), { rules, privateKey: SENDER })
    expect(stranger.failed).toBe(true)
  })
})
