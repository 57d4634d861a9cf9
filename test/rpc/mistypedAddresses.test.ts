import { expect, it } from 'vitest'
import { mistypedAddresses } from '../../src/rpc/mistypedAddresses.ts'

// The first test vector of EIP-1191, for chain 30, for 31, and EIP-55's.
const GOOD = [
  '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
  '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
]
const BAD = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAed'
const OTHER_BAD = '0x5AaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'

it('an address of both cases is mistyped if it has the checksum of no chain', () => {
  expect(mistypedAddresses('eth_getBalance', [BAD, 'latest'])).toEqual([BAD])
  for (const address of [...GOOD, BAD.toLowerCase(), `0x${BAD.slice(2).toUpperCase()}`]) {
    expect(mistypedAddresses('eth_getBalance', [address, 'latest'])).toEqual([])
  }
})

it('only values that the document describes as addresses are checked', () => {
  expect(mistypedAddresses('eth_call', [{ from: BAD, to: OTHER_BAD, data: BAD }, 'latest'])).toEqual([BAD, OTHER_BAD])
  expect(mistypedAddresses('eth_getLogs', [{ address: [GOOD[0], BAD, BAD] }])).toEqual([BAD])
  expect(mistypedAddresses('web3_sha3', [BAD])).toEqual([])
  expect(mistypedAddresses('eth_nosuch', [BAD])).toEqual([])
  expect(mistypedAddresses('toString', [BAD])).toEqual([])
})

it('a long list is checked only at its start', () => {
  const list = Array.from({ length: 300 }, () => GOOD[0])
  expect(mistypedAddresses('eth_getLogs', [{ address: [...list, BAD] }])).toEqual([])
  expect(mistypedAddresses('eth_getLogs', [{ address: [BAD, ...list] }])).toEqual([BAD])
})
