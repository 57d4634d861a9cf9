import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { encodeAccount } from '../../state/account.ts'
import { accountKey } from '../../state/keys.ts'
import type { Account } from '../../state/stateView.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../state/trie/node.ts'
import type { Store } from '../../storage/store.ts'
import type { ChainBase } from '../base/chainBase.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, NO_SETTINGS } from '../settings/blockSettings.ts'
import { BASE_NAME, WrongChain } from './genesis.ts'
import type { Tip } from './head.ts'

/** An account of a fork with its state after the base. */
export interface FundedAccount extends Account {
  readonly address: Bytes
}

/**
 * Returns the base as the first block of the chain, and writes it to an empty store. The store's trie has the changes
 * since the base only. Throws {@link WrongChain} if the store has a chain with another beginning.
 */
export async function ensureBaseBlock(
  network: Network,
  store: Store,
  base: ChainBase,
  funded: readonly FundedAccount[],
): Promise<Tip> {
  const { block, totalDifficulty } = base
  const { number, parentHash } = block.header
  const changes = {
    deletedAccounts: [],
    writes: funded.map(({ address, ...account }) => ({ key: accountKey(address), value: encodeAccount(account) })),
  }
  const trie = await applyChanges(EMPTY_TRIE, number, changes, store.nodes)
  const description = describeBase(network, base)
  const stored = await store.meta.get(BASE_NAME)
  if (stored === undefined && (await store.blocks.getHead()) === undefined) {
    await store.write(({ blocks, nodes, state, meta }) => {
      meta.set(BASE_NAME, description)
      blocks.insert({ ...block, number, parentHash, totalDifficulty, stateRoot: trie.root })
      blocks.setMain(number, block.hash)
      nodes.insertAll(number, trie.nodes)
      state.insertAll(number, changes.writes)
    })
  } else if (stored !== description) {
    const found = stored === undefined ? 'a chain of its own' : `a fork of ${stored}`
    throw new WrongChain(`it has ${found}, and these settings fork ${description}`)
  }
  return { block, totalDifficulty, stateRoot: trie.root }
}

function describeBase({ name }: Network, { block }: ChainBase): string {
  return `${name} at block ${block.header.number} (${toHex(block.hash)})`
}

/** Returns the settings of a new chain: its clock continues from the base, so that blocks follow it as in its chain. */
export function initialSettings({ base, clock }: Pick<ChainContext, 'base' | 'clock'>): BlockSettings {
  if (base === undefined) return NO_SETTINGS
  return { timeOffsetSeconds: base.block.header.timestamp - Math.floor(clock.nowMs() / 1000) }
}
