import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { createMultisigScript } from '../../src/bitcoin/multisigScript.ts'

it('is threshold, keys in their order, count', () => {
  const [low, high] = [new Uint8Array(33).fill(2), new Uint8Array(33).fill(0x83)]
  const script = `0x5121${toHex(low).slice(2)}21${toHex(high).slice(2)}52ae`
  expect(toHex(createMultisigScript(1, [high, low]))).toBe(script)
})
