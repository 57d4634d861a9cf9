import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import type { ChainSetup } from '../../../src/chain/openChain.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import {
  contractAddress,
  signTransaction,
  type Transaction,
  type TransactionFields,
} from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import type { Wallet } from '../../../src/wallet/wallet.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../../_helpers/chainServer.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import type { KeptBlock } from '../../_helpers/generator/blockTree.ts'
import { type Builder, createBuilder } from '../../_helpers/generator/builder.ts'
import { createTestWallet } from '../../_helpers/wallet.ts'
import type { RpcCase, Values } from './case.ts'

/** A served chain in the state of a case's set-up, and the values of the case's placeholders. */
export interface Scene {
  readonly served: Pick<ServedChain, 'url' | 'close'>
  readonly values: Values
}

/** Builds the scene of a case. */
export type Build = (given: RpcCase) => Promise<Scene>

export interface Plan {
  readonly network?: Network
  /** Options of the chain. */
  readonly setup?: Partial<ChainSetup>
  /** Makes the blocks that are imported, in this order, and names them. */
  blocks?(builder: Builder): Promise<{ readonly blocks: readonly KeptBlock[]; readonly values?: Values }>
  /** Transactions that are submitted after the blocks, before the `<signed tx>` of the case. */
  readonly waiting?: readonly Transaction[]
  readonly values?: Values
  /** Changes a wallet with the development accounts, and names its accounts. */
  openAccounts?(wallet: Wallet): Promise<Values>
  /** Inserts rows below all blocks, which no transaction has written. */
  prepare?(store: Store): Promise<void>
}

const privateKeyOf = (seed: string) => keccak256(new TextEncoder().encode(seed))
export const addressOf = (seed: string) => addressOfPrivateKey(privateKeyOf(seed))
export const ACC1 = addressOf('acc1')
export const FIRST_OF_ACC1 = contractAddress(ACC1, 0n)
export const NOBODY = addressOf('nobody')
export const HASH_OF_NOTHING = `0x${'77'.repeat(32)}`

export const sandbox = createSandbox(regtest)

/** The sandbox of regtest with another account in its genesis. */
export function withAcc1(balanceWei: bigint, network = sandbox): Network {
  const balances = [...network.genesis.balances, { address: ACC1, balanceWei }]
  return { ...network, genesis: { ...network.genesis, balances } }
}

export function sign(seed: string, fields: Partial<TransactionFields> = {}): Transaction {
  const defaults = { nonce: 0n, gasPrice: 0n, gasLimit: 21_000n, value: 0n, data: EMPTY_BYTES }
  const target = fields.data === undefined ? { to: NOBODY } : {}
  return signTransaction({ ...defaults, ...target, ...fields }, sandbox.chainId, privateKeyOf(seed))
}

export const creation = (code: Hex): Partial<TransactionFields> => ({ data: fromHex(code), gasLimit: 2_000_000n })

/** Init code of twelve bytes that deploys what stands `before` bytes and its own length into the data. */
export function deployer(code: string, before = 0): string {
  const size = code.length / 2
  return assemble(size, before + 12, 0, '39', size, 0, 'f3').slice(2)
}

export const deploying = (code: string): Hex => `0x${deployer(code)}${code}`

export async function build({
  network = sandbox,
  setup,
  blocks,
  waiting = [],
  values = {},
  openAccounts,
  prepare,
}: Plan): Promise<Scene & { readonly served: ServedChain }> {
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ network, store, submitting: MINES_ON_DEMAND, ...setup })
  await prepare?.(store)
  const made = await blocks?.(await createBuilder(network))
  for (const { block } of made?.blocks ?? []) await chain.importer.importBlock(block)
  for (const { encoded } of waiting) await chain.submits.sendRaw(encoded)
  const wallet = openAccounts === undefined ? undefined : await createTestWallet()
  const accounts = wallet && (await openAccounts?.(wallet))
  return { served: await serveChain(chain, { wallet }), values: { ...values, ...made?.values, ...accounts } }
}

export const plan =
  (given: Plan): Build =>
  () =>
    build(given)

/** Blocks on top of each other, with these transactions. */
export async function grow(builder: Builder, ...lists: readonly (readonly Transaction[])[]): Promise<KeptBlock[]> {
  const blocks: KeptBlock[] = []
  let parent = builder.genesis
  for (const transactions of lists) {
    parent = await builder.build({ parent, transactions })
    blocks.push(parent)
  }
  return blocks
}

export const hashOf = (kept: KeptBlock | undefined): string => toHex(kept?.block.hash ?? EMPTY_BYTES)

export const anyNode = plan({})

export const nodeOf = (name: 'mainnet' | 'testnet' | 'devnet'): Build =>
  plan({ network: createSandbox(NETWORKS[name]) })
