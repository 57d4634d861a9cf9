import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { canMine } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'

it.each([
  ['mainnet', 30, 775, '0x14d3065c8eb89895f4df12450ec6b130049f8034', 4000, 10],
  ['testnet', 31, 8100, `0x${'daba'.repeat(9)}0003`, 50, 10],
  ['testnet2', 34, 8100, `0x${'daba'.repeat(9)}0004`, 50, 10],
  ['devnet', 32, 44_444_444, `0x${'daba'.repeat(9)}0002`, 20, 10],
  ['regtest', 33, 7771, `0x${'daba'.repeat(9)}0001`, 10, 5],
] as const)(
  '%s has its chain id, peer network id and labs addresses',
  (name, chainId, p2pNetworkId, labs, maturity, syntheticSpan) => {
    const network = NETWORKS[name]
    expect(network).toMatchObject({ name, chainId, p2pNetworkId, genesisKind: 'real' })
    expect(network.remasc).toMatchObject({ maturity, syntheticSpan })
    expect(toHex(network.remasc.labsAddress)).toBe(labs)
    const later = name === 'mainnet' ? '0xdcb12179ba4697350f66224c959bdd9c282818df' : labs
    expect(toHex(network.remasc.labsAddressFromRskip218)).toBe(later)
  },
)

// Seconds between blocks; minimum difficulty, and from RSKIP-290 on; divisor, and from RSKIP-156 on; fallback mining
// (rskj's `Constants`).
it.each([
  ['mainnet', 14, 7_000_000_000_000_000n, 7_000_000_000_000_000n, 50n, 400n, 14_000_000_000_000_000n],
  ['testnet', 14, 131_072n, 550_000_000n, 50n, 400n, 14_000_000_000_000_000n],
  ['testnet2', 14, 131_072n, 550_000_000n, 50n, 400n, 14_000_000_000_000_000n],
  ['devnet', 14, 131_072n, 131_072n, 50n, 400n, 14_000_000_000_000_000n],
  ['regtest', 10, 1n, 1n, 2048n, 2048n, 0n],
] as const)('%s has its difficulty constants', (name, seconds, minimum, from290, divisor, from156, fallback) => {
  expect(NETWORKS[name].difficulty).toEqual({
    targetBlockSeconds: seconds,
    minimum,
    minimumFromRskip290: from290,
    divisor,
    divisorFromRskip156: from156,
    fallbackMining: fallback,
  })
})

// Seconds that a block may be ahead; distance to the Bitcoin header, and from RSKIP-297 on (rskj's `Constants`).
it.each([
  ['mainnet', { futureSeconds: 60, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 300 }],
  ['testnet', { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 7200 }],
  ['testnet2', { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 7200 }],
  ['devnet', { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 300 }],
  ['regtest', undefined],
] as const)('%s has its timestamp limits', (name, limits) => {
  expect(NETWORKS[name].timestampLimits).toEqual(limits)
})

it.each([
  ['mainnet', 10_000_000n, 6_800_000n],
  ['testnet', 10_000_000n, 6_800_000n],
  ['testnet2', 10_000_000n, 6_800_000n],
  ['devnet', 10_000_000n, 6_800_000n],
  ['regtest', 6_800_000n, 7_500_000n],
] as const)('%s has its gas limits', (name, minimumSequentialGas, targetGasLimit) => {
  expect(NETWORKS[name]).toMatchObject({ minimumSequentialGas, targetGasLimit, targetMinimumGasPrice: 0n })
})

it('mining is possible on sandboxes, devnet and regtest, but not on public networks', () => {
  const all = Object.values(NETWORKS)
  expect(all.filter(canMine).map(({ name }) => name)).toEqual(['devnet', 'regtest'])
  expect(all.map((network) => createSandbox(network)).every(canMine)).toBe(true)
})
