import { type Bytes, EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { intrinsicGas } from '../../src/chain/intrinsicGas.ts'
import type { BlockEnvironment, Evm, Execution } from '../../src/evm/evm.ts'
import { contractAddress } from '../../src/model/transaction.ts'
import type { Rules } from '../../src/network/rules.ts'
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
}

export interface RecordedBlock {
  readonly number: Hex
  readonly hash: Hex
  readonly timestamp: Hex
  readonly miner: Hex
  readonly difficulty: Hex
  readonly gasLimit: Hex
  readonly minimumGasPrice: Hex
  readonly transactions: readonly RecordedTransaction[]
}

export interface Replayed extends Execution {
  readonly gasUsed: bigint
}

const REMASC = fromHex('0x0000000000000000000000000000000001000008')

/** The environment of a recorded block; `hashes` are those of the whole chain, by number. */
export function environmentOf(
  block: RecordedBlock,
  rules: Rules,
  hashes: readonly Hex[],
  destroyed: Set<Hex>,
): BlockEnvironment {
  return {
    rules,
    chainId: 33,
    number: Number(block.number),
    timestamp: Number(block.timestamp),
    coinbase: fromHex(block.miner),
    difficulty: BigInt(block.difficulty),
    gasLimit: BigInt(block.gasLimit),
    minimumGasPrice: BigInt(block.minimumGasPrice),
    getBlockHash: async (number) => {
      const hash = hashes[number]
      return hash === undefined ? undefined : fromHex(hash)
    },
    wasDestroyed: (address) => destroyed.has(toHex(address)),
  }
}

/** Executes a recorded transaction with its fee, nonce and refund, in as few lines as that takes. */
export async function replay(
  evm: Evm,
  block: BlockEnvironment,
  tx: RecordedTransaction,
  world: World,
): Promise<Replayed> {
  const sender = fromHex(tx.from)
  const gasPrice = BigInt(tx.gasPrice)
  const nonce = BigInt(tx.nonce)
  const gas = BigInt(tx.gas)
  const data = tx.input === '0x' ? EMPTY_BYTES : fromHex(tx.input)
  const target = tx.to === null ? { newContract: contractAddress(sender, nonce) } : { to: fromHex(tx.to) }
  const intrinsic = intrinsicGas({ data, ...target }, block.rules)
  await change(world, sender, 1n, -gas * gasPrice)
  const message = { sender, gasPrice, value: BigInt(tx.value), data, gasLimit: gas - intrinsic, ...target }
  const execution = await evm.run(block, message, world)
  const gross = gas - execution.gasLeft
  const gasUsed = gross - (execution.refund < gross / 2n ? execution.refund : gross / 2n)
  const paid = execution.paysWholeGasLimit === true ? gas : gasUsed
  await change(world, sender, 0n, (gas - paid) * gasPrice)
  await change(world, REMASC, 0n, paid * gasPrice)
  for (const address of execution.deleted) await world.deleteAccount(address)
  return { ...execution, gasUsed }
}

async function change(world: World, address: Bytes, nonce: bigint, wei: bigint): Promise<void> {
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await world.putAccount(address, { nonce: account.nonce + nonce, balance: account.balance + wei })
}
