import { describe, expect } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

const LATEST = { kind: 'latest' } as const

/** Init code around the given runtime code (at most 32 bytes). */
function deploying(runtime: string): Uint8Array {
  const size = runtime.length / 2
  const push = (0x5f + size).toString(16)
  return fromHex(
    `0x${push}${runtime}5f5260${size.toString(16).padStart(2, '0')}60${(32 - size).toString(16).padStart(2, '0')}f3`,
  )
}

describe('gas estimates', () => {
  let chain: Chain
  it.beforeEach(({ chain: opened }) => {
    chain = opened
  })

  it.each([
    ['writing a cell', '60015f55'],
    ['sending value on, the stipend handed back', '5f5f5f5f34335af150'],
    ['sending value on with nothing but the stipend, then writing', '5f5f5f5f34335ff15060015f55'],
    ['clearing what it wrote', '60015f555f5f55'],
    ['hashing what grows memory', '6110005f2050'],
    ['burning what it has beyond 30,000', '5b6175305a11600057'],
    ['wanting 31,000 and burning what it has beyond 100,000', '6179185a11600957fe5b620186a05a1160095700'],
    ['wanting 70,000 and burning what it has beyond 100,000', '620111705a11600a57fe5b620186a05a11600a5700'],
  ])('an estimate is the min gas that succeeds: %s', async (_, runtime) => {
    // Three contracts: one for the estimate and one for each try, because the first write of a slot costs more.
    for (const nonce of [0n, 1n, 2n]) {
      await chain.submits.sendRaw(signFrom(0, { nonce, data: deploying(runtime), gasLimit: 200_000n }))
    }
    const sender = requireAccount(0).address
    const [asked, enough, tooLittle] = [0n, 1n, 2n].map((nonce) => contractAddress(sender, nonce))
    if (asked === undefined || enough === undefined || tooLittle === undefined) throw new Error('three contracts')
    const request = { from: sender, to: asked, value: 3n, data: new Uint8Array(0) }
    const gasLimit = await chain.calls.estimate(request, LATEST)
    const send = async (nonce: bigint, to: Uint8Array, gas: bigint) => {
      const hash = await chain.submits.sendRaw(signFrom(0, { nonce, to, value: 3n, gasLimit: gas }))
      return (await chain.reads.getReceipt(hash))?.receipt.succeeded
    }
    expect(await send(3n, enough, gasLimit)).toBe(true)
    expect(await send(4n, tooLittle, gasLimit - 1n)).toBe(false)
  })

  it('an estimate of a call that fails with any gas is an error with the allowance', async () => {
    await chain.submits.sendRaw(signFrom(0, { data: deploying('5b5f56'), gasLimit: 200_000n }))
    const request = { to: contractAddress(requireAccount(0).address, 0n), data: new Uint8Array(0) }
    await expect(chain.calls.estimate(request, LATEST)).rejects.toMatchObject({
      kind: 'gasExceedsAllowance',
      message: 'gas required exceeds allowance (6800000)',
    })
  })
})
