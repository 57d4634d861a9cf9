import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { type Chain, openChain } from '../../src/chain/openChain.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { COW_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import type { Block } from '../../src/primitives/block.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { ownSetup } from '../scenarios/ownChain.ts'
import { encodeCall, tokenTransfer } from '../scene.ts'
import { type Message, type Sender, signNext } from '../sign.ts'
import { createRandom, type Random } from './random.ts'

const ACCOUNTS = 200
/** Number of transactions per block: 1 to this. */
const MAX_TRANSACTIONS = 20
const SECONDS_PER_BLOCK = 30
/** The pool accepts this number of transactions of one account. */
const MAX_WAITING = 16
const FUNDS_WEI = 1_000n * 10n ** 18n
const FUNDS_TOKENS = 10n ** 24n
/** Percentages of the calls. The other transactions are transfers. */
const TOKEN_PERCENT = 45
const LOG_PERCENT = 5
const MAX_LOGS = 5

/** Creation code of the contracts. */
export interface SeededCode {
  readonly token: Hex
  readonly work: Hex
}

/** The accounts and the contracts that blocks use. */
interface Scenery {
  readonly chain: Chain
  readonly owner: Sender
  readonly accounts: readonly Sender[]
  readonly token: Hex
  readonly work: Hex
}

/**
 * Yields the blocks of a chain that depends on its seed only, above the genesis block of regtest, which the reference node
 * has, too. First the accounts receive funds, then `count` blocks have 1 to 20 transactions: transfers, ERC-20 transfers
 * and calls that log.
 */
export async function* makeSeededChain(seed: number, count: number, code: SeededCode): AsyncGenerator<Block> {
  const clock = { at: 0, nowMs: () => clock.at }
  const store = await openStore({ kind: 'memory' })
  const chain = await openChain({ ...ownSetup(store), network: NETWORKS.regtest, clock })
  const mine = async () => {
    clock.at += SECONDS_PER_BLOCK * 1000
    return (await chain.miner.mineOne()).block
  }
  const scenery = createScenery(chain, seed)
  const random = createRandom(seed)
  try {
    let waiting = 0
    for (const message of openingMessages(scenery, code)) {
      await send(scenery.chain, scenery.owner, message)
      if (++waiting % MAX_WAITING === 0) yield await mine()
    }
    yield await mine()
    for (let block = 0; block < count; block++) {
      for (let left = 1 + random(MAX_TRANSACTIONS); left > 0; left--) await sendRandom(scenery, random)
      yield await mine()
    }
  } finally {
    await chain.close()
  }
}

function createScenery(chain: Chain, seed: number): Scenery {
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) => createSender(`import ${seed} ${index}`))
  const [cow] = COW_ACCOUNTS
  if (cow === undefined) throw new Error('regtest has no funded account')
  const owner = { address: fromHex(cow.address), key: fromHex(cow.privateKey), nonce: 0n }
  const [token, work] = [0n, 1n].map((nonce) => toHex(contractAddress(owner.address, nonce)))
  if (token === undefined || work === undefined) throw new Error('a contract has no address')
  return { chain, owner, accounts, token, work }
}

function createSender(name: string): Sender {
  const key = keccak256(new TextEncoder().encode(name))
  return { key, address: addressOfPrivateKey(key), nonce: 0n }
}

/** The owner's messages that create the contracts and fund the accounts. */
function* openingMessages({ accounts, token }: Scenery, code: SeededCode): Generator<Message> {
  for (const data of [code.token, code.work]) yield { data: fromHex(data), gasLimit: 3_000_000n }
  for (const { address } of accounts) {
    yield { to: address, value: FUNDS_WEI }
    yield tokenTransfer(token, address, FUNDS_TOKENS)
  }
}

/** Sends a transaction of a random account that has space in the pool. */
async function sendRandom({ chain, accounts, token, work }: Scenery, random: Random): Promise<void> {
  const [sender, receiver] = [accounts[random(ACCOUNTS)], accounts[random(ACCOUNTS)]]
  if (sender === undefined || receiver === undefined) throw new Error('there is no account')
  const kind = random(100)
  const amount = BigInt(1 + random(1_000_000))
  if (kind < TOKEN_PERCENT) await send(chain, sender, tokenTransfer(token, receiver.address, amount))
  else if (kind >= TOKEN_PERCENT + LOG_PERCENT) await send(chain, sender, { to: receiver.address, value: amount })
  else await send(chain, sender, logCall(work, BigInt(1 + random(MAX_LOGS))))
}

function logCall(work: Hex, count: bigint): Message {
  return { to: fromHex(work), gasLimit: 100_000n, data: fromHex(encodeCall('log(uint256)', count)) }
}

async function send({ network, submits }: Chain, sender: Sender, message: Message): Promise<void> {
  await submits.sendRaw(fromHex(signNext(network.chainId, sender, message)))
}
