import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import { addressOfPrivateKey } from '../../src/base/secp256k1.ts'
import type { ChainSetup } from '../../src/chain/openChain.ts'
import {
  contractAddress,
  decodeTransaction,
  signTransaction,
  type Transaction,
  type TransactionFields,
} from '../../src/model/transaction.ts'
import type { Network } from '../../src/network/network.ts'
import { NETWORKS } from '../../src/network/networks/index.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { mapRules, NEVER } from '../../src/network/ruleHeights.ts'
import { createSandbox } from '../../src/network/sandbox.ts'
import { encodeAccount } from '../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import { openStore } from '../../src/store/openStore.ts'
import type { Store } from '../../src/store/store.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { assemble } from '../_helpers/evmScene.ts'
import type { KeptBlock } from '../generator/blockTree.ts'
import { type Builder, createBuilder } from '../generator/builder.ts'
import type { RpcCase, Values } from './_rpcCase.ts'

/** A chain that a case's set-up tells of, served, and what stands for the case's placeholders. */
export interface Scene {
  readonly served: ServedChain
  readonly values: Values
}

/** Builds the scene of a case. */
export type Build = (given: RpcCase) => Promise<Scene>

interface Plan {
  readonly network?: Network
  /** What the chain is opened with. */
  readonly setup?: Partial<ChainSetup>
  /** Makes the blocks that are imported, in this order, and says what they are called. */
  blocks?(builder: Builder): Promise<{ readonly blocks: readonly KeptBlock[]; readonly values?: Values }>
  /** Handed in behind them, as `<signed tx>` is to be. */
  readonly waiting?: readonly Transaction[]
  readonly values?: Values
  /** Puts rows below everything, which no transaction has made. */
  prepare?(store: Store): Promise<void>
}

const privateKeyOf = (seed: string) => keccak256(new TextEncoder().encode(seed))
const addressOf = (seed: string) => addressOfPrivateKey(privateKeyOf(seed))
const ACC1 = addressOf('acc1')
const FIRST_OF_ACC1 = contractAddress(ACC1, 0n)
const NOBODY = addressOf('nobody')
const HASH_OF_NOTHING = `0x${'77'.repeat(32)}`

const sandbox = createSandbox(regtest)

/** Regtest's sandbox with an account more in its genesis. */
function withAcc1(balanceWei: bigint, network = sandbox): Network {
  const balances = [...network.genesis.balances, { address: ACC1, balanceWei }]
  return { ...network, genesis: { ...network.genesis, balances } }
}

function sign(seed: string, fields: Partial<TransactionFields> = {}): Transaction {
  const defaults = { nonce: 0n, gasPrice: 0n, gasLimit: 21_000n, value: 0n, data: EMPTY_BYTES }
  const target = fields.data === undefined ? { to: NOBODY } : {}
  return signTransaction({ ...defaults, ...target, ...fields }, sandbox.chainId, privateKeyOf(seed))
}

const creation = (code: Hex): Partial<TransactionFields> => ({ data: fromHex(code), gasLimit: 2_000_000n })

/** Init code of twelve bytes that deploys what stands `before` bytes and its own length into the data. */
function deployer(code: string, before = 0): string {
  const size = code.length / 2
  return assemble(size, before + 12, 0, '39', size, 0, 'f3').slice(2)
}

const deploying = (code: string): Hex => `0x${deployer(code)}${code}`

async function build({ network = sandbox, setup, blocks, waiting = [], values = {}, prepare }: Plan): Promise<Scene> {
  const store = await openStore(':memory:')
  const chain = await openTestChain({ network, store, submitting: MINES_ON_DEMAND, ...setup })
  await prepare?.(store)
  const made = await blocks?.(await createBuilder(network))
  for (const { block } of made?.blocks ?? []) await chain.importer.importBlock(block)
  for (const { encoded } of waiting) await chain.submits.sendRaw(encoded)
  return { served: await serveChain(chain), values: { ...values, ...made?.values } }
}

