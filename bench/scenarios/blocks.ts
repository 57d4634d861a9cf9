import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { SANDBOX_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { type Measured, percentile } from '../measured.ts'
import { signTokenTransfer, signTransfer, tokenTransfer } from '../scene.ts'
import { type Message, type Sender, signNext } from '../sign.ts'
import { withOwnChain } from './ownChain.ts'
import type { Scenario } from './scenario.ts'

const FEW = 5
const MANY = 20
const LONG_SECONDS = 5
/** As many as the pool lets wait of one account. */
const WAITING_OF_EACH = 16n
/** Of the token: more than it sends. */
const RICH = 10n ** 20n

/**
 * Blocks that are full of transfers, then of a token's: from taking them out of the pool to having the block in the store. A
 * chain of the bench's own process on a new SQLite file each, because a service is not told when to begin.
 */
export const blocks: Scenario = {
  name: 'blocks',
  stage: 'begin',
  async run({ scene: { target, tokenCode }, options }) {
    if (target.name !== 'scion') return []
    const count = options.seconds < LONG_SECONDS ? FEW : MANY
    const transfers = await withOwnChain((chain) => {
      const sign = (sender: Sender) => signTransfer(chain.network, sender)
      return measureFullBlocks(chain, count, createSenders(), { name: 'transfers', sign })
    })
    const tokenTransfers = await withOwnChain(async (chain) => {
      const senders = createSenders()
      const scene = { chainId: chain.network.chainId, token: await createToken(chain, tokenCode, senders) }
      const sign = (sender: Sender) => signTokenTransfer(scene, sender)
      return measureFullBlocks(chain, count, senders, { name: 'ERC-20 transfers', sign })
    })
    return [transfers, tokenTransfers]
  },
}

/** What fills the blocks. */
interface Load {
  readonly name: string
  /** A sender's next transaction. */
  sign(sender: Sender): Hex
}

function createSenders(): Sender[] {
  return SANDBOX_ACCOUNTS.map(({ address, privateKey }) => {
    return { address: fromHex(address), key: fromHex(privateKey), nonce: 0n }
  })
}

/** Mines a token of which each sender has some. */
async function createToken({ network, submits, miner }: Chain, code: Hex, senders: readonly Sender[]): Promise<Hex> {
  const [owner, ...others] = senders
  if (owner === undefined) throw new Error('there is no funded account')
  const mine = async (message: Message) => {
    await submits.sendRaw(fromHex(signNext(network.chainId, owner, message)))
    await miner.mineOne()
  }
  const token = toHex(contractAddress(owner.address, owner.nonce))
  await mine({ data: fromHex(code), gasLimit: 3_000_000n })
  for (const { address } of others) await mine(tokenTransfer(token, address, RICH))
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
    const tip = await chain.miner.mineOne()
    if (block < 0) continue // warm: the compiler has seen the code
    timesMs.push(performance.now() - begunAt)
    const { user, system } = process.cpuUsage(cpuBefore)
    cpuUs += user + system
    transfers += tip.block.transactions.length - 1 // the last one is REMASC's
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

/** Lets as many transactions wait as each sender may have; more than a block takes. */
async function fillPool({ reads, submits }: Chain, senders: readonly Sender[], { sign }: Load): Promise<void> {
  for (const sender of senders) {
    const mined = await reads.nonceAt(sender.address, { kind: 'latest' })
    while (sender.nonce < mined + WAITING_OF_EACH) await submits.sendRaw(fromHex(sign(sender)))
  }
}
