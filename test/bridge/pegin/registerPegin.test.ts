import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { encodeAddress } from '../../../src/bitcoin/script.ts'
import { parseScript, pushData } from '../../../src/bitcoin/scriptChunks.ts'
import { hashedEntry, storageEntry } from '../../../src/bridge/storageEntry.ts'
import { regtestBridge } from '../../../src/chainspec/bridge/regtest.ts'
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
/** Rules as they were before one came, with those that came after it. */
const rulesBefore = (...rules: Rule[]): Rules => rulesWithout('rskip379', ...rules)

async function whitelist(scene: PegScene, rules: Rules): Promise<void> {
  const manner = { privateKey: FEDERATOR, rules }
  expect((await scene.ask('addUnlimitedLockWhitelistAddress(string)', [address()], manner)).failed).toBe(false)
}

describe('a peg-in', () => {
  it('is issued to whoever has sent it', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    const transaction = payment([scriptOf(scene)])
    expect(told((await scene.register(transaction)).logs)).toEqual(['pegin_btc'])
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
    expect(await isProcessed(scene, transaction.getHash())).toBe(true)
    expect((await scene.register(transaction)).logs).toEqual([]) // once
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('is issued to whom instructions name', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    await scene.register(payment([scriptOf(scene), { script: instructions(RECEIVER), satoshis: 0n }]))
    expect([await scene.balanceOf(RECEIVER), await scene.balanceOf(senderAddress())]).toEqual([WEI, 0n])
  })

  it('with instructions that nobody understands is sent back', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    const transaction = payment([scriptOf(scene), { script: instructions(RECEIVER.slice(1)), satoshis: 0n }])
    const events = ['rejected_pegin 4', 'release_requested', 'pegout_transaction_created']
    expect(told((await scene.register(transaction)).logs)).toEqual(events)
    expect([await scene.balanceOf(RECEIVER), await isProcessed(scene, transaction.getHash())]).toEqual([0n, true])
  })

  it('below the minimum is kept, as often as it is told of', async () => {
    const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
    // Beyond the height from which on such are looked at.
    const tooLittle = { ...scriptOf(scene), satoshis: 499_999n }
    const transaction = payment([scriptOf(scene), tooLittle])
    expect(told((await scene.register(transaction)).logs)).toEqual([]) // unknown by what it spends
    expect(await scene.balanceOf(senderAddress())).toBe(0n)
  })
})

describe('a peg-in, known by the index of transactions', () => {
  const { pegIn } = regtestBridge
  const sceneWith = (rules: Rules) => setPegScene(rules, 'p2shErp', { pegIn: { ...pegIn, pegoutIndexFrom: 0 } })

  it('with an opcode in the place of a key’s hash fails, over which the reference stumbles', async () => {
    const scene = await sceneWith(ALL_RULES)
    const script = Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0xac)
    const { failed } = await scene.register(payment([scriptOf(scene), { script, satoshis: 1n }]))
    expect([failed, await scene.balanceOf(senderAddress())]).toEqual([true, 0n])
    const cut = Uint8Array.of(0x76, 0xa9, 0x51, 0x88, 0x4c) // no script at all
    const passed = await scene.register(payment([scriptOf(scene), { script: cut, satoshis: 1n }], 2))
    expect([passed.failed, told(passed.logs)]).toEqual([
      false,
      ['rejected_pegin 4', 'release_requested', 'pegout_transaction_created'],
    ])
  })

  it.each([
    ['before RSKIP-305 failed', rulesWithout('rskip305'), true, 0n],
    ['passes', ALL_RULES, false, WEI],
  ])(
    'of a key that can be read as a script, while the first payment to a proposed federation is awaited, %s',
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
  it('of whom is not listed is sent back without a word', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['release_requested', 'pegout_transaction_created'])
    expect(await waiting(scene)).not.toBe('0xc0')
    expect(await scene.balanceOf(senderAddress())).toBe(0n)
  })

  it('of whom is listed is issued', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    await whitelist(scene, rulesBefore())
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['pegin_btc'])
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('uses up an entry with a limit, and is sent back beyond it', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    const manner = { privateKey: FEDERATOR, rules }
    await scene.ask('addOneOffLockWhitelistAddress(string,int256)', [address(), SATOSHIS], manner)
    expect(told((await scene.register(payment([scriptOf(scene)]), { rules })).logs)).toEqual(['pegin_btc'])
    const again = await scene.register(payment([scriptOf(scene)], 2), { rules })
    expect(told(again.logs)).toEqual(['release_requested', 'pegout_transaction_created'])
  })

  it('of whom is listed with a limit of nothing is sent back', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    const manner = { privateKey: FEDERATOR, rules }
    await scene.ask('addOneOffLockWhitelistAddress(string,int256)', [address(), 0n], manner)
    const before = await scene.read('lockWhitelist')
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules })
    expect(told(logs)).toEqual(['release_requested', 'pegout_transaction_created'])
    expect(await scene.read('lockWhitelist')).toBe(before) // not used up
  })

  it('that pays nothing to the federation is taken for one since RSKIP-293, and makes an account', async () => {
    const rules = rulesBefore()
    const scene = await setPegScene(rules, 'p2shErp')
    await whitelist(scene, rules)
    const transaction = payment([{ script: Uint8Array.of(0x6a), satoshis: 0n }])
    expect(await scene.world.getAccount(senderAddress())).toBeUndefined()
    expect(told((await scene.register(transaction, { rules })).logs)).toEqual(['pegin_btc'])
    expect(await scene.world.getAccount(senderAddress())).toEqual({ nonce: 0n, balance: 0n })
    expect(await isProcessed(scene, transaction.getHash())).toBe(true)
  })

  it('beyond the locking cap is sent back', async () => {
    const scene = await setPegScene(rulesBefore(), 'p2shErp')
    await whitelist(scene, rulesBefore())
    await scene.put('lockingCap', numberCell(SATOSHIS - 1n))
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules: rulesBefore() })
    expect(told(logs)).toEqual(['rejected_pegin 1', 'release_requested', 'pegout_transaction_created'])
  })

  it.each<[string, Rules, string[]]>([
    ['RSKIP-170', rulesBefore('rskip170'), ['lock_btc']],
    ['RSKIP-146', rulesBefore('rskip146', 'rskip170'), []],
  ])('before %s is told of in another way', async (_rule, rules, events) => {
    const scene = await setPegScene(rules, 'multisig')
    await whitelist(scene, rules)
    const { logs } = await scene.register(payment([scriptOf(scene)]), { rules })
    expect(told(logs)).toEqual(events)
    expect(await scene.balanceOf(senderAddress())).toBe(WEI)
  })

  it('before RSKIP-134 is kept in one cell with all others, and has no cap', async () => {
    const rules = rulesBefore('rskip134', 'rskip143')
    const scene = await setPegScene(rules, 'multisig')
    await whitelist(scene, rules)
    const transaction = payment([scriptOf(scene)])
    await scene.register(transaction, { rules, number: 77 })
    const entry = encodeRlp([transaction.getHash().toReversed(), Uint8Array.of(77)])
    expect(await scene.read('btcTxHashesAP')).toBe(toHex(entry))
    expect(await isProcessed(scene, transaction.getHash())).toBe(false)
  })

  it('before RSKIP-199 is registered by the federation alone', async () => {
    const rules = rulesBefore('rskip199')
    const scene = await setPegScene(rules, 'multisig')
    const stranger = await scene.register(payment([scriptOf(scene)]), { rules, privateKey: SENDER })
    expect(stranger.failed).toBe(true)
  })
})
