import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { DERIVATION_PATH, mnemonicAccounts } from '../../src/chainspec/mnemonicAccounts.ts'
import { MNEMONIC_ACCOUNTS, PUBLISHED_MNEMONIC } from '../../src/chainspec/sandboxAccounts.ts'

const OWN = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

function deriveByViem(mnemonic: string, addressIndex: number) {
  const account = mnemonicToAccount(mnemonic, { path: `${DERIVATION_PATH}/${addressIndex}` as `m/44'/60'/${string}` })
  const privateKey = bytesToHex(account.getHdKey().privateKey ?? new Uint8Array(0))
  return { address: account.address.toLowerCase(), privateKey }
}

it('mnemonicAccounts derives the same accounts as wallets', () => {
  expect(mnemonicAccounts(OWN, 3)).toEqual([0, 1, 2].map((index) => deriveByViem(OWN, index)))
  const many = mnemonicAccounts(PUBLISHED_MNEMONIC, 22)
  expect(many.slice(0, 20)).toEqual(MNEMONIC_ACCOUNTS)
  expect(many.slice(20)).toEqual([20, 21].map((index) => deriveByViem(PUBLISHED_MNEMONIC, index)))
})

it('mnemonicAccounts returns the published accounts, and an empty list for a count of 0', () => {
  expect(mnemonicAccounts(PUBLISHED_MNEMONIC, 2)).toEqual(MNEMONIC_ACCOUNTS.slice(0, 2))
  expect(mnemonicAccounts(OWN, 0)).toEqual([])
})

it('mnemonicAccounts derives the accounts of another path', () => {
  const path = "m/44'/137'/0'/0"
  const viem = mnemonicToAccount(PUBLISHED_MNEMONIC, { path: `${path}/1` as `m/44'/60'/${string}` })
  expect(mnemonicAccounts(PUBLISHED_MNEMONIC, 2, path)[1]?.address).toBe(viem.address.toLowerCase())
})
