import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import type { Transaction } from '../../../src/primitives/transaction.ts'
import type { Builder } from '../../_helpers/generator/builder.ts'
import { creation, grow, hashOf, plan, sandbox, sign } from './scene.ts'

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

/** A block with an uncle of which only the header is known. */
export const uncleHeaderOnly = plan({
  network: harder,
  async blocks(builder) {
    const { genesis: parent } = builder
    const timestamp = nextSecond(builder)
    const main = await builder.build({ parent, timestamp })
    const uncles = [builder.buildUncle(parent, { timestamp, extraData: Uint8Array.of(1) })]
    const last = await builder.build({ parent: main, uncles })
    return { blocks: [main, last], values: { block: hashOf(last) } }
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

/** The miner in the vectors. */
export const minedBySomebody = plan({
  network: { ...sandbox, minerCoinbase: fromHex('0x1dcc4de8dec75d7aab85b513f0a142fd40d49347') },
})
/** A public network: blocks are not mined here. */
export const imported = plan({ network: { ...sandbox, name: 'testnet', genesisKind: 'real' } })
export const plainTransfer = plan({
  values: { 'plain transfer': toHex(waits.hash) },
  blocks: async (builder) => ({ blocks: await grow(builder, [waits]) }),
})

export const failed = inOneBlock(sign('cow', creation('0xfe')))
export const mined = inOneBlock(sign('cow'), sign('cow', { nonce: 1n }))

/** Returns init code that emits a number of logs. */
const emitting = (logs: number): Hex => `0x${'5f5fa0'.repeat(logs)}`
export const threeEmitters = inOneBlock(
  ...[1, 1, 2].map((logs, nonce) => sign('cow', { ...creation(emitting(logs)), nonce: BigInt(nonce) })),
)
