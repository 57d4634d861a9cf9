import type { Bytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { SANDBOX_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { PRECOMPILES } from '../../evm/_precompileInputs.ts'
import { PROGRAM_NAMES, type Program } from './contracts.ts'

export interface Account {
  readonly address: Bytes
  readonly privateKey: Bytes
}

/**
 * A part of the world that one list of transactions can have to itself: lists of different lanes never touch the same account,
 * so they may run side by side (RSKIP-144).
 */
export interface Lane {
  /** The first one deploys the programs. */
  readonly accounts: readonly [Account, ...Account[]]
  readonly programs: Readonly<Record<Program, Bytes>>
  readonly precompiles: readonly number[]
}

export const LANES = 3
/** The lane of transactions that cannot be parallel, as those that call the Bridge. */
const SEQUENTIAL_LANE = LANES - 1

/** The Bridge and REMASC. */
const SEQUENTIAL_PRECOMPILES: readonly number[] = [0x01000006, 0x01000008]

function laneOfPrecompile(precompile: number, index: number): number {
  return SEQUENTIAL_PRECOMPILES.includes(precompile) ? SEQUENTIAL_LANE : index % LANES
}

/** The funded accounts of a network of regtest's kind, the programs and the precompiled contracts, dealt out to the lanes. */
export function createLanes(network: Network): readonly Lane[] {
  const funded = new Set(network.genesis.balances.map(({ address }) => toHex(address)))
  const accounts = SANDBOX_ACCOUNTS.filter(({ address }) => funded.has(address)).map(({ address, privateKey }) => ({
    address: fromHex(address),
    privateKey: fromHex(privateKey),
  }))
  return Array.from({ length: LANES }, (_, lane) => {
    const [deployer, ...others] = accounts.filter((_, index) => index % LANES === lane)
    if (deployer === undefined) throw new Error(`${network.name} has no funded accounts`)
    return {
      accounts: [deployer, ...others],
      programs: programsOf(deployer),
      precompiles: PRECOMPILES.filter((precompile, index) => laneOfPrecompile(precompile, index) === lane),
    }
  })
}

function programsOf({ address }: Account): Record<Program, Bytes> {
  const entries = PROGRAM_NAMES.map((name, nonce) => [name, contractAddress(address, BigInt(nonce))] as const)
  // `fromEntries` cannot know that the names are all programs; the list has every one.
  return Object.fromEntries(entries) as Record<Program, Bytes>
}
