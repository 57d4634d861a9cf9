import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { Transaction } from '../../../src/primitives/transaction.ts'
import { encodeAccount } from '../../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../../src/state/keys.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import type { RpcCase } from './case.ts'
import {
  ACC1,
  addressOf,
  type Build,
  build,
  creation,
  deploying,
  FIRST_OF_ACC1,
  grow,
  HASH_OF_NOTHING,
  hashOf,
  NOBODY,
  plan,
  sign,
  withAcc1,
} from './scene.ts'

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

export const deployed = deployedAs(({ setupData }) => `0x${setupData?.slice(2) ?? ''}`)
export const returnsNothing = deployedAs(() => deploying('00'))
/** Code that returns its call data. */
export const echoes = deployedAs(() => deploying('365f5f37365ff3'))

/** A contract that reverts with `Error("deposit too big")`. */
export const tooBig: Build = (given) => {
  const data = given.expect.error?.data?.slice(2) ?? ''
  const words = (data.padEnd(256, '0').match(/.{64}/g) ?? []).map((word, i) => assemble(`7f${word}`, 32 * i, '52'))
  return withState('0x77045e71a7a2c50903d88e564cd72fab11e82051', {
    code: assemble(...words, data.length / 2, 0, 'fd'),
  })(given)
}
