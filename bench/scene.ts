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

/** A chain with the contracts, in two blocks. */
export interface BaseScene {
  readonly target: Target
  readonly client: Client
  readonly chainId: number
  /** Holds all units of the token. */
  readonly owner: Sender
  readonly token: Hex
  /** The contract that computes, hashes, stores and logs. */
  readonly work: Hex
  /** Number of accounts that receive transfers. */
  readonly recipients: number
}

/** The chain that is measured, the same on every target: contracts, funded accounts, logs and a thousand blocks. */
export interface Scene extends BaseScene {
  readonly senders: readonly Sender[]
  /** Creation code of the token. */
  readonly tokenCode: Hex
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
/** Number of accounts that receive transfers. */
export const RECIPIENTS = 1_000
const RBTC = 10n ** 18n

const selector = (signature: string) => toHex(keccak256(new TextEncoder().encode(signature)).slice(0, 4))
const word = (value: bigint | Uint8Array) =>
  value instanceof Uint8Array ? toHex(value).slice(2).padStart(64, '0') : toHex(toWord(value)).slice(2)

/** Returns the call data of a function by its signature. */
export function encodeCall(signature: string, ...values: readonly (bigint | Uint8Array)[]): Hex {
  return `${selector(signature)}${values.map(word).join('')}`
}

/** Counts transfers: each has an amount of its own, so that no transaction is sent twice to a chain that was set back. */
let transfers = 0n

/** Signs the sender's next transfer of a few wei. */
export function signTransfer({ chainId, recipients }: Pick<Scene, 'chainId' | 'recipients'>, sender: Sender): Hex {
  return signNext(chainId, sender, { to: recipient(sender.nonce, recipients), value: ++transfers })
}

/** Signs the sender's next transfer of a few units of the token. */
export function signTokenTransfer(scene: Pick<Scene, 'chainId' | 'recipients' | 'token'>, sender: Sender): Hex {
  const to = recipient(sender.nonce, scene.recipients)
  return signNext(scene.chainId, sender, tokenTransfer(scene.token, to, ++transfers))
}

/** Returns the message that transfers an amount of the token. */
export function tokenTransfer(token: Hex, to: Uint8Array, amount: bigint): Message {
  return { to: fromHex(token), gasLimit: 100_000n, data: fromHex(encodeCall('transfer(address,uint256)', to, amount)) }
}

/** Returns the account that receives the transfer with this nonce. */
export function recipient(nonce: bigint, recipients: number): Uint8Array {
  return keccak256(toWord(nonce % BigInt(recipients))).slice(12)
}

function createSender(key: Uint8Array, nonce: bigint): Sender {
  return { key, address: addressOfPrivateKey(key), nonce }
}

function createSenders(): Sender[] {
  return Array.from({ length: SENDERS }, (_, index) => {
    return createSender(keccak256(new TextEncoder().encode(`bench ${index}`)), 0n)
  })
}

/** Returns the first account of the published mnemonic. */
export async function createOwner(client: Client): Promise<Sender> {
  const account = MNEMONIC_ACCOUNTS[0]
  if (account === undefined) throw new Error('there is no funded account')
  const nonce = BigInt(requireText(await client.call('eth_getTransactionCount', [account.address, 'latest'])))
  return createSender(fromHex(account.privateKey), nonce)
}

/** Returns the height of the head. */
export async function headOf(client: Client): Promise<number> {
  return Number(requireText(await client.call('eth_blockNumber', [])))
}

/** Sends the owner's next transaction. */
export function sendNext({ client, chainId, owner }: BaseScene, message: Message): Promise<unknown> {
  return client.call('eth_sendRawTransaction', [signNext(chainId, owner, message)])
}

/** Creates the contracts on a target whose first account of the published mnemonic is funded. */
export async function createBaseScene(
  target: Target,
  code: { token: Hex; work: Hex },
  recipients: number,
): Promise<BaseScene> {
  const client = createClient(target.url)
  const chainId = Number(requireText(await client.call('eth_chainId', [])))
  const owner = await createOwner(client)
  const [token, work] = [0n, 1n].map((index) => toHex(contractAddress(owner.address, owner.nonce + index)))
  if (token === undefined || work === undefined) throw new Error('a contract has no address')
  const scene = { target, client, chainId, owner, token, work, recipients }
  for (const data of [code.token, code.work]) await sendNext(scene, { data: fromHex(data), gasLimit: 3_000_000n })
  return scene
}

/** Creates the scene on a target whose first account of the published mnemonic is funded. */
export async function createScene(target: Target, code: { token: Hex; work: Hex }): Promise<Scene> {
  const base = await createBaseScene(target, code, RECIPIENTS)
  const senders = createSenders()
  for (const { address } of senders) {
    await sendNext(base, { to: address, value: 10n * RBTC })
    await sendNext(base, tokenTransfer(base.token, address, 10n ** 24n))
  }
  const from = (await headOf(base.client)) + 1
  const data = fromHex(encodeCall('log(uint256)', LOGS_IN_BLOCK))
  for (let block = 0; block < LOG_BLOCKS; block++) {
    await sendNext(base, { to: fromHex(base.work), gasLimit: 1_000_000n, data })
  }
  const logs = { from, to: from + LOG_BLOCKS - 1 }
  const scene = { ...base, senders, tokenCode: code.token, logs, footprints: new Map(), earlyCpuUs: new Map() }
  await requireReady(scene)
  return scene
}

/** Throws if the transactions of the scene were not executed. */
async function requireReady({ client, token, senders, target }: Scene): Promise<void> {
  const data = encodeCall('balanceOf(address)', senders.at(-1)?.address ?? 0n)
  const balance = BigInt(requireText(await client.call('eth_call', [{ to: token, data }, 'latest'])))
  if (balance < 10n ** 24n) throw new Error(`${target.name} did not carry out the transactions of the scene`)
}
