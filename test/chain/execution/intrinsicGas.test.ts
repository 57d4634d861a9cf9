import { expect, it } from 'vitest'
import { intrinsicGas } from '../../../src/chain/execution/intrinsicGas.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'

const to = new Uint8Array(20)
const data = Uint8Array.from({ length: 41 }, () => 1)

it('the intrinsic gas of a transfer is 21000', () => {
  expect(intrinsicGas({ to, data: new Uint8Array(0) }, rulesAt(regtest, 1))).toBe(21000n)
})
it('the intrinsic gas of a byte of data is 68, from RSKIP-400 16, and of a zero 4', () => {
  expect(intrinsicGas({ to, data }, rulesAt(mainnet, 6_223_699))).toBe(0x5cecn)
  expect(intrinsicGas({ to, data }, rulesAt(mainnet, 6_223_700))).toBe(0x5498n)
  expect(intrinsicGas({ to, data: new Uint8Array(10) }, rulesAt(regtest, 1))).toBe(21040n)
})
it('the intrinsic gas of a creation is 53000, from RSKIP-438 with 2 for each word of init code', () => {
  expect(intrinsicGas({ data }, rulesAt(mainnet, 7_338_023))).toBe(53000n + 41n * 16n)
  expect(intrinsicGas({ data }, rulesAt(mainnet, 7_338_024))).toBe(53000n + 41n * 16n + 4n)
})
