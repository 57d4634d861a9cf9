import { fromHex, type Hex, toHex } from '../src/base/hex.ts'
import { toWord } from '../src/base/integer.ts'
import { MNEMONIC_ACCOUNTS } from '../src/chainspec/sandboxAccounts.ts'
import { keccak256 } from '../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../src/crypto/secp256k1.ts'
import { contractAddress } from '../src/primitives/transaction.ts'
import { type Client, createClient, requireText } from './client.ts'
import { type Message, type Sender, signNext } from './sign.ts'
import type { Target } from './target.ts'

/** Memory and disk space of a node; undefined where they cannot be read. */
export interface Footprint {
  readonly residentMiB: number | undefined
  readonly diskBytes: number | undefined
}

/** The chain that is measured, the same on every target: contracts, funded accounts, logs and a thousand blocks. */
export interface Scene {
  readonly target: Target
  readonly client: Client
  readonly chainId: number
  readonly owner: Sender
  readonly senders: readonly Sender[]
  readonly token: Hex
  /** Creation code of the token. */
  readonly tokenCode: Hex
  /** The contract that computes, hashes, stores and logs. */
  readonly work: Hex
  /** Heights of the blocks with a thousand logs of `work`. */
  readonly logs: { readonly from: number; readonly to: number }
  /** Memory and disk space of the target at each height that was recorded. */
  readonly footprints: Map<number, Footprint>
  /** Processor time of reading an early block on the short chain, by the name of the row. */
  readonly earlyCpuUs: Map<string, number>
}

/** Height of the chain at stage `begin`. */
export const START_HEAD = 1_000
const SENDERS = 16
const LOG_BLOCKS = 10
const LOGS_IN_BLOCK = 100n
const RECIPIENTS = 1_000
const RBTC = 10n ** 18n

const selector = (signature: string) => toHex(keccak256(new TextEncoder().encode(signature)).slice(0, 4))
const word = (value: bigint | Uint8Array) =>
  value instanceof Uint8Array ? toHex(value).slice(2).padStart(64, '0') : toHex(toWord(value)).slice(2)

/** Returns the call data of a function by its signature. */
export function encodeCall(signature: string, ...values: readonly (bigint | Uint8Array)[]): Hex {
  return `${selector(signature)}${values.map(word).join('')}`
}

/** Signs the sender's next transfer of one wei. */
export function signTransfer({ chainId }: Pick<Scene, 'chainId'>, sender: Sender): Hex {
  return signNext(chainId, sender, { to: recipient(sender.nonce), value: 1n })
}

/** Signs the sender's next transfer of one unit of the token. */
export function signTokenTransfer({ chainId, token }: Pick<Scene, 'chainId' | 'token'>, sender: Sender): Hex {
  return signNext(chainId, sender, tokenTransfer(token, recipient(sender.nonce), 1n))
}

/** Returns the message that transfers an amount of the token. */
export function tokenTransfer(token: Hex, to: Uint8Array, amount: bigint): Message {
  return { to: fromHex(token), gasLimit: 100_000n, data: fromHex(encodeCall('transfer(address,uint256)', to, amount)) }
}

function recipient(nonce: bigint): Uint8Array {
  return keccak256(toWord(nonce % BigInt(RECIPIENTS))).slice(12)
}

function createSender(key: Uint8Array, nonce: bigint): Sender {
  return { key, address: addressOfPrivateKey(key), nonce }
}

function createSenders(): Sender[] {
  return Array.from({ length: SENDERS }, (_, index) => {
    return createSender(keccak256(new TextEncoder().encode(`bench ${index}`)), 0n)
  })
}

async function createOwner(client: Client): Promise<Sender> {
  const account = MNEMONIC_ACCOUNTS[0]
  if (account === undefined) throw new Error('there is no funded account')
  const nonce = BigInt(requireText(await client.call('eth_getTransactionCount', [account.address, 'latest'])))
  return createSender(fromHex(account.privateKey), nonce)
}

/** Returns the height of the head. */
export async function headOf(client: Client): Promise<number> {
  return Number(requireText(await client.call('eth_blockNumber', [])))
}

/** Creates the scene on a target whose first account of the published mnemonic is funded. */
export async function createScene(target: Target, code: { token: Hex; work: Hex }): Promise<Scene> {
  const client = createClient(target.url)
  const chainId = Number(requireText(await client.call('eth_chainId', [])))
  const owner = await createOwner(client)
  const send = (fields: Message) => client.call('eth_sendRawTransaction', [signNext(chainId, owner, fields)])
  const create = async (data: string): Promise<Hex> => {
    const address = contractAddress(owner.address, owner.nonce)
    await send({ data: fromHex(data), gasLimit: 3_000_000n })
    return toHex(address)
  }
  const token = await create(code.token)
  const work = await create(code.work)
  const senders = createSenders()
  for (const { address } of senders) {
    await send({ to: address, value: 10n * RBTC })
    await send(tokenTransfer(token, address, 10n ** 24n))
  }
  const from = (await headOf(client)) + 1
  const data = fromHex(encodeCall('log(uint256)', LOGS_IN_BLOCK))
  for (let block = 0; block < LOG_BLOCKS; block++) await send({ to: fromHex(work), gasLimit: 1_000_000n, data })
  const logs = { from, to: from + LOG_BLOCKS - 1 }
  const scene = {
    target,
    client,
    chainId,
    owner,
    senders,
    token,
    tokenCode: code.token,
    work,
    logs,
    footprints: new Map(),
    earlyCpuUs: new Map(),
  }
  await requireReady(scene)
  return scene
}

/** Throws if the transactions of the scene were not executed. */
async function requireReady({ client, token, senders, target }: Scene): Promise<void> {
  const data = encodeCall('balanceOf(address)', senders.at(-1)?.address ?? 0n)
  const balance = BigInt(requireText(await client.call('eth_call', [{ to: token, data }, 'latest'])))
  if (balance < 10n ** 24n) throw new Error(`${target.name} did not carry out the transactions of the scene`)
}
