import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { intrinsicGas } from '../../src/chain/execution/intrinsicGas.ts'
import type { BlockEnvironment, Evm, Execution } from '../../src/evm/evm.ts'
import { contractAddress, createTransaction, type Transaction } from '../../src/model/transaction.ts'
import type { World } from '../../src/state/world.ts'

/** A transaction as `eth_getBlockByNumber` shows it. */
export interface RecordedTransaction {
  readonly hash: Hex
  readonly from: Hex
  readonly to: Hex | null
  readonly nonce: Hex
  readonly gas: Hex
  readonly gasPrice: Hex
  readonly value: Hex
  readonly input: Hex
  readonly v: Hex
  readonly r: Hex
  readonly s: Hex
}

export interface RecordedBlock {
  readonly number: Hex
  readonly transactions: readonly RecordedTransaction[]
}

export interface Replayed extends Execution {
  readonly gasUsed: bigint
}

const REMASC = fromHex('0x0000000000000000000000000000000001000008')

/** Executes a recorded transaction with its fee, nonce and refund, in as few lines as that takes. */
export async function replay(
  evm: Evm,
  block: BlockEnvironment,
  tx: RecordedTransaction,
  world: World,
): Promise<Replayed> {
  const sender = fromHex(tx.from)
  const transaction = toTransaction(tx)
  const { gasPrice, nonce, value, data, gasLimit: gas } = transaction
  const target = tx.to === null ? { newContract: contractAddress(sender, nonce) } : { to: fromHex(tx.to) }
  const intrinsic = intrinsicGas({ data, ...target }, block.rules)
  await change(world, sender, 1n, -gas * gasPrice)
  const message = { sender, gasPrice, value, data, gasLimit: gas - intrinsic, transaction, ...target }
  const execution = await evm.run(block, message, world)
  const gross = gas - execution.gasLeft
  const gasUsed = gross - (execution.refund < gross / 2n ? execution.refund : gross / 2n)
  const paid = execution.paysWholeGasLimit === true ? gas : gasUsed
  await change(world, sender, 0n, (gas - paid) * gasPrice)
  await change(world, REMASC, 0n, paid * gasPrice)
  for (const address of execution.deleted) await world.deleteAccount(address)
  return { ...execution, gasUsed }
}

function toTransaction(tx: RecordedTransaction): Transaction {
  const fields = {
    nonce: BigInt(tx.nonce),
    gasPrice: BigInt(tx.gasPrice),
    gasLimit: BigInt(tx.gas),
    value: BigInt(tx.value),
    data: tx.input === '0x' ? EMPTY_BYTES : fromHex(tx.input),
    ...(tx.to === null ? {} : { to: fromHex(tx.to) }),
  }
  const signature = { v: Number(tx.v), r: minimalBytes(BigInt(tx.r)), s: minimalBytes(BigInt(tx.s)) }
  // A zero gas price has two spellings, each with its own hash.
  return { ...createTransaction(fields, signature), hash: fromHex(tx.hash) }
}

async function change(world: World, address: Bytes, nonce: bigint, wei: bigint): Promise<void> {
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await world.putAccount(address, { nonce: account.nonce + nonce, balance: account.balance + wei })
}
