import { fromHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { withOwnData } from '../scenarios/ownChain.ts'
import { signNext } from '../sign.ts'
import { bytesOf, code, pushPlace, words } from './code.ts'

const SLOTS_PER_TRANSACTION = 300
const TRANSACTIONS = 40
const READS_PER_ROUND = 50
const GAS_LIMIT = 6_500_000n

/** The time of reading storage slots that are only in SQLite. */
export interface ColdSlots {
  readonly count: number
  /** Gas of the call that reads all of them. */
  readonly gas: number
  readonly tookMs: number
}

/**
 * Fills storage slots of a contract on a new chain, opens the chain again, and reads each slot once in the first call. The
 * pages of the file are in the cache of the system.
 */
export function measureColdSlots(): Promise<ColdSlots> {
  return withOwnData(async (opened) => {
    const contract = await opened(fillSlots)
    return opened(async (chain) => {
      const request = (first: number, end: number) => ({ to: contract, data: words(0n, BigInt(first), BigInt(end)) })
      const count = SLOTS_PER_TRANSACTION * TRANSACTIONS
      const latest = { kind: 'latest' } as const
      await chain.calls.call(request(count, count + READS_PER_ROUND), latest) // reads empty slots, to warm the interpreter
      const begun = performance.now()
      await chain.calls.call(request(0, count), latest)
      const tookMs = performance.now() - begun
      const gas = Number(await chain.calls.estimate(request(0, count), latest))
      return { count, gas, tookMs }
    })
  })
}

/** Creates the contract, fills its slots and returns its address. */
async function fillSlots({ network, submits, miner }: Chain): Promise<Uint8Array> {
  const [account] = SANDBOX_ACCOUNTS
  if (account === undefined) throw new Error('there are no accounts')
  const sender = { address: fromHex(account.address), key: fromHex(account.privateKey), nonce: 0n }
  const to = contractAddress(sender.address, 0n)
  const send = async (message: { to?: Uint8Array; data: Uint8Array }) => {
    await submits.sendRaw(fromHex(signNext(network.chainId, sender, { gasLimit: GAS_LIMIT, ...message })))
    await miner.mineOne()
  }
  await send({ data: creating(loopOverSlots()) })
  for (let i = 0n; i < TRANSACTIONS; i++) {
    const first = i * BigInt(SLOTS_PER_TRANSACTION)
    await send({ to, data: words(1n, first, first + BigInt(SLOTS_PER_TRANSACTION)) })
  }
  return to
}

/**
 * Returns code whose call data is a flag, the first slot and the end of the slots. It writes these slots if the flag is 1;
 * otherwise it reads them, 50 in a round.
 */
function loopOverSlots(): string {
  const next = code(1, 'ADD')
  const jump = (place: number, opcode: string) => `${pushPlace(place)}${code(opcode)}`
  const endIf = (place: number) => `${code('DUP1', 64, 'CALLDATALOAD', 'EQ')}${jump(place, 'JUMPI')}`
  const writeIf = (place: number) => `${code(0, 'CALLDATALOAD')}${jump(place, 'JUMPI')}`
  const reads = `${code('DUP1', 'SLOAD', 'POP')}${next}`.repeat(READS_PER_ROUND)
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

/** Returns init code that creates a contract with this code of less than 64 KB. */
function creating(digits: string): Uint8Array {
  const size = pushPlace(lengthOf(digits))
  const copy = (from: number) => `${size}${pushPlace(from)}${code(0, 'CODECOPY')}${size}${code(0, 'RETURN')}`
  return bytesOf(`${copy(lengthOf(copy(0)))}${digits}`)
}
