import { encodeRlp, keccak256, toBeHex, zeroPadValue } from 'ethers'
import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Observer } from '../../src/evm/evm.ts'
import { signTransaction } from '../../src/primitives/transaction.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { assemble, BLOCK, OTHER, setScene, TARGET } from '../_helpers/evmScene.ts'

const THIRD: Hex = '0xc000000000000000000000000000000000000003'
const NOBODY: Hex = '0xee00000000000000000000000000000000000009'
const BRIDGE = 0x01000006n
const IDENTITY = 4n
const call = (target: Hex | bigint, gas = 40_000) => assemble(0, 0, 0, 0, 0, BigInt(target), gas, 'f150')
const INVALID: Hex = '0xfe'

const transaction = signTransaction(
  { nonce: 0n, gasPrice: 1n, gasLimit: 900_000n, to: fromHex(TARGET), value: 0n, data: EMPTY_BYTES },
  33,
  requireAccount(0).privateKey,
)

/** Returns the transactions that the faults of a run name. */
async function namesIn(codes: Record<Hex, Hex>): Promise<string[]> {
  const { world, run } = await setScene(codes)
  await world.putAccount(fromHex(TARGET), { nonce: 128n, balance: 0n })
  const names: string[] = []
  const observer: Observer = {
    onCall: () => undefined,
    onCallEnd: () => undefined,
    onFault: ({ transactionHash }) => void names.push(toHex(transactionHash ?? EMPTY_BYTES)),
  }
  await run({ transaction, observer })
  return names
}

interface Made {
  readonly parent?: string
  readonly kind?: 'call' | 'create'
  readonly nonce?: Hex
  readonly sender?: Hex
  readonly receiver?: Hex
  readonly code?: Hex
  readonly deep?: Hex
  readonly index?: Hex
}

/** Returns the hash of an internal transaction, by default of a call of OTHER by TARGET. */
function nameOf({ parent, kind = 'call', nonce, sender, receiver, code, deep, index }: Made): string {
  return keccak256(
    encodeRlp([
      nonce ?? '0x0080', // with a sign
      parent ?? toHex(transaction.hash),
      sender ?? TARGET,
      receiver ?? OTHER,
      '0x',
      '0x01',
      zeroPadValue(toBeHex(BLOCK.gasLimit), 32),
      code ?? INVALID,
      toHex(new TextEncoder().encode(kind)),
      deep ?? '0x',
      index ?? '0x',
      '0x',
    ]),
  )
}

it('a fault of the message itself names its transaction', async () => {
  expect(await namesIn({ [TARGET]: INVALID })).toEqual([toHex(transaction.hash)])
})

it('a fault of a call names the internal transaction of the call', async () => {
  expect(await namesIn({ [TARGET]: call(OTHER), [OTHER]: INVALID })).toEqual([nameOf({})])
})

it('the internal transactions of nested calls lead back to the transaction', async () => {
  const names = await namesIn({ [TARGET]: call(OTHER, 90_000), [OTHER]: call(THIRD), [THIRD]: INVALID })
  const parent = nameOf({ code: call(THIRD) })
  expect(names).toEqual([nameOf({ parent, nonce: '0x', sender: OTHER, receiver: THIRD, deep: '0x01' })])
})

it('an internal transaction counts those before it in its frame, with those within: of precompiles only native ones', async () => {
  const own = assemble(call(IDENTITY), call(BRIDGE), call(NOBODY), call(THIRD), call(OTHER))
  const names = await namesIn({ [TARGET]: own, [OTHER]: INVALID, [THIRD]: call(NOBODY) })
  expect(names).toEqual([nameOf({ index: '0x04' })])
})

it('internal transactions within a failed call are counted, those within a creation are not', async () => {
  const failing = assemble(call(NOBODY), INVALID)
  const nested = await namesIn({
    [TARGET]: assemble(call(THIRD, 60_000), call(OTHER)),
    [THIRD]: failing,
    [OTHER]: INVALID,
  })
  expect(nested[1]).toBe(nameOf({ index: '0x02' }))
  const store = assemble(`7f${call(0x99n).slice(2).padEnd(64, '0')}`, 0, '52')
  const creating = assemble(store, (call(0x99n).length - 2) / 2, 0, 0, 'f050', call(OTHER))
  const [afterCreation] = await namesIn({ [TARGET]: creating, [OTHER]: INVALID })
  expect(afterCreation).toBe(nameOf({ nonce: '0x0081', index: '0x01' }))
})

it('a fault of init code names the creation, which has no receiver and the nonce before it', async () => {
  const creating = assemble(0xfe, 0, '53', 1, 0, 0, 'f0')
  expect((await namesIn({ [TARGET]: creating }))[0]).toBe(nameOf({ kind: 'create', receiver: '0x' }))
})

it('a balance that SELFDESTRUCT moves counts as an internal transaction', async () => {
  const leaving = assemble(BigInt(NOBODY), 'ff')
  const paying = assemble(call(THIRD), call(OTHER))
  const { world, run } = await setScene({ [TARGET]: paying, [THIRD]: leaving, [OTHER]: INVALID })
  await world.putAccount(fromHex(TARGET), { nonce: 128n, balance: 0n })
  await world.putAccount(fromHex(THIRD), { nonce: 0n, balance: 5n })
  const names: string[] = []
  const onFault: Observer['onFault'] = (fault) => void names.push(toHex(fault.transactionHash ?? EMPTY_BYTES))
  await run({ transaction, observer: { onCall: () => undefined, onCallEnd: () => undefined, onFault } })
  expect(names).toEqual([nameOf({ index: '0x02' })])
})
