import { expect, it, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox, type SandboxOptions } from '../../src/chainspec/sandbox.ts'
import { contractAddress, signTransaction } from '../../src/primitives/transaction.ts'
import { LIMITS, openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'

async function openSandbox(options: SandboxOptions, limits: Partial<typeof LIMITS> = {}): Promise<Chain> {
  const chain = await openTestChain({ network: createSandbox(regtest, options), limits: { ...LIMITS, ...limits } })
  onTestFinished(() => chain.close())
  return chain
}

/** Init code that returns `size` zero bytes of code, and is padded to `length` bytes. */
function initCodeFor(size: number, length = 0): Uint8Array {
  const code = fromHex(`0x62${size.toString(16).padStart(6, '0')}6000f3`)
  const padded = new Uint8Array(Math.max(code.length, length))
  padded.set(code)
  return padded
}

const CREATION = { gasLimit: 6_800_000n, gasPrice: 0n }
const latest = { kind: 'latest' } as const

async function deploy(chain: Chain, data: Uint8Array): Promise<number> {
  await chain.submits.sendRaw(signFrom(0, { ...CREATION, data }))
  const world = await chain.reads.worldAt(latest)
  return (await world.getCode(contractAddress(requireAccount(0).address, 0n))).length
}

it('a configured chain id is required in signatures', async () => {
  const chain = await openSandbox({ chainId: 109 })
  await expect(chain.submits.sendRaw(signFrom(0))).rejects.toThrow('Invalid chainId: 33')
  const fields = { nonce: 0n, gasPrice: 0n, gasLimit: 60_000n, value: 0n, data: new Uint8Array(0) }
  const { encoded, hash } = signTransaction(fields, 109, requireAccount(0).privateKey)
  expect(toHex(await chain.submits.sendRaw(encoded))).toBe(toHex(hash))
  expect(await chain.reads.getReceipt(hash)).toBeDefined()
})

it('a configured gas limit applies to every block, and one transaction can use all of it', async () => {
  const chain = await openSandbox({ gasLimit: 30_000_000n })
  const usual = await openSandbox({})
  const big = signFrom(0, { gasLimit: 30_000_000n })
  await expect(usual.submits.sendRaw(big)).rejects.toThrow("higher than the block's gas limit of 10000000")
  await chain.submits.sendRaw(big)
  await chain.miner.mineOne()
  for (const kind of ['earliest', 'latest'] as const) {
    expect((await chain.reads.findBlock({ kind }))?.header.gasLimit).toBe(30_000_000n)
  }
})

it('hasUnlimitedCode lifts the limits of contracts, init code and transactions', async () => {
  const options = { hasUnlimitedCode: true, gasLimit: 30_000_000n }
  expect(await deploy(await openSandbox({}), initCodeFor(24_577))).toBe(0)
  expect(await deploy(await openSandbox(options), initCodeFor(24_577))).toBe(24_577)
  const long = initCodeFor(1, 140_000)
  await expect(deploy(await openSandbox({}), long)).rejects.toThrow("transaction's init code size is invalid")
  expect(await deploy(await openSandbox(options), long)).toBe(1)
})

it('maxCodeBytes is the limit of contracts instead, and lifts the limits of init code and transactions', async () => {
  const options = { maxCodeBytes: 30_000, gasLimit: 30_000_000n }
  expect(await deploy(await openSandbox(options), initCodeFor(30_000))).toBe(30_000)
  expect(await deploy(await openSandbox(options), initCodeFor(30_001))).toBe(0)
  expect(await deploy(await openSandbox({ maxCodeBytes: 10 }), initCodeFor(11))).toBe(0)
  expect(await deploy(await openSandbox(options), initCodeFor(1, 140_000))).toBe(1)
})
