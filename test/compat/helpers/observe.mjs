// Runs cases on a node. Their observations are equal in each run.
import { setTimeout } from 'node:timers/promises'

const MAX_READS = 250
const READ_AGAIN_MS = 20

/**
 * Runs each case on a new chain. The result of a case, or its refusal, is its observation.
 * @param {Readonly<Record<string, () => Promise<unknown>>>} cases
 * @param {(method: string, params?: readonly unknown[]) => Promise<unknown>} request
 */
export async function observe(cases, request) {
  const observed = {}
  const begin = await findReset(request)
  for (const [name, run] of Object.entries(cases)) {
    await begin()
    await request('evm_setAutomine', [true])
    // anvil keeps these through a reset. Hardhat has no method for the pool, and needs none.
    await request('hardhat_dropAllTransactions', []).catch(refusal)
    for (const address of [TARGET, OTHER]) await request('hardhat_stopImpersonatingAccount', [address])
    await request('hardhat_setCoinbase', [MINER])
    observed[name] = await run().catch(refusal)
  }
  await begin()
  return observed
}

/** Returns a function that begins the chain again. Hardhat 3's node has no method for this, but snapshots. */
async function findReset(request) {
  const hasReset = await request('hardhat_reset', []).then(
    () => true,
    () => false,
  )
  if (hasReset) return () => request('hardhat_reset', [])
  let snapshot = await request('evm_snapshot', [])
  return async () => {
    await request('evm_revert', [snapshot])
    snapshot = await request('evm_snapshot', [])
  }
}

/** Returns the code of an error: a number of JSON-RPC, or the name that a library gives it. */
export function refusal(error) {
  return { refused: error.code ?? error.cause?.code ?? error.name }
}

/** Returns functions that read a chain as tools do. */
export function readerOf(request) {
  const block = async (tag = 'latest') => request('eth_getBlockByNumber', [tag, false])
  const read = async (tag) => {
    const { number, timestamp, gasLimit, miner, transactions } = await block(tag)
    return {
      number: Number(number),
      time: Number(timestamp),
      gasLimit: Number(gasLimit),
      miner: miner?.toLowerCase(),
      sent: transactions.length,
    }
  }
  const accounts = async () => request('eth_accounts', [])
  const receipt = async (hash) => {
    const receipt = await request('eth_getTransactionReceipt', [hash])
    return (
      receipt && {
        status: Number(receipt.status),
        block: Number(receipt.blockNumber),
        from: receipt.from.toLowerCase(),
      }
    )
  }
  /** Sends 1 wei from the first account, or from another sender, with the node's own gas and price. */
  const submit = async (fields = {}) => {
    const [from] = await accounts()
    return request('eth_sendTransaction', [{ from, to: TARGET, value: '0x1', ...fields }])
  }
  return {
    block: read,
    /** The price of gas of a block: Ethereum's base fee, or Rootstock's minimum. */
    async price(tag = 'latest') {
      const { baseFeePerGas, minimumGasPrice } = await block(tag)
      return Number(baseFeePerGas ?? minimumGasPrice)
    },
    accounts,
    balance: async (address) => BigInt(await request('eth_getBalance', [address, 'latest'])).toString(),
    nonce: async (address) => Number(await request('eth_getTransactionCount', [address, 'latest'])),
    submit,
    receipt,
    /** Sends a transaction that the node mines at once. anvil returns the hash before that. */
    async send(fields) {
      const hash = await submit(fields)
      for (let count = 0; count < MAX_READS && (await receipt(hash)) === null; count++) await setTimeout(READ_AGAIN_MS)
      return hash
    },
  }
}

/** The account that mines when a case begins. */
const MINER = '0x00000000000000000000000000000000c01bbace'
/** An account without code, balance and transactions. */
export const TARGET = '0x00000000000000000000000000000000deadbeef'
/** Another one, which transactions do not touch. */
export const OTHER = '0x00000000000000000000000000000000cafebabe'
