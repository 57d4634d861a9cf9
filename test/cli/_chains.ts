import type { GenesisTime } from '../../src/chain/canonical/genesis.ts'
import type { StorePlace } from '../../src/storage/engines.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import type { Cleanup } from '../_helpers/cleanup.ts'
import { regtestIn } from '../_helpers/places.ts'
import { makeFolder } from './_cli.ts'

export const CHAIN = ['--network', 'regtest']

/** Mines `blocks` blocks with a transfer each; `fromNonce` is the sender's next nonce. A new chain begins by `genesisTime`. */
export async function mineInto(
  place: StorePlace,
  blocks: number,
  fromNonce = 0,
  genesisTime?: GenesisTime,
): Promise<void> {
  const chain = await openTestChain({ store: await openStore(place), ...(genesisTime && { genesisTime }) })
  // To a new account in each run of blocks: a new key of the state.
  const to = fromNonce === 0 ? requireAccount(9).address : new Uint8Array(20).fill(0xee)
  for (let nonce = fromNonce; nonce < fromNonce + blocks; nonce++) {
    await chain.submits.sendRaw(signFrom(0, { nonce: BigInt(nonce), to, value: 1n }))
  }
  await chain.close()
}

/** A data folder with a sandbox of regtest of so many blocks with a transfer each. */
export async function makeChain(blocks: number, cleanup?: Cleanup): Promise<string> {
  const data = makeFolder(cleanup)
  await mineInto(regtestIn(data), blocks)
  return data
}

/** A data folder with a sandbox as `scion dev` creates it, whose genesis block has the time of its creation. */
export async function makeDatedChain(blocks: number): Promise<string> {
  const data = makeFolder()
  await mineInto(regtestIn(data), blocks, 0, 'creation')
  return data
}
