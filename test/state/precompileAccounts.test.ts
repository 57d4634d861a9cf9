import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { markPrecompiles } from '../../src/state/precompileAccounts.ts'

/**
 * Returns the marked addresses without leading zeros, in a state where each account has 5 wei. Accounts that lose them
 * have a minus.
 */
async function markedAt(network: Network, height: number): Promise<string[]> {
  const world = createOverlay({
    getAccount: async () => ({ nonce: 0n, balance: 5n }),
    getStorage: async () => undefined,
    getCode: async () => EMPTY_BYTES,
    isContract: async () => false,
  })
  const marked: string[] = []
  const markContract = async (address: Uint8Array) => {
    const account = await world.getAccount(address)
    marked.push(`${account?.balance === 5n ? '' : '-'}${toHex(address).replace(/^0x0*/, '')}`)
  }
  await markPrecompiles(network, height, { ...world, markContract })
  return marked
}

const OLD = ['1', '2', '3', '4', '5', '1000006', '1000008']

it.each([
  ['mainnet', mainnet, 0, []],
  ['mainnet', mainnet, 1_590_999, []],
  ['mainnet', mainnet, 1_591_000, [...OLD, '-1000009', '-1000010']],
  ['mainnet', mainnet, 2_392_700, ['-6', '-7', '-8']],
  ['mainnet', mainnet, 3_614_800, ['-9']],
  ['mainnet', mainnet, 6_223_700, ['-1000011']],
  ['mainnet', mainnet, 8_052_200, ['-1000016', '-1000017']],
  ['testnet', testnet, 0, [...OLD, '-1000009', '-1000010']],
  ['testnet', testnet, 863_000, ['-6', '-7', '-8']],
  ['regtest', regtest, 0, [...OLD, '-1000009', '-1000010', '-6', '-7', '-8', '-9', '-1000011', '-1000016', '-1000017']],
  ['regtest', regtest, 1, []],
] as const)(
  '%s marks its precompiles at their heights, and newer ones lose their balance',
  async (_, network, height, expected) => {
    expect(await markedAt(network, height)).toEqual(expected)
  },
)
