import { equalBytes } from '../../base/bytes.ts'
import type { Clock } from '../../base/clock.ts'
import { toHex } from '../../base/hex.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { readSandboxOptions } from '../../chainspec/sandbox.ts'
import { type Block, decodeBlock } from '../../primitives/block.ts'
import { createGenesisBlock } from '../../primitives/genesis.ts'
import { createOverlay } from '../../state/overlay.ts'
import { markPrecompiles } from '../../state/precompileAccounts.ts'
import type { StateChanges, StateView, WritableState } from '../../state/stateView.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../state/trie/node.ts'
import type { MetaWriter, Store, StoreWriters } from '../../storage/store.ts'
import type { WholeAccount } from '../api/controls.ts'
import { WrongChain } from '../api/genesisErrors.ts'
import { BASE_NAME } from '../base/chainBase.ts'
import { NO_SETTINGS, writeSettings } from '../settings/blockSettings.ts'
import { writeAsMain, writeBlock } from './appendBlock.ts'
import { initialSettings } from './baseBlock.ts'
import { writeAccount, writeContract } from './genesisContract.ts'
import type { Tip } from './head.ts'

const EMPTY_STATE: StateView = {
  getAccount: async () => undefined,
  getStorage: async () => undefined,
  getCode: async () => new Uint8Array(0),
  isContract: async () => false,
}

/** The state of a genesis block that differs from its network's: a whole state, or accounts in addition. */
export type GenesisState =
  | { readonly kind: 'whole'; readonly writes: StateChanges['writes'] }
  | { readonly kind: 'accounts'; readonly accounts: readonly WholeAccount[] }

/**
 * Source of a genesis block's time. `network`: the network, also if a block is stored. `stored`: the stored block, or the
 * network for a new chain. `creation`: the stored block, or the clock for a new chain.
 */
export type GenesisTime = 'network' | 'stored' | 'creation'

export interface GenesisOptions {
  /** Absent: the network's. */
  readonly state?: GenesisState | undefined
  /** Default: `network`. */
  readonly time?: GenesisTime | undefined
  readonly clock: Clock
}

/** The first block of a chain, and the rows with which the chain begins. */
export interface FirstBlock {
  readonly tip: Tip
  write(writers: StoreWriters): void
}

/** Returns a network whose genesis block has this time, in seconds since 1970. */
export function withGenesisTime(network: Network, timestamp: number): Network {
  return { ...network, genesis: { ...network.genesis, timestamp } }
}

/** Computes the network's genesis. */
export async function prepareGenesis(
  network: Network,
  { nodes }: Pick<Store, 'nodes'>,
  state?: GenesisState,
): Promise<FirstBlock> {
  const changes = await genesisChanges(network, state)
  const trie = await applyChanges(EMPTY_TRIE, genesisNumber(network), changes, nodes)
  const block = createGenesisBlock(network, trie.root)
  const tip: Tip = { block, totalDifficulty: block.header.difficulty, stateRoot: trie.root }
  return {
    tip,
    write(writers) {
      writeBlock(writers, { tip, executed: { senders: [], receipts: [] }, trie })
      writeAsMain(writers, { block, receipts: [], state: changes.writes }, network)
    },
  }
}

/** Computes the genesis of a chain that begins now. */
export const prepareNewGenesis = (
  network: Network,
  store: Pick<Store, 'nodes'>,
  { state, time, clock }: GenesisOptions,
): Promise<FirstBlock> =>
  prepareGenesis(time === 'creation' ? withGenesisTime(network, secondsOf(clock)) : network, store, state)

/**
 * Returns the genesis of the stored chain, and writes that of a new one to an empty store. Throws {@link WrongChain} if the
 * store has another one.
 */
export async function ensureGenesis(network: Network, store: Store, options?: GenesisOptions): Promise<Tip> {
  const base = await store.meta.get(BASE_NAME)
  if (base !== undefined) throw new WrongChain(`it has a fork of ${base}, and these settings fork nothing`)
  return (await store.blocks.getHead()) === undefined
    ? createGenesis(network, store, options)
    : requireGenesis(network, store, options)
}

