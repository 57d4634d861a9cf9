import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import { openAccountStore } from '../../src/wallet/accountStore.ts'
import type { Wallet } from '../../src/wallet/wallet.ts'
import { holdClock } from '../_helpers/chain.ts'
import { temporaryFolder } from '../_helpers/temporary.ts'
import { createTestWallet } from '../_helpers/wallet.ts'
import { ENGINES, fileIn } from '../storage/engines.ts'

const KEY = new Uint8Array(32).fill(0xab)
const clock = holdClock()

/** Opens the wallet at `place`, runs `work` and closes it, as a process does. */
async function during<T>(place: StorePlace, work: (wallet: Wallet) => Promise<T>): Promise<T> {
  const wallet = await createTestWallet({ development: [], clock }, place)
  try {
    return await work(wallet)
  } finally {
    await wallet.close()
  }
}

for (const engine of ENGINES) {
  describe(`a wallet on ${engine.name}`, () => {
    it('stored accounts survive a restart in order, locked, with their passphrases; those of seeds do not', async () => {
      const place = await engine.newPlace()
      const made = await during(place, async (wallet) => {
        const first = await wallet.create('one')
        clock.advance(1)
        const second = await wallet.importKey(KEY, 'two')
        wallet.createFromSeed('a seed')
        return [first, second]
      })
      await during(place, async (wallet) => {
        expect(wallet.list()).toEqual(made)
        const [first, second] = made
        if (first === undefined || second === undefined) throw new Error('two accounts were made')
        expect(() => wallet.sign(first, KEY)).toThrow('Account not found')
        expect(() => wallet.exportKey(second)).toThrow('locked or could not be found')
        expect(await wallet.unlock(second, 'one')).toBe(false)
        expect(await wallet.unlock(second, 'two')).toBe(true)
        expect(wallet.exportKey(second)).toEqual(KEY)
      })
    })

    it('a key that is imported again has only its new passphrase', async () => {
      const place = await engine.newPlace()
      const address = await during(place, async (wallet) => {
        await wallet.importKey(KEY, 'old')
        return wallet.importKey(KEY, 'new')
      })
      await during(place, async (wallet) => {
        expect(wallet.list()).toEqual([address])
        expect(await wallet.unlock(address, 'old')).toBe(false)
        expect(await wallet.unlock(address, 'new')).toBe(true)
      })
    })

    it('a damaged row is an error at the start', async () => {
      const place = await engine.newPlace()
      await during(place, (wallet) => wallet.importKey(KEY, 'p'))
      const sql = await openSql(place)
      await sql.transaction((writer) => writer.run("UPDATE wallet_accounts SET keystore = '{}'"))
      await sql.close()
      await expect(openAccountStore(place)).rejects.toMatchObject({ kind: 'storeCorrupted' })
    })
  })
}

it('no file of the folder contains a key or a passphrase', async () => {
  const folder = await temporaryFolder()
  await during(fileIn(folder), (wallet) => wallet.importKey(KEY, 'a passphrase of mine'))
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(file.includes(Buffer.from(KEY))).toBe(false)
    expect(file.includes(toHex(KEY).slice(2))).toBe(false)
    expect(file.includes('a passphrase of mine')).toBe(false)
  }
})
