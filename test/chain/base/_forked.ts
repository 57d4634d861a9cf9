import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { ChainSetup } from '../../../src/chain/openChain.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { decodeBlock } from '../../../src/primitives/block.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { MINES_AT_ONCE, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../../_helpers/chainServer.ts'
import { openTestFork, type TestFork } from '../../_helpers/fork.ts'
import { OPEN_NODE, type PublicEndpoint, type Refusals, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'

/**
 * Destroys itself if it is called without data, returns the cell that one word names, and sets a cell to the second of two
 * words, with a log that has both as topics.
 */
const CELLS = '3615602357366040146015575f35545f5260205ff35b602035805f35555f355f5fa2005b33ff'
/** Deploys the code in its data by CREATE2 with salt 0. */
const FACTORY = '365f5f375f365f5ff500'

const initCode = (code: string) => {
  const size = (code.length / 2).toString(16).padStart(2, '0')
  return fromHex(`0x60${size}600a5f3960${size}5ff3${code}`)
}
const CELLS_INIT = initCode(CELLS)

export const factory = contractAddress(requireAccount(0).address, 0n)
/** The contract with cells, which account 0 deploys through the factory. */
export const cells = fromHex(
  `0x${toHex(
    keccak256(fromHex(`0xff${toHex(factory).slice(2)}${'00'.repeat(32)}${toHex(keccak256(CELLS_INIT)).slice(2)}`)),
  ).slice(26)}`,
)
export const CELLS_ADDRESS = toHex(cells)

type Fields = Parameters<typeof signFrom>[1]

/** Signs a transaction of an account, by default account 0, with this nonce. */
const send = (nonce: bigint, fields: Fields, from = 0) => signFrom(from, { nonce, gasLimit: 300_000n, ...fields })
export const deployFactory = (nonce: bigint) => send(nonce, { data: initCode(FACTORY) })
export const createCells = (nonce: bigint, from = 0) => send(nonce, { to: factory, data: CELLS_INIT }, from)
export const destroyCells = (nonce: bigint, from = 0) => send(nonce, { to: cells }, from)
export const readCell = (nonce: bigint, slot: bigint) => send(nonce, { to: cells, data: toWord(slot) })
export const setCell = (nonce: bigint, slot: bigint, value: bigint, from = 0) =>
  send(nonce, { to: cells, data: concatBytes(toWord(slot), toWord(value)) }, from)

/** A chain behind an endpoint that records the questions. */
export interface Origin {
  readonly served: ServedChain
  readonly endpoint: PublicEndpoint
}

/** Serves a chain in which cells 1 to 3 of the contract have the values 17, 34 and 51 since block 5. */
export async function serveOrigin(refusals: Refusals = OPEN_NODE): Promise<Origin> {
  const served = await serveTestChain()
  const transactions = [
    deployFactory(0n),
    createCells(1n),
    setCell(2n, 1n, 17n),
    setCell(3n, 2n, 34n),
    setCell(4n, 3n, 51n),
  ]
  for (const transaction of transactions) await served.chain.submits.sendRaw(transaction)
  return { served, endpoint: await servePublicEndpoint(served.url, refusals) }
}

/** A fork behind the real server. */
export interface ServedFork extends TestFork, ServedChain {}

interface ForkPlace {
  readonly flags?: Readonly<Record<string, unknown>>
  /** File of the store. Absent: memory. */
  readonly path?: string
  readonly setup?: Partial<ChainSetup>
}

/** Serves a fork that mines at once. It is closed with the test, or by its caller. */
export async function serveFork(url: string, { flags = {}, path, setup = {} }: ForkPlace = {}): Promise<ServedFork> {
  const store = await openStore(path === undefined ? { kind: 'memory' } : { kind: 'sqlite', path })
  const forked = await openTestFork(url, flags, { store, submitting: MINES_AT_ONCE, ...setup })
  return closedAfterTest({ ...(await serveChain(forked.chain)), ...forked })
}

/** Imports the newest `count` blocks of a chain into another one, as bytes. */
export async function importNewest(from: TestFork, to: TestFork, count: number): Promise<readonly string[]> {
  const head = from.chain.reads.headNumber()
  const outcomes: string[] = []
  for (let number = head - count + 1; number <= head; number++) {
    const block = await from.chain.reads.findBlock({ kind: 'number', number, asked: `${number}` })
    if (block === undefined) throw new Error(`there is no block ${number}`)
    outcomes.push(await to.chain.importer.importBlock(decodeBlock(block.encoded, to.chain.network)))
  }
  return outcomes
}
