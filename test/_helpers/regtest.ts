import { onTestFinished } from 'vitest'
import type { Chain, ChainSetup } from '../../src/chain/openChain.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { openTestChain } from './chain.ts'

/** A chain that begins with regtest's own genesis, as the reference's blocks do; closed after the test. */
export async function openRegtest(setup: Partial<ChainSetup> = {}): Promise<Chain> {
  const chain = await openTestChain({ network: regtest, ...setup })
  onTestFinished(() => chain.close())
  return chain
}