const plan =
  (given: Plan): Build =>
  () =>
    build(given)

/** Blocks on top of each other, with these transactions. */
async function grow(builder: Builder, ...lists: readonly (readonly Transaction[])[]): Promise<KeptBlock[]> {
  const blocks: KeptBlock[] = []
  let parent = builder.genesis
  for (const transactions of lists) {
    parent = await builder.build({ parent, transactions })
    blocks.push(parent)
  }
  return blocks
}

const hashOf = (kept: KeptBlock | undefined): string => toHex(kept?.block.hash ?? EMPTY_BYTES)

export const anyNode = plan({})

export const nodeOf = (name: 'mainnet' | 'testnet' | 'devnet'): Build =>
  plan({ network: createSandbox(NETWORKS[name]) })

/** Genesis with acc1's wei, blocks 1 and 2, and 1b beside them, in which acc1 has sent something. */
export const sideBlock: Build = plan({
  network: withAcc1(10_000n),
  async blocks(builder) {
    const main = await grow(builder, [], [])
    const spent = sign('acc1', { to: addressOf('acc2') })
    const side = await builder.build({ parent: builder.genesis, transactions: [spent] })
    const names = {
      'hash of block 1': hashOf(main[0]),
      'hash of 1b': hashOf(side),
      'tx only in a side chain': toHex(spent.hash),
    }
    return {
      blocks: [...main, side],
      values: { ...names, 'block 1 without transactions': hashOf(builder.genesis), contract: toHex(ACC1) },
    }
  },
})

const payment = sign('acc1', { to: addressOf('acc2'), value: 10_000n })

/** acc1 pays acc2 in block 1. */
export const paid = plan({
  network: withAcc1(10_000_000n),
  values: {
    acc1: toHex(ACC1),
    acc2: toHex(addressOf('acc2')),
    'unknown hash': HASH_OF_NOTHING,
    'account without code': toHex(NOBODY),
    tx: toHex(payment.hash),
  },
  blocks: async (builder) => ({ blocks: await grow(builder, [payment]) }),
})

/** Rows of the state as they would be had genesis written them. */
function withState(address: Hex, { code, cell }: { code?: Hex; cell?: bigint }): Build {
  const bytes = fromHex(address)
  const account = [{ key: accountKey(bytes), value: encodeAccount({ nonce: 0n, balance: 0n }) }]
  const codes = code === undefined ? [] : [{ key: codeKey(bytes), value: fromHex(code) }]
  const cells = cell === undefined ? [] : [{ key: storageKey(bytes, toWord(1n)), value: Uint8Array.of(Number(cell)) }]
  const marker = { key: contractMarkerKey(bytes), value: Uint8Array.of(1) }
  return plan({
    values: { contract: address },
    prepare: (store) => store.write(({ state }) => state.insertAll(0, [...account, marker, ...codes, ...cells])),
  })
}

const SOMEBODY: Hex = '0x0011223344556677880011223344556677889900'
export const cellInGenesis = withState(SOMEBODY, { cell: 1n })
export const emptyCell = withState(SOMEBODY, { code: '0x00' })
export const codeInGenesis = withState(SOMEBODY, { code: '0x010203' })
export const withoutCode = withState(SOMEBODY, {})

/** 123 empty blocks. */
export const block123 = plan({
  blocks: async (builder) => ({ blocks: await grow(builder, ...Array<readonly Transaction[]>(123).fill([])) }),
})

/** A contract of acc1 in block 1, an empty block on top, and 1b beside. */
const deployedAs =
  (code: (given: RpcCase) => Hex): Build =>
  (given) =>
    build({
      network: withAcc1(10n ** 18n),
      values: { contract: toHex(FIRST_OF_ACC1), 'acc notDefault': toHex(addressOf('notDefault')) },
      async blocks(builder) {
        const blocks = await grow(builder, [sign('acc1', creation(code(given)))], [])
        const side = await builder.build({ parent: builder.genesis })
        return { blocks: [...blocks, side], values: { 'hash of 1b': hashOf(side) } }
      },
    })

