import { expect, it } from 'vitest'
import { createStretcher, type ScryptCost } from '../../src/wallet/stretcher.ts'
import { FAST } from '../_helpers/wallet.ts'

const SALT = new Uint8Array(32)

it('passphrases are stretched one at a time, and refused above the limit', async () => {
  const running: (() => void)[] = []
  const derive = (_passphrase: string, _salt: Uint8Array, _cost: ScryptCost) =>
    new Promise<Uint8Array>((resolve) => running.push(() => resolve(SALT)))
  const { stretch } = createStretcher(derive, 2)
  const asked = ['a', 'b', 'c'].map((passphrase) => stretch(passphrase, SALT, FAST))
  await expect(stretch('d', SALT, FAST)).rejects.toMatchObject({
    kind: 'limitExceeded',
    message: 'limit of 2 waiting passphrases exceeded',
    retryAfterSeconds: 1,
  })
  for (const [index, one] of asked.entries()) {
    expect(running).toHaveLength(index + 1)
    running[index]?.()
    await one
    await Promise.resolve()
  }
  const later = stretch('e', SALT, FAST)
  await Promise.resolve()
  running[3]?.()
  expect(await later).toBe(SALT)
})

it('a failed attempt frees its place', async () => {
  const { stretch } = createStretcher(async () => Promise.reject(new Error('no memory')), 0)
  await expect(stretch('a', SALT, FAST)).rejects.toThrow('no memory')
  await expect(stretch('a', SALT, FAST)).rejects.toThrow('no memory')
})

it('stretching is scrypt: the vector of RFC 7914 with n 1024, r 8, p 16', async () => {
  const salt = new TextEncoder().encode('NaCl')
  const key = await createStretcher().stretch('password', salt, { n: 1024, r: 8, p: 16 })
  expect(Buffer.from(key).toString('hex')).toBe('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162')
})
