import { type Bytes, padLeft } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { bytesToBigint, minimalBytes } from '../../src/base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../src/base/rlp.ts'
import type { Ancestor } from '../../src/chain/ancestors/readAncestors.ts'
import { executeRemasc } from '../../src/chain/execution/remasc/remasc.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rules } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import type { Header } from '../../src/primitives/header.ts'
import type { Log } from '../../src/primitives/log.ts'
import { REMASC_ADDRESS } from '../../src/primitives/transaction.ts'
import { createTestHeader } from './header.ts'
import { createMemoryWorld, type MemoryWorld } from './memoryWorld.ts'

export const LABS: Hex = '0xdabadabadabadabadabadabadabadabadaba0001'
/** The first federation of regtest (protocol/bridge#federations). */
export const FEDERATORS: readonly Hex[] = [
  '0x6b045752f4d650a510a353bbf7e52988331e7f5b',
  '0x85845342b0d5260d516d6da5280a7df9a96d1925',
  '0x138161cda86b55c0de1bc3a0adef974633c85fbe',
]
export const MINER: Hex = '0xa11ce00000000000000000000000000000000000'
export const MAIN_HASH: Hex = `0x${'80'.repeat(32)}`

const addressFrom = (prefix: string, index: number): Hex => `0x${prefix.padEnd(38, '0')}${hexByte(index)}`
const hexByte = (value: number) => value.toString(16).padStart(2, '0')

/** The miner of the block that includes siblings so late. */
export const publisherAt = (blocksLate: number): Hex => addressFrom('b0b', blocksLate)
export const siblingMiner = (index: number): Hex => addressFrom('ca1', index)

export interface SiblingSetup {
  readonly blocksLate: number
  readonly header?: Partial<Header>
}

export interface RemascSetup {
  readonly network: Network
  readonly rules: Rules
  /** Of the block that executes; the one ten below it matures. */
  readonly number: number
  readonly minimumGasPrice: bigint
  /** Paid in the matured block. */
  readonly fees: bigint
  /** What REMASC holds of earlier blocks. */
  readonly carried: bigint
  readonly wasBroken: boolean
  /** In the order of inclusion. */
  readonly siblings: readonly SiblingSetup[]
  readonly world: MemoryWorld
}

/** Executes REMASC's transaction in block 15 of regtest, unless told otherwise, over ancestors made up for it. */
export async function runRemasc(
  change: Partial<RemascSetup> = {},
): Promise<{ logs: readonly Log[]; world: MemoryWorld }> {
  const number = change.number ?? 15
  const world = change.world ?? createMemoryWorld()
  const setup = { fees: 0n, carried: 0n, wasBroken: false, siblings: [], minimumGasPrice: 0n, ...change }
  const { fees, carried, wasBroken, siblings, network = regtest, rules = rulesAt(regtest, number) } = setup
  if (change.world === undefined) {
    await world.putAccount(REMASC_ADDRESS, { nonce: 0n, balance: fees + carried })
    await world.putStorage(REMASC_ADDRESS, remascSlot('rewardBalance'), minimalBytes(carried))
    await world.putStorage(REMASC_ADDRESS, remascSlot('brokenSelectionRule'), Uint8Array.of(wasBroken ? 1 : 0))
  }
  const block = { number, rules, minimumGasPrice: setup.minimumGasPrice }
  const readAncestors = async (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => makeAncestor(from + i, number - 10, fees, siblings))
  return { logs: await executeRemasc({ network, block, world, readAncestors }), world }
}

function makeAncestor(number: number, matured: number, fees: bigint, siblings: readonly SiblingSetup[]): Ancestor {
  const hash = fromHex(MAIN_HASH)
  if (number === matured) {
    return { hash, header: createTestHeader({ number, coinbase: fromHex(MINER), paidFees: fees }), uncles: [] }
  }
  const blocksLate = number - matured - 1
  const uncles = siblings.flatMap(({ header, blocksLate: late }, index) => {
    const coinbase = fromHex(siblingMiner(index))
    return late === blocksLate ? [createTestHeader({ number: matured, coinbase, ...header })] : []
  })
  return { hash, header: createTestHeader({ number, coinbase: fromHex(publisherAt(blocksLate)) }), uncles }
}

/** Who got what, in the order of the logs; throws on a log of another form. */
export function amountsOf(logs: readonly Log[]): { receiver: Hex; amount: bigint }[] {
  return logs.map(({ topics, data }) => {
    const [, receiver] = topics
    const [, amount] = requireList(decodeRlp(data), 'data of a payment')
    if (receiver === undefined) throw new Error('a payment without receiver')
    return { receiver: toHex(receiver.subarray(12)), amount: bytesToBigint(requireString(amount, 'amount')) }
  })
}

/** What REMASC's cells hold; amounts without a cell are zero. */
export async function cellsOf(world: MemoryWorld) {
  const read = (name: string) => world.getStorage(REMASC_ADDRESS, remascSlot(name))
  const amount = async (name: string) => bytesToBigint((await read(name)) ?? new Uint8Array(0))
  return {
    rewardBalance: await amount('rewardBalance'),
    burnedBalance: await amount('burnedBalance'),
    federationBalance: await amount('federationBalance'),
    brokenSelectionRule: await read('brokenSelectionRule'),
    siblings: await read('siblings'),
  }
}

/** The key of a cell of REMASC. */
export function remascSlot(name: string): Bytes {
  return padLeft(new TextEncoder().encode(name), 32)
}
