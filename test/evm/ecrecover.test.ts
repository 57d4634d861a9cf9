import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { setScene } from '../_helpers/evmScene.ts'

const word = (digits: string) => digits.padStart(64, '0')
/** The x of the curve's generator, whose y is even. */
const GENERATOR = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

async function recover(hash: string, v: number, r: string, s: string): Promise<Hex> {
  const { run } = await setScene()
  const data = fromHex(`0x${word(hash)}${word(v.toString(16))}${word(r)}${word(s)}`)
  return toHex((await run({ to: fromHex(`0x${'01'.padStart(40, '0')}`), data })).output)
}

it('ecrecover returns the hash of no bytes for a signature whose key is the point at infinity', async () => {
  expect(await recover('abcd', 27, GENERATOR, 'abcd')).toBe(`0x${word('dcc703c0e500b653ca82273b7bfad8045d85a470')}`)
})

it('ecrecover returns nothing for signatures that fit no key', async () => {
  expect(await recover('abcd', 27, '05', 'abcd')).toBe('0x') // no point of the curve has this x
  expect(await recover('abcd', 29, GENERATOR, 'abcd')).toBe('0x')
  expect(await recover('abcd', 27, GENERATOR, '00')).toBe('0x')
})

it('ecrecover distinguishes both recovery ids', async () => {
  expect(await recover('abcd', 28, GENERATOR, 'abcd')).toMatch(/^0x0{24}(?!dcc703c0)/)
})
