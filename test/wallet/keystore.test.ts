import { scrypt } from '@noble/hashes/scrypt.js'
import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import { decryptKey, encryptKey, parseKeystore, printKeystore } from '../../src/wallet/keystore.ts'
import { createStretcher, SCRYPT_COST } from '../../src/wallet/stretcher.ts'
import { FAST } from '../_helpers/wallet.ts'

/** The scrypt vector of the Web3 Secret Storage definition, version 3. */
const OFFICIAL = {
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
    ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
    kdf: 'scrypt',
    kdfparams: {
      dklen: 32,
      n: 262144,
      p: 8,
      r: 1,
      salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
    },
    mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
  },
  id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
  version: 3,
}
const SECRET = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const ADDRESS = addressOfPrivateKey(fromHex(SECRET))

function requireKeystore(file: unknown) {
  const keystore = parseKeystore(JSON.stringify(file))
  if (keystore === undefined) throw new Error('no keystore')
  return keystore
}

/** OpenSSL refuses the vector's n beside r = 1, as RFC 7914 demands; this one does not. */
const lenientScrypt = createStretcher(async (passphrase, salt, { n: N, r, p }) =>
  scrypt(passphrase, salt, { N, r, p, dkLen: 32 }),
)

it('the official keystore vector is decrypted', async () => {
  expect(await decryptKey(requireKeystore(OFFICIAL), 'testpassword', lenientScrypt)).toEqual(fromHex(SECRET))
})

it('a keystore file of geth is decrypted', async () => {
  const file = {
    address: '45dea0fb0bba44f4fcf290bba71fd57d7117cbb8',
    crypto: {
      cipher: 'aes-128-ctr',
      ciphertext: 'b87781948a1befd247bff51ef4063f716cf6c2d3481163e9a8f42e1f9bb74145',
      cipherparams: { iv: 'dc4926b48a105133d2f16b96833abf1e' },
      kdf: 'scrypt',
      kdfparams: {
        dklen: 32,
        n: 2,
        p: 1,
        r: 8,
        salt: '004244bbdc51cadda545b1cfa43cff9ed2ae88e08c61f1479dbb45410722f8f0',
      },
      mac: '39990c1684557447940d4c69e06b1b82b2aceacb43f284df65c956daf3046b85',
    },
    id: 'ce541d8d-c79b-40f8-9f8c-20f59616faba',
    version: 3,
  }
  const key = await decryptKey(requireKeystore(file), '', createStretcher())
  expect(key && toHex(addressOfPrivateKey(key))).toBe(`0x${file.address}`)
})

it('a printed keystore has version 3 and the production cost, and only its passphrase decrypts it', async () => {
  const stretcher = createStretcher()
  const text = printKeystore(ADDRESS, await encryptKey(fromHex(SECRET), 'pass ✓', stretcher, SCRYPT_COST))
  const hex = (digits: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
  expect(JSON.parse(text)).toEqual({
    address: toHex(ADDRESS).slice(2),
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: hex(32) },
      ciphertext: hex(64),
      kdf: 'scrypt',
      kdfparams: { dklen: 32, n: 131072, r: 8, p: 1, salt: hex(64) },
      mac: hex(64),
    },
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    version: 3,
  })
  expect(text).not.toContain(SECRET.slice(2))
  const keystore = requireKeystore(JSON.parse(text))
  expect(await decryptKey(keystore, 'pass ✓', stretcher)).toEqual(fromHex(SECRET))
  expect(await decryptKey(keystore, 'pass', stretcher)).toBeUndefined()
})

it('encryption of the same key differs each time', async () => {
  const stretcher = createStretcher()
  const encrypt = () => encryptKey(fromHex(SECRET), 'p', stretcher, FAST)
  const [first, second] = [await encrypt(), await encrypt()]
  expect(first.ciphertext).not.toEqual(second.ciphertext)
  expect(first.salt).not.toEqual(second.salt)
  expect(first.iv).not.toEqual(second.iv)
})

const ofScrypt = (params: object) => ({
  ...OFFICIAL,
  crypto: { ...OFFICIAL.crypto, kdfparams: { ...OFFICIAL.crypto.kdfparams, ...params } },
})
it.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['another version', JSON.stringify({ ...OFFICIAL, version: 1 })],
  ['another function', JSON.stringify({ ...OFFICIAL, crypto: { ...OFFICIAL.crypto, kdf: 'pbkdf2' } })],
  ['another cipher', JSON.stringify({ ...OFFICIAL, crypto: { ...OFFICIAL.crypto, cipher: 'aes-256-ctr' } })],
  ['a short ciphertext', JSON.stringify({ ...OFFICIAL, crypto: { ...OFFICIAL.crypto, ciphertext: '00' } })],
  ['n that is no power of two', JSON.stringify(ofScrypt({ n: 262143 }))],
  ['more memory than a file may ask for', JSON.stringify(ofScrypt({ n: 2 ** 22, r: 8 }))],
  ['more rounds than a file may ask for', JSON.stringify(ofScrypt({ p: 17 }))],
])('a text with %s is no keystore', (_, text) => {
  expect(parseKeystore(text)).toBeUndefined()
})
