import { openStore } from '../../src/store/openStore.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { regtestIn } from '../_helpers/places.ts'
import { makeFolder } from './_cli.ts'

export const CHAIN = ['--network', 'regtest']

/** A data folder with a sandbox of regtest of so many blocks with a transfer each. */
export async function makeChain(blocks: number): Promise<string> {
  const data = makeFolder()
  const chain = await openTestChain({ store: await openStore(regtestIn(data)) })
  const to = requireAccount(9).address
  for (let nonce = 0; nonce < blocks; nonce++) {
    await chain.submits.sendRaw(signFrom(0, { nonce: BigInt(nonce), to, value: 1n }))
  }
  await chain.close()
  return data
}
