import { expect, it } from 'vitest'
import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { bytesToBigint, minimalBytes } from '../../src/base/integer.ts'
import { createTransaction } from '../../src/primitives/transaction.ts'
import { toWirePoolTransaction } from '../../src/wire/poolContent.ts'
import { toQuantity } from '../../src/wire/quantity.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import type { RpcCase } from './rpc/case.ts'

/** Returns the bytes of `16`, `bytes 00`, `empty bytes` or `null` (Java's absent array, here no bytes). */
function readBytes(text: string): Bytes {
  if (/^\d+$/.test(text)) return minimalBytes(BigInt(text))
  const [, digits] = /^bytes ([0-9a-f]+)$/.exec(text) ?? []
  return digits === undefined ? EMPTY_BYTES : fromHex(`0x${digits}`)
}

const UNSIGNED = { v: 0, r: EMPTY_BYTES, s: EMPTY_BYTES }
const CREATION = { nonce: 0n, gasPrice: 0n, gasLimit: 0n, value: 0n, data: EMPTY_BYTES }

const RULES: Readonly<Record<string, (bytes: Bytes) => Hex>> = {
  quantity: (bytes) => toQuantity(bytesToBigint(bytes)),
  data: toHex,
  // The receiver of a contract creation, which has none.
  'txpool byte string': () => toWirePoolTransaction(createTransaction(CREATION, UNSIGNED), EMPTY_BYTES).to,
}

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  it.each(cases.filter(({ method }) => method === '(encoding)'))(
    '$setup: $params has the expected encoding ($id)',
    ({ setup, params, expect: expected }) => {
      const rule = RULES[setup.replace('encoding rule: ', '')]
      expect(rule?.(readBytes(`${params}`))).toBe(expected.result)
    },
  )
})
