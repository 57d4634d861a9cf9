import { fromHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { withOwnData } from '../scenarios/ownChain.ts'
import { signNext } from '../sign.ts'
import { bytesOf, code, pushPlace, words } from './code.ts'

const CELLS_OF_EACH = 300
const TRANSACTIONS = 40
const READS_OF_A_ROUND = 50
const GAS_LIMIT = 6_500_000n

/** What reading cells costs that are in SQLite only. */
export interface ColdCells {
  readonly count: number
  /** Of the call that reads all of them. */
  readonly gas: number
  readonly tookMs: number
}

/**
 * Fills cells of a contract on a chain of its own, and reads each of them once by a call: the first one of a chain that was opened
 * anew. The pages of its file are in the system's memory.
 */
export function measureColdCells(): Promise<ColdCells> {
  return withOwnData(async (opened) => {
    const contract = await opened(fillCells)
    return opened(async (chain) => {
      const request = (first: number, end: number) => ({ to: contract, data: words(0n, BigInt(first), BigInt(end)) })
      const count = CELLS_OF_EACH * TRANSACTIONS
      const latest = { kind: 'latest' } as const
      await chain.calls.call(request(count, count + READS_OF_A_ROUND), latest) // nothing is there: what runs code is ready
      const begun = performance.now()
      await chain.calls.call(request(0, count), latest)
      const tookMs = performance.now() - begun
      const gas = Number(await chain.calls.estimate(request(0, count), latest))
      return { count, gas, tookMs }
    })
  })
}

/** Returns the contract. */
async function fillCells({ network, submits, miner }: Chain): Promise<Uint8Array> {
  const [account] = SANDBOX_ACCOUNTS
  if (account === undefined) throw new Error('there are no accounts')
  const sender = { address: fromHex(account.address), key: fromHex(account.privateKey), nonce: 0n }
  const to = contractAddress(sender.address, 0n)
  const send = async (message: { to?: Uint8Array; data: Uint8Array }) => {
    await submits.sendRaw(fromHex(signNext(network.chainId, sender, { gasLimit: GAS_LIMIT, ...message })))
    await miner.mineOne()
  }
  await send({ data: creating(loopOverCells()) })
  for (let i = 0n; i < TRANSACTIONS; i++) {
    const first = i * BigInt(CELLS_OF_EACH)
    await send({ to, data: words(1n, first, first + BigInt(CELLS_OF_EACH)) })
  }
  return to
}

/** Given a flag, the first cell and the end: writes these cells where the flag is 1, else reads them, many in a round. */
function loopOverCells(): string {
  const next = code(1, 'ADD')
  const jump = (place: number, opcode: string) => `${pushPlace(place)}${code(opcode)}`
  const endIf = (place: number) => `${code('DUP1', 64, 'CALLDATALOAD', 'EQ')}${jump(place, 'JUMPI')}`
  const writeIf = (place: number) => `${code(0, 'CALLDATALOAD')}${jump(place, 'JUMPI')}`
  const reads = `${code('DUP1', 'SLOAD', 'POP')}${next}`.repeat(READS_OF_A_ROUND)
  const write = `${code('DUP1', 1, 'ADD', 'DUP2', 'SSTORE')}${next}`

  const begin = code(32, 'CALLDATALOAD')
  const round = lengthOf(begin)
  const writing = round + lengthOf(code('JUMPDEST'), endIf(0), writeIf(0), reads, jump(round, 'JUMP'))
  const end = writing + lengthOf(code('JUMPDEST'), write, jump(round, 'JUMP'))
  return [
    begin,
    ...[code('JUMPDEST'), endIf(end), writeIf(writing), reads, jump(round, 'JUMP')],
    ...[code('JUMPDEST'), write, jump(round, 'JUMP')],
    code('JUMPDEST', 'STOP'),
  ].join('')
}

const lengthOf = (...digits: readonly string[]) => digits.join('').length / 2

/** Code that makes a contract with this code, of less than 64 KB. */
function creating(digits: string): Uint8Array {
  const size = pushPlace(lengthOf(digits))
  const copy = (from: number) => `${size}${pushPlace(from)}${code(0, 'CODECOPY')}${size}${code(0, 'RETURN')}`
  return bytesOf(`${copy(lengthOf(copy(0)))}${digits}`)
}
