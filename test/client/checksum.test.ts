import { checksumAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { AddressError, isChecksumAddress, parseChecksumAddress, toChecksumAddress } from '../../src/client/checksum.ts'

/** The cases of EIP-1191. */
const cases: Record<number, readonly string[]> = {
  30: [
    '0x6549F4939460DE12611948B3F82B88C3C8975323',
    '0x27b1FdB04752BBc536007A920D24ACB045561c26',
    '0x3599689E6292B81B2D85451025146515070129Bb',
    '0x52908400098527886E0F7030069857D2E4169ee7',
    '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    '0x8617E340b3D01Fa5f11f306f4090fd50E238070D',
    '0xD1220A0Cf47c7B9BE7a2e6ba89F429762E7B9adB',
    '0xDBF03B407c01E7CD3cBea99509D93F8Dddc8C6FB',
    '0xDe709F2102306220921060314715629080e2FB77',
    '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359',
  ],
  31: [
    '0x42712D45473476B98452F434E72461577D686318',
    '0x27B1FdB04752BbC536007a920D24acB045561C26',
    '0x3599689e6292b81b2D85451025146515070129Bb',
    '0x52908400098527886E0F7030069857D2e4169EE7',
    '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
    '0x66f9664F97F2b50f62d13eA064982F936DE76657',
    '0x8617e340b3D01fa5F11f306F4090Fd50e238070d',
    '0xDE709F2102306220921060314715629080e2Fb77',
    '0xFb6916095CA1dF60bb79CE92ce3Ea74C37c5D359',
    '0xd1220a0CF47c7B9Be7A2E6Ba89f429762E7b9adB',
    '0xdbF03B407C01E7cd3cbEa99509D93f8dDDc8C6fB',
  ],
}

describe.each([30, 31])('on chain %i', (chainId) => {
  it.each(cases[chainId] ?? [])('%s has the checksum of its chain', (address) => {
    const lower = address.toLowerCase()
    expect(toChecksumAddress(lower, chainId)).toBe(address)
    expect(toChecksumAddress(`0x${address.slice(2).toUpperCase()}`, chainId)).toBe(address)
    expect(isChecksumAddress(address, chainId)).toBe(true)
    expect(parseChecksumAddress(address, chainId)).toBe(lower)
  })
})

it('checksums are those of viem, also on regtest', () => {
  for (const { address } of MNEMONIC_ACCOUNTS) {
    for (const chainId of [30, 31, 33]) {
      expect(toChecksumAddress(address, chainId)).toBe(checksumAddress(address, chainId))
    }
  }
})

it('the checksum is that of EIP-55 on chains without EIP-1191', () => {
  for (const { address } of MNEMONIC_ACCOUNTS) {
    for (const chainId of [1, 10, 31337]) expect(toChecksumAddress(address, chainId)).toBe(checksumAddress(address))
  }
  const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' // from EIP-55
  expect(toChecksumAddress(ethereum.toLowerCase(), 1)).toBe(ethereum)
  expect(isChecksumAddress(ethereum, 1)).toBe(true)
  expect(parseChecksumAddress(ethereum, 1)).toBe(ethereum.toLowerCase())
})

const mine = '0x27b1FdB04752BBc536007A920D24ACB045561c26'

it('the checksum of another chain is refused', () => {
  expect(isChecksumAddress(mine, 31)).toBe(false)
  expect(() => parseChecksumAddress(mine, 31)).toThrow(AddressError)
  expect(() => parseChecksumAddress(mine, 31)).toThrow('does not have the checksum of chain 31')
})

it('an address in one case is accepted, but has no checksum', () => {
  expect(parseChecksumAddress(mine.toLowerCase(), 31)).toBe(mine.toLowerCase())
  expect(parseChecksumAddress(`0x${mine.slice(2).toUpperCase()}`, 31)).toBe(mine.toLowerCase())
  expect(isChecksumAddress(mine.toLowerCase(), 30)).toBe(false)
})

it.each(['', '0x', mine.slice(2), `${mine}0`, mine.slice(0, -1), `0X${mine.slice(2)}`, `${mine.slice(0, -1)}g`])(
  '%j is refused as an address',
  (text) => {
    expect(isChecksumAddress(text, 30)).toBe(false)
    expect(() => toChecksumAddress(text, 30)).toThrow(AddressError)
    expect(() => parseChecksumAddress(text, 30)).toThrow('is not an address')
  },
)