async function createGenesis(network: Network, store: Store, options?: GenesisOptions): Promise<Tip> {
  const { tip, write } = await (options === undefined
    ? prepareGenesis(network, store)
    : prepareNewGenesis(network, store, options))
  const settings = options && initialSettings({ network, base: undefined, clock: options.clock })
  await store.write((writers) => {
    storeRules(network, writers.meta)
    write(writers)
    if (settings !== undefined && settings !== NO_SETTINGS) writeSettings(writers, settings)
  })
  return tip
}

async function requireGenesis(network: Network, store: Store, options?: GenesisOptions): Promise<Tip> {
  const { time = 'network', state } = options ?? {}
  await requireSameRules(network, store)
  const row = await store.blocks.getMain(genesisNumber(network))
  const stored = row && decodeBlock(row.encoded, network)
  const timestamp = time === 'network' ? undefined : stored?.header.timestamp
  const { tip } = await prepareGenesis(
    timestamp === undefined ? network : withGenesisTime(network, timestamp),
    store,
    state,
  )
  if (stored !== undefined && equalBytes(stored.hash, tip.block.hash)) return tip
  throw new WrongChain(describeDifference(network, stored, tip.block))
}

const secondsOf = (clock: Clock) => Math.floor(clock.nowMs() / 1000)

/** Describes two genesis blocks. The extra data of a sandbox's block names the settings that its other fields do not show. */
function describeDifference(network: Network, found: Block | undefined, expected: Block): string {
  if (found === undefined)
    return `it has no block ${genesisNumber(network)}, with which ${network.name} begins with these settings`
  const hasOtherTime = found.header.timestamp !== expected.header.timestamp
  const print = ({ hash, header: { extraData, timestamp } }: Block) => {
    const isNamed = readSandboxOptions(extraData) !== undefined
    const facts = [
      ...(isNamed ? [new TextDecoder().decode(extraData)] : []),
      ...(isNamed && hasOtherTime ? [`timestamp ${timestamp}`] : []),
    ]
    return facts.length === 0 ? toHex(hash) : `${toHex(hash)} (${facts.join(', ')})`
  }
  return `its genesis is ${print(found)}, and that of ${network.name} with these settings is ${print(expected)}`
}

/** Name, in the meta table, of the consensus rules that are disabled. */
const ABSENT_RULES = 'absent rules'

const listRules = ({ absentRules = [] }: Network) => absentRules.join(', ')

/** Stores the names of the disabled rules. */
export function storeRules(network: Network, meta: MetaWriter): void {
  const rules = listRules(network)
  if (rules !== '') meta.set(ABSENT_RULES, rules)
}

/** Throws {@link WrongChain} unless the chain was created with the same disabled rules. */
async function requireSameRules(network: Network, store: Store): Promise<void> {
  const rules = listRules(network)
  const stored = (await store.meta.get(ABSENT_RULES)) ?? ''
  if (stored === rules) return
  throw new WrongChain(`its withoutRule is [${stored}], and that of these settings is [${rules}]`)
}

async function genesisChanges(network: Network, state: GenesisState | undefined): Promise<StateChanges> {
  if (state?.kind === 'whole') return { deletedAccounts: [], writes: state.writes }
  const world = createOverlay(EMPTY_STATE)
  await writeGenesis(network, world)
  for (const account of state?.accounts ?? []) await writeAccount(world, account)
  return world.changes()
}

/**
 * Writes the genesis state: accounts, the markers of the precompiled contracts (protocol/state#genesis), and the
 * contracts of a sandbox.
 */
export async function writeGenesis(network: Network, world: WritableState): Promise<void> {
  for (const { address, balanceWei } of network.genesis.balances) {
    await world.putAccount(address, { nonce: 0n, balance: balanceWei })
  }
  const number = genesisNumber(network)
  const heights = new Set(Object.values(network.ruleHeights).filter((height) => height <= number))
  for (const height of [...heights].sort((a, b) => a - b)) await markPrecompiles(network, height, world)
  for (const contract of network.genesis.contracts ?? []) await writeContract(network, contract, world)
}