export const deployed = deployedAs(({ setupData }) => (setupData ?? '0x') as Hex)
export const returnsNothing = deployedAs(() => deploying('00'))
/** Returns its call data, so that one sees which it was. */
export const echoes = deployedAs(() => deploying('365f5f37365ff3'))

/** A contract that reverts with `Error("deposit too big")`. */
export const tooBig: Build = (given) => {
  const data = given.expect.error?.data?.slice(2) ?? ''
  const words = (data.padEnd(256, '0').match(/.{64}/g) ?? []).map((word, i) => assemble(`7f${word}`, 32 * i, '52'))
  return withState('0x77045e71a7a2c50903d88e564cd72fab11e82051', {
    code: assemble(...words, data.length / 2, 0, 'fd'),
  })(given)
}

const decoded = (text: unknown) => decodeTransaction(fromHex(String(text) as Hex))

/** The raw transactions of cases, which others build on. */
export function cowScenes(rawOf: (id: string) => unknown): { readonly pending: Build; readonly mined: Build } {
  const transfer = decoded(rawOf('v0418'))
  const both = [transfer, decoded(rawOf('v0421'))]
  return {
    pending: plan({ waiting: [transfer] }),
    mined: plan({ blocks: async (builder) => ({ blocks: await grow(builder, both) }) }),
  }
}

/** What a pool refuses, and what was there before it. */
const refusing = (signed: Transaction, given: Plan = {}): Build =>
  plan({ ...given, values: { 'signed tx': toHex(signed.encoded) } })

const ahead = sign('cow', { nonce: 3n })
export const queuedTwice = refusing(ahead, { waiting: [ahead] })

const heavy = (nonce: bigint) => sign('cow', { nonce, gasLimit: 6_000_000n, to: ACC1 })
export const beyondQuota = refusing(heavy(1n), {
  setup: { submitting: { ...MINES_ON_DEMAND, limitsAccounts: true } },
  waiting: [heavy(0n)],
})

const sequential = mapRules((rule) => (rule === 'rskip144' ? NEVER : sandbox.ruleHeights[rule]))
const GAS_LIMIT = 3_000_000n
export const beyondGasLimit = refusing(sign('cow', { gasLimit: GAS_LIMIT + 1n }), {
  network: {
    ...sandbox,
    ruleHeights: sequential,
    targetGasLimit: GAS_LIMIT,
    genesis: { ...sandbox.genesis, gasLimit: GAS_LIMIT },
  },
  blocks: async (builder) => ({ blocks: await grow(builder, []) }),
})

export const spentNonce = refusing(sign('cow'), {
  blocks: async (builder) => ({ blocks: await grow(builder, [sign('cow', { value: 1n })]) }),
})
export const tooCheap = refusing(sign('cow', { gasPrice: 9n }), { network: createSandbox(regtest, 10n) })
export const tooPoor = refusing(sign('acc1', { gasPrice: 1n }), { network: withAcc1(20_999n) })
export const tooLittleGas = refusing(sign('cow', { gasLimit: 20_999n }))
export const tooMuchPending = refusing(sign('acc1', { nonce: 1n, value: 6_000n }), {
  network: withAcc1(10_000n),
  waiting: [sign('acc1', { value: 6_000n })],
})

/** The difficulties of the reference's test chain: 1 in genesis, then 10. */
const harder: Network = {
  ...sandbox,
  difficulty: { ...sandbox.difficulty, minimum: 10n, minimumFromRskip290: 10n },
}
const nextSecond = ({ genesis }: Builder) => genesis.block.header.timestamp + 1

