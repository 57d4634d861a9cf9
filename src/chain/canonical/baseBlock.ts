import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { NEVER } from '../../chainspec/ruleHeights.ts'
import { encodeAccount } from '../../state/account.ts'
import { accountKey } from '../../state/keys.ts'
import type { Account } from '../../state/stateView.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../state/trie/node.ts'
import type { Store, StoreWriters } from '../../storage/store.ts'
import { WrongChain } from '../api/genesisErrors.ts'
import { BASE_NAME, type ChainBase } from '../base/chainBase.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, NO_SETTINGS } from '../settings/blockSettings.ts'
import type { Tip } from './head.ts'

/** An account of a fork with its state after the base. */
export interface FundedAccount extends Account {
  readonly address: Bytes
}

/** The base as the first block of a chain, and the rows with which the chain begins. */
export interface BaseBlock {
  readonly tip: Tip
  /** The settings, by name, on which its blocks depend. */
  readonly settings: Readonly<Record<string, string>>
  write(writers: StoreWriters): void
}

/** Computes the first block of a chain above `base`. The chain's trie has the changes since the base only. */
export async function prepareBaseBlock(
  network: Network,
  { nodes: source }: Pick<Store, 'nodes'>,
  base: ChainBase,
  funded: readonly FundedAccount[],
): Promise<BaseBlock> {
  const { block, totalDifficulty } = base
  const { number, parentHash } = block.header
  const changes = {
    deletedAccounts: [],
    writes: funded.map(({ address, ...account }) => ({ key: accountKey(address), value: encodeAccount(account) })),
  }
  const trie = await applyChanges(EMPTY_TRIE, number, changes, source)
  const settings = describeSettings(network, trie.root)
  return {
    tip: { block, totalDifficulty, stateRoot: trie.root },
    settings,
    write({ blocks, nodes, state, meta }) {
      meta.set(BASE_NAME, describeBase(network, base))
      meta.set(BASE_SETTINGS, JSON.stringify(settings))
      blocks.insert({ ...block, number, parentHash, totalDifficulty, stateRoot: trie.root })
      blocks.setMain(number, block.hash)
      nodes.insertAll(number, trie.nodes)
      state.insertAll(number, changes.writes)
    },
  }
}

/**
 * Returns the base as the first block of the chain, and writes it to an empty store. Throws {@link WrongChain} if the
 * store has a chain with another beginning or other settings.
 */
export async function ensureBaseBlock(
  network: Network,
  store: Store,
  base: ChainBase,
  funded: readonly FundedAccount[],
): Promise<Tip> {
  const { tip, settings, write } = await prepareBaseBlock(network, store, base, funded)
  const description = describeBase(network, base)
  const stored = await store.meta.get(BASE_NAME)
  if (stored === undefined && (await store.blocks.getHead()) === undefined) await store.write(write)
  else if (stored !== description) {
    const found = stored === undefined ? 'a chain of its own' : `a fork of ${stored}`
    throw new WrongChain(`it has ${found}, and these settings fork ${description}`)
  } else requireSameSettings(await store.meta.get(BASE_SETTINGS), settings)
  return tip
}

/** Name, in the meta table, of the settings that a fork keeps. */
const BASE_SETTINGS = 'base settings'

/** Returns the settings, by name, on which the blocks of a fork depend. Its accounts are determined by their root. */
function describeSettings(
  { chainId, compat, absentRules = [], ruleHeights, maxCodeBytes }: Network,
  fundedRoot: Bytes,
) {
  return {
    forkChainId: String(chainId),
    compat,
    withoutRule: `[${absentRules.join(', ')}]`,
    unlimitedCodeSize:
      maxCodeBytes === undefined ? String(ruleHeights.codeLimits === NEVER) : `codeSizeLimit ${maxCodeBytes}`,
    'accounts, mnemonic and balance for the state': toHex(fundedRoot),
  }
}

/** Throws {@link WrongChain} unless the fork was created with the same settings. */
function requireSameSettings(stored = '{}', settings: Readonly<Record<string, string>>): void {
  const created: Readonly<Record<string, string>> = JSON.parse(stored)
  for (const [name, value] of Object.entries(settings)) {
    if (created[name] === value) continue
    throw new WrongChain(`it was created with ${name} ${created[name] ?? 'unknown'}, and these settings have ${value}`)
  }
}

function describeBase({ name }: Network, { block }: ChainBase): string {
  return `${name} at block ${block.header.number} (${toHex(block.hash)})`
}

interface InitialParts extends Pick<ChainContext, 'clock'> {
  readonly network: Pick<Network, 'genesis'>
  readonly base: Pick<ChainBase, 'block'> | undefined
}

/** Returns the settings of a new chain: its clock continues from the base, so that blocks follow it as in its chain. */
export function initialSettings({ network: { genesis }, base, clock }: InitialParts): BlockSettings {
  const start = base?.block.header.timestamp ?? (genesis.startsClock === true ? genesis.timestamp : undefined)
  return start === undefined ? NO_SETTINGS : { timeOffsetSeconds: start - Math.floor(clock.nowMs() / 1000) }
}
