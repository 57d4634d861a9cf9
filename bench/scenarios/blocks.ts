import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { type Measured, percentile } from '../measured.ts'
import { RECIPIENTS, signTokenTransfer, signTransfer, tokenTransfer } from '../scene.ts'
import { type Message, type Sender, signNext } from '../sign.ts'
import { withOwnChain } from './ownChain.ts'
import type { Scenario } from './scenario.ts'

const SHORT_RUN_BLOCKS = 5
const LONG_RUN_BLOCKS = 20
/** Duration of a row, in seconds, from which a run is long. */
const LONG_RUN_SECONDS = 5
/** Maximum number of transactions of one account that the pool accepts. */
const MAX_WAITING = 16n
/** Units of the token that each sender receives, more than it sends. */
const TOKENS = 10n ** 20n

/**
 * Measures full blocks of transfers, then of token transfers, from the pool to the block in the store. Each on a new chain on
 * SQLite in the process of the bench, because a client of the service cannot time the mining alone.
 */
export const blocks: Scenario = {
  name: 'blocks',
  stage: 'begin',
  async run({ scene: { target, tokenCode }, options }) {
    if (target.name !== 'scion') return []
    const count = options.seconds < LONG_RUN_SECONDS ? SHORT_RUN_BLOCKS : LONG_RUN_BLOCKS
    const transfers = await withOwnChain((chain) => {
      const sign = (sender: Sender) => signTransfer({ chainId: chain.network.chainId, recipients: RECIPIENTS }, sender)
      return measureFullBlocks(chain, count, createSenders(), { name: 'transfers', sign })
    })
    const tokenTransfers = await withOwnChain(async (chain) => {
      const senders = createSenders()
      const scene = {
        chainId: chain.network.chainId,
        recipients: RECIPIENTS,
        token: await createToken(chain, tokenCode, senders),
      }
      const sign = (sender: Sender) => signTokenTransfer(scene, sender)
      return measureFullBlocks(chain, count, senders, { name: 'ERC-20 transfers', sign })
    })
    return [transfers, tokenTransfers]
  },
}

/** The transactions that fill the blocks. */
interface Load {
  readonly name: string
  /** Returns a sender's next transaction. */
  sign(sender: Sender): Hex
}

function createSenders(): Sender[] {
  return SANDBOX_ACCOUNTS.map(({ address, privateKey }) => {
    return { address: fromHex(address), key: fromHex(privateKey), nonce: 0n }
  })
}

/** Creates a token of which each sender has units. */
async function createToken({ network, submits, miner }: Chain, code: Hex, senders: readonly Sender[]): Promise<Hex> {
  const [owner, ...others] = senders
  if (owner === undefined) throw new Error('there is no funded account')
  const mine = async (message: Message) => {
    await submits.sendRaw(fromHex(signNext(network.chainId, owner, message)))
    await miner.mineOne()
  }
  const token = toHex(contractAddress(owner.address, owner.nonce))
  await mine({ data: fromHex(code), gasLimit: 3_000_000n })
  for (const { address } of others) await mine(tokenTransfer(token, address, TOKENS))
  return token
}

async function measureFullBlocks(
  chain: Chain,
  count: number,
  senders: readonly Sender[],
  load: Load,
): Promise<Measured> {
  const timesMs: number[] = []
  let transfers = 0
  let cpuUs = 0
  for (let block = -1; block < count; block++) {
    await fillPool(chain, senders, load)
    const cpuBefore = process.cpuUsage()
    const begunAt = performance.now()
    const head = await chain.miner.mineOne()
    if (block < 0) continue // warms the compiler
    timesMs.push(performance.now() - begunAt)
    const { user, system } = process.cpuUsage(cpuBefore)
    cpuUs += user + system
    transfers += head.block.transactions.length - 1 // the last one is REMASC's
  }
  const seconds = timesMs.reduce((sum, one) => sum + one, 0) / 1000
  return {
    name: `${load.name} in full blocks of ${Math.round(transfers / count)}`,
    unit: 'tx/s',
    value: transfers / seconds,
    cpuUs: cpuUs / transfers,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  }
}

/** Fills the pool with the maximum number of transactions of each sender, which is more than a block holds. */
async function fillPool({ reads, submits }: Chain, senders: readonly Sender[], { sign }: Load): Promise<void> {
  for (const sender of senders) {
    const mined = await reads.nonceAt(sender.address, { kind: 'latest' })
    while (sender.nonce < mined + MAX_WAITING) await submits.sendRaw(fromHex(sign(sender)))
  }
}
