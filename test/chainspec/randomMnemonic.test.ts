import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { mnemonicAccounts } from '../../src/chainspec/mnemonicAccounts.ts'
import { MNEMONIC_LENGTHS, randomMnemonic } from '../../src/chainspec/randomMnemonic.ts'

it.each([
  ['00'.repeat(16), 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'],
  ['7f'.repeat(16), 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['ff'.repeat(16), 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'],
])('the entropy %s has the mnemonic of the test vectors of BIP-39', (entropy, mnemonic) => {
  expect(randomMnemonic(12, () => Buffer.from(entropy, 'hex'))).toBe(mnemonic)
})

it.each(MNEMONIC_LENGTHS)('a random mnemonic of %i words is accepted by wallets', (length) => {
  const mnemonic = randomMnemonic(length)
  expect(mnemonic.split(' ')).toHaveLength(length)
  expect(mnemonicAccounts(mnemonic, 1)[0]?.address).toBe(mnemonicToAccount(mnemonic).address.toLowerCase())
  expect(randomMnemonic(length)).not.toBe(mnemonic)
})
