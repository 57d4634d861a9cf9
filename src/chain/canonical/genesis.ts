import { EMPTY_BYTES, equalBytes } from '../../base/bytes.ts'
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
import type { MetaWriter, Store } from '../../storage/store.ts'
import type { WholeAccount } from '../api/controls.ts'
import { WrongChain } from '../api/genesisErrors.ts'
import { BASE_NAME } from '../base/chainBase.ts'
import { appendBlocks } from './appendBlock.ts'
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

/** Computes the network's genesis. */
export async function prepareGenesis(network: Network, { nodes }: Pick<Store, 'nodes'>, state?: GenesisState) {
  const changes = await genesisChanges(network, state)
  const trie = await applyChanges(EMPTY_TRIE, genesisNumber(network), changes, nodes)
  const block = createGenesisBlock(network, trie.root)
  const tip: Tip = { block, totalDifficulty: block.header.difficulty, stateRoot: trie.root }
  return { tip, changes, trie }
}

/** Returns the network's genesis, and writes it to an empty store. Throws {@link WrongChain} if the store has another. */
export async function ensureGenesis(network: Network, store: Store, state?: GenesisState): Promise<Tip> {
  const number = genesisNumber(network)
  const { tip, changes, trie } = await prepareGenesis(network, store, state)
  const { block } = tip
  const base = await store.meta.get(BASE_NAME)
  if (base !== undefined) throw new WrongChain(`it has a fork of ${base}, and these settings fork nothing`)
  const stored = (await store.blocks.getHead()) && ((await store.blocks.getMainHash(number)) ?? EMPTY_BYTES)
  if (stored === undefined) {
    if (listRules(network) !== '') await store.write(({ meta }) => storeRules(network, meta))
    const genesis = { tip, executed: { senders: [], receipts: [] }, state: changes.writes, trie }
    await appendBlocks(store, { blocks: [genesis], leavePool: [] }, network)
  } else {
    await requireSameRules(network, store)
    if (!equalBytes(stored, block.hash)) throw new WrongChain(await describeDifference(network, store, block))
  }
  return tip
}

/** Describes two genesis blocks. The extra data of a sandbox's block names the settings that its other fields do not show. */
async function describeDifference(network: Network, { blocks }: Store, expected: Block): Promise<string> {
  const number = genesisNumber(network)
  const row = await blocks.getMain(number)
  if (row === undefined) return `it has no block ${number}, with which ${network.name} begins with these settings`
  const found = decodeBlock(row.encoded, network)
  const print = ({ hash, header: { extraData } }: Block) => {
    const isNamed = readSandboxOptions(extraData) !== undefined
    return isNamed ? `${toHex(hash)} (${new TextDecoder().decode(extraData)})` : toHex(hash)
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
