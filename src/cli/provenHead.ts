import { toHex } from '../base/hex.ts'
import { type Printable, plainText, printable } from '../base/printable.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import { createSandbox } from '../chainspec/sandbox.ts'
import { decodeBlock } from '../primitives/block.ts'
import { findStateFault } from '../state/checkState.ts'
import type { StoreReaders } from '../storage/store.ts'
import { CommandError } from './failure.ts'

/** The newest block of a chain, and the root of the state after it. */
export interface ChainHead {
  readonly number: number
  readonly hash: string
  readonly stateRoot: string
}

/** The parts of a chain's name. */
export interface NamedChain {
  readonly network: NetworkName
  readonly genesis: 'sandbox' | 'real'
}

/**
 * Returns the head of a chain, all of whose state was read and is what its root says; undefined when there is no block
 * yet. Throws a `CommandError` where something of it is missing or another.
 */
export async function proveHead(
  store: StoreReaders,
  { network, genesis }: NamedChain,
  onValue?: () => void,
): Promise<ChainHead | undefined> {
  const row = await store.blocks.getHead()
  if (row === undefined) return undefined
  const real = NETWORKS[network]
  // Settings of a sandbox do not change the form of its blocks.
  const { header } = decodeBlock(row.encoded, genesis === 'real' ? real : createSandbox(real))
  const root = row.stateRoot ?? header.stateRoot
  const fault = await findStateFault(store, { hash: root, height: row.number }, onValue)
  if (fault !== undefined) throw new CommandError(`the state after block ${row.number} is damaged: ${fault}`)
  return { number: row.number, hash: toHex(row.hash), stateRoot: toHex(root) }
}

export function sameHead(one: ChainHead | undefined, other: ChainHead | undefined): boolean {
  return one?.number === other?.number && one?.hash === other?.hash && one?.stateRoot === other?.stateRoot
}

/** Describes a head for a line about a chain. */
export function printHead(head: ChainHead | undefined): Printable {
  if (head === undefined) return printable`no block`
  return printable`head ${head.number} ${plainText(head.hash)}, state root ${plainText(head.stateRoot)}`
}