export const harderBlock = plan({
  network: harder,
  async blocks(builder) {
    const block = await builder.build({ parent: builder.genesis, timestamp: nextSecond(builder) })
    return { blocks: [block], values: { 'block 1': hashOf(block) } }
  },
})
export const withUncles = plan({
  network: harder,
  async blocks(builder) {
    const { genesis: parent } = builder
    const timestamp = nextSecond(builder)
    const main = await builder.build({ parent, timestamp })
    const uncles = [1, 2].map((n) => builder.buildUncle(parent, { timestamp, extraData: Uint8Array.of(n) }))
    return { blocks: [main, await builder.build({ parent: main, uncles })] }
  },
})

/** In each of ten blocks REMASC's transaction is the only one, and so the last. */
export const tenBlocks = plan({
  values: { 'last index': '0x0' },
  blocks: async (builder) => ({ blocks: await grow(builder, ...Array<readonly Transaction[]>(10).fill([])) }),
})

const waits = sign('cow')
export const waiting = plan({ waiting: [waits], values: { 'pending tx': toHex(waits.hash) } })

const hashAt = (transactions: readonly Transaction[], index: number) => toHex(transactions[index]?.hash ?? EMPTY_BYTES)
const inOneBlock = (...transactions: readonly Transaction[]) =>
  plan({
    values: {
      tx: hashAt(transactions, 0),
      'tx with nonce 0': hashAt(transactions, 0),
      'tx with nonce bytes 01': hashAt(transactions, 1),
      'third tx of a block': hashAt(transactions, 2),
    },
    blocks: async (builder) => ({ blocks: await grow(builder, transactions) }),
  })

export const failed = inOneBlock(sign('cow', creation('0xfe')))
export const mined = inOneBlock(sign('cow'), sign('cow', { nonce: 1n }))

/** Init code that emits so many logs. */
const emitting = (logs: number): Hex => `0x${'5f5fa0'.repeat(logs)}`
export const threeEmitters = inOneBlock(
  ...[1, 1, 2].map((logs, nonce) => sign('cow', { ...creation(emitting(logs)), nonce: BigInt(nonce) })),
)

const topicOf = (event: string) => toHex(keccak256(new TextEncoder().encode(event))).slice(2)
const push32 = (word: string) => `7f${word}`
const ONE = toHex(toWord(1n)).slice(2)
/** Emits Incremented(true, 71) when it is called with data, else Valued(71); its creation emits Created(70). */
const VALUES = assemble(push32(topicOf('Valued(uint256)')), 32, 0, 'a1', '00').slice(2)
const INCREMENTS = assemble(push32(ONE), push32(topicOf('Incremented(bool,uint256)')), 32, 0, 'a2', '00').slice(2)
const COUNTER = assemble(71, 0, '52', '36', 9 + VALUES.length / 2, '57', VALUES, '5b', INCREMENTS).slice(2)
const CREATES = assemble(70, 0, '52', push32(topicOf('Created(uint256)')), 32, 0, 'a1').slice(2)
const counter = contractAddress(addressOf('cow'), 0n)

function counterScene(blocks: number, setup: Partial<ChainSetup> = {}): Build {
  const lists = [
    [sign('cow', creation(`0x${CREATES}${deployer(COUNTER, CREATES.length / 2)}${COUNTER}`))],
    [sign('cow', { nonce: 1n, to: counter, data: Uint8Array.of(1), gasLimit: 100_000n })],
    [sign('cow', { nonce: 2n, to: counter, gasLimit: 100_000n })],
  ]
  return plan({
    setup,
    values: { contract: toHex(counter), N: '2' },
    blocks: async (builder) => ({ blocks: await grow(builder, ...lists.slice(0, blocks)) }),
  })
}

export const counterCalled = counterScene(3)
export const threeEmpty = plan({ blocks: async (builder) => ({ blocks: await grow(builder, [], [], []) }) })
export const fewLogsAllowed = counterScene(3, { limits: { ...LIMITS, logBlockSpan: 1, logCount: 2 } })
