import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { hash160 } from '../../src/bitcoin/hash160.ts'

it('hash160 of the generator is the address of the private key 1', () => {
  const generator = fromHex('0x0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
  expect(toHex(hash160(generator))).toBe('0x751e76e8199196d454941c45d1b3a323f1433bd6')
})
