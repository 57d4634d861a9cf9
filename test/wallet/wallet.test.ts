import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { COW_ACCOUNTS, MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { CURVE_ORDER } from '../../src/crypto/secp256k1.ts'
import { holdClock } from '../_helpers/chain.ts'
import { openTestWallet } from '../_helpers/wallet.ts'

const COW = fromHex(COW_ACCOUNTS[0]?.address ?? '')
const NOBODY = new Uint8Array(20)
const MESSAGE = Uint8Array.of(1)
/** The sample key of the reference node's documentation. */
const SAMPLE = fromHex('0xcd3376bb711cb332ee3fb2ca04c6a8b9f70c316fcdf7a1f44ef4c7999483295e')
const MINUTE_MS = 60_000

it('development accounts are unlocked, listed first and marked as such', async () => {
  const wallet = await openTestWallet()
  expect(wallet.list().map(toHex)).toEqual(COW_ACCOUNTS.map(({ address }) => address))
  expect(wallet.list().every(wallet.isDevelopment)).toBe(true)
  expect(wallet.sign(COW, MESSAGE)).toHaveLength(65)
  expect(toHex(wallet.exportKey(COW))).toBe(COW_ACCOUNTS[0]?.privateKey)
})

it("the operator's own accounts are listed first, stay unlocked, and are not marked as development accounts", async () => {
  const own = MNEMONIC_ACCOUNTS.slice(0, 2)
  const wallet = await openTestWallet({ own, development: COW_ACCOUNTS.slice(0, 1), maxAccounts: 1 })
  expect(wallet.list().map(toHex)).toEqual([...own, ...COW_ACCOUNTS.slice(0, 1)].map(({ address }) => address))
  expect(wallet.list().map(wallet.isDevelopment)).toEqual([false, false, true])
  expect(wallet.sign(fromHex(own[1]?.address ?? '0x'), MESSAGE)).toHaveLength(65)
  expect(wallet.createFromSeed('one')).toHaveLength(20) // they do not count for the limit
})

it('accounts with a passphrase are listed next, then those of seeds', async () => {
  const wallet = await openTestWallet({ development: [] })
  const ofSeed = wallet.createFromSeed('a seed')
  const kept = await wallet.create('p')
  expect(wallet.list()).toEqual([kept, ofSeed])
  expect(wallet.isDevelopment(kept)).toBe(false)
  expect(wallet.isDevelopment(ofSeed)).toBe(false)
})

it('a seed creates the same account each time', async () => {
  const wallet = await openTestWallet()
  expect(toHex(wallet.createFromSeed('cow1'))).toBe('0x7986b3df570230288501eea3d890bd66948c9b79')
  expect(wallet.list()).toHaveLength(COW_ACCOUNTS.length)
  expect(wallet.createFromSeed('testAccount')).toEqual(wallet.createFromSeed('testAccount'))
  expect(wallet.list()).toHaveLength(COW_ACCOUNTS.length + 1)
})

it('a locked account neither signs nor exports its key until its seed or passphrase unlocks it', async () => {
  const wallet = await openTestWallet()
  const kept = await wallet.importKey(SAMPLE, 'p')
  expect(toHex(kept)).toBe('0x8f337bf484b2fc75e4b0436645dcc226ee2ac531')
  for (const address of [COW, kept]) {
    expect(wallet.lock(address)).toBe(true)
    expect(wallet.lock(address)).toBe(false)
    expect(() => wallet.sign(address, MESSAGE)).toThrow('Account not found')
    expect(() => wallet.exportKey(address)).toThrow('locked or could not be found')
    expect(wallet.list()).toContainEqual(address)
  }
  wallet.createFromSeed('cow')
  expect(await wallet.unlock(kept, 'p')).toBe(true)
  for (const address of [COW, kept]) expect(wallet.sign(address, MESSAGE)).toHaveLength(65)
})

it('a wrong passphrase or an account that is not stored unlocks nothing', async () => {
  const wallet = await openTestWallet()
  const kept = await wallet.create('right')
  wallet.lock(kept)
  expect(await wallet.unlock(kept, 'wrong')).toBe(false)
  expect(await wallet.unlock(kept, '')).toBe(false)
  expect(await wallet.unlock(NOBODY, 'right')).toBe(false)
  expect(await wallet.unlock(COW, 'right')).toBe(false)
  expect(() => wallet.sign(kept, MESSAGE)).toThrow('Account not found')
})

it('a created, imported or unlocked account stays unlocked for 30 minutes by the clock', async () => {
  const clock = holdClock()
  const wallet = await openTestWallet({ clock })
  const [made, imported] = [await wallet.create('p'), await wallet.importKey(SAMPLE, 'p')]
  const isUnlocked = (address: Uint8Array) => {
    try {
      return wallet.sign(address, MESSAGE).length === 65
    } catch {
      return false
    }
  }
  clock.advance(30 * MINUTE_MS - 1)
  expect([made, imported].map(isUnlocked)).toEqual([true, true])
  clock.advance(1)
  expect([made, imported].map(isUnlocked)).toEqual([false, false])
  await wallet.unlock(made, 'p')
  await wallet.unlock(imported, 'p', MINUTE_MS)
  clock.advance(MINUTE_MS)
  expect([made, imported].map(isUnlocked)).toEqual([true, false])
  clock.advance(29 * MINUTE_MS)
  expect([made, imported, COW].map(isUnlocked)).toEqual([false, false, true])
})

it.each([
  ['nothing', ''],
  ['zero', '00'],
  ['the order of the curve', toHex(toWord(CURVE_ORDER)).slice(2)],
  ['33 bytes', `01${'00'.repeat(32)}`],
])('%s is refused as a private key, and no error repeats it', async (_, digits) => {
  const wallet = await openTestWallet()
  await expect(wallet.importKey(fromHex(`0x${digits}`), 'p')).rejects.toMatchObject({
    kind: 'invalidPrivateKey',
    message: 'Invalid param: value must be a private key, 1 to 32 bytes below the order of secp256k1',
  })
})

it("a short key is zero-extended, and the caller's bytes are not changed", async () => {
  const wallet = await openTestWallet()
  const given = Uint8Array.of(5)
  const address = await wallet.importKey(given, 'p')
  expect(wallet.exportKey(address)).toEqual(toWord(5n))
  expect(given).toEqual(Uint8Array.of(5))
})

it('the number of accounts is limited; an existing account can always be imported again', async () => {
  const wallet = await openTestWallet({ maxAccounts: 1 })
  await wallet.importKey(SAMPLE, 'p')
  wallet.createFromSeed('a')
  await expect(wallet.create('p')).rejects.toMatchObject({ kind: 'walletFull' })
  expect(() => wallet.createFromSeed('b')).toThrow('the wallet holds 1 accounts, which is its maximum')
  await wallet.importKey(SAMPLE, 'another')
  wallet.createFromSeed('a')
  wallet.createFromSeed('cow')
  expect(wallet.list()).toHaveLength(COW_ACCOUNTS.length + 2)
})
