import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { Evm } from '../../../src/evm/execution.ts'
import { storageKey } from '../../../src/state/keys.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { createStateVersions } from '../../../src/state/stateVersion.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import { BLOCK, SENDER } from '../../_helpers/evmScene.ts'
import { createRandom } from '../../_helpers/random.ts'
import { type CodeWriter, createCodeWriter } from '../_code.ts'
import { CONTRACTS, pick, type Random } from '../_operands.ts'
import { chooseWays, type Engines, show, WASM_RULES } from './_engines.ts'

const [STOP, MSTORE, SLOAD, SSTORE, GAS, RETURN, REVERT, INVALID] = [0, 0x52, 0x54, 0x55, 0x5a, 0xf3, 0xfd, 0xfe]
const CALLS = [0xf1, 0xf1, 0xf2, 0xf4, 0xfa]
const SLOTS: readonly bigint[] = [0n, 1n, 2n, 255n, 256n, 2n ** 64n, 2n ** 128n + 1n, 2n ** 255n, 2n ** 256n - 1n]
const VALUES: readonly bigint[] = [0n, 0n, 0n, 1n, 255n, 2n ** 64n, 2n ** 192n + 5n, 2n ** 256n - 1n]
const CALLS_IN_ONE = 30
/** More blocks than the changes of which a chain's state keeps. */
const BLOCKS_BETWEEN = [0, 0, 0, 1, 1, 1, 2, 20]
/** Values that code cannot store. */
const ODD_VALUES = ['0x00', '0x0001', `0x${'11'.repeat(33)}`].map((hex) => fromHex(hex as Hex))

function writeSteps(writer: CodeWriter, random: Random, count: number, callees: readonly Hex[]): void {
  for (let i = 0; i < count; i++) {
    const step = random(8)
    if (step < 4) {
      writer.push(pick(random, VALUES))
      writer.push(pick(random, SLOTS))
      writer.op(SSTORE)
    } else if (step < 6 || callees.length === 0) {
      writer.push(pick(random, SLOTS))
      writer.op(SLOAD)
      writer.push(32 * random(16))
      writer.op(MSTORE)
    } else {
      const call = pick(random, CALLS)
      for (const number of [32, 32 * random(16), 0, 0]) writer.push(number)
      if (call < 0xf4) writer.push(0)
      writer.pushBytes(fromHex(pick(random, callees)))
      if (random(3) === 0) writer.push(random(60_000))
      else writer.op(GAS)
      writer.op(call)
      writer.push(32 * random(16))
      writer.op(MSTORE)
    }
  }
}

/** Returns all its slots, or reverts. */
function writeEnd(writer: CodeWriter, end: number): void {
  const shown = end === STOP || end === INVALID ? [] : SLOTS
  for (const [i, slot] of shown.entries()) {
    writer.push(slot)
    writer.op(SLOAD)
    writer.push(512 + 32 * i)
    writer.op(MSTORE)
  }
  writer.push(512 + 32 * shown.length)
  writer.push(0)
  writer.op(end)
}

function createCodes(random: Random): Map<Hex, Bytes> {
  const codes = CONTRACTS.map((address, i): [Hex, Bytes] => {
    const writer = createCodeWriter()
    writeSteps(writer, random, 2 + random(12), CONTRACTS.slice(i + 1))
    writeEnd(writer, i === 0 ? RETURN : pick(random, [STOP, RETURN, RETURN, REVERT, INVALID]))
    return [address, writer.finish()]
  })
  return new Map(codes)
}

/** A chain whose blocks change slots, and its state at the head. */
function createChain(random: Random, codes: ReadonlyMap<Hex, Bytes>) {
  const cells = new Map<Hex, Bytes>()
  const versions = createStateVersions()
  const account = { nonce: 0n, balance: 1_000n }
  const nameOf = (address: Bytes, slot: Bytes) => toHex(storageKey(address, slot))

  const chooseValue = () => (random(12) === 0 ? pick(random, ODD_VALUES) : wordOf(pick(random, VALUES)))

  function change(): void {
    const rows = Array.from({ length: random(6) }, () => {
      const key = storageKey(fromHex(pick(random, CONTRACTS)), toWord(pick(random, SLOTS)))
      return { key, value: chooseValue() }
    })
    for (const { key, value } of rows) {
      if (value === undefined) cells.delete(toHex(key))
      else cells.set(toHex(key), value)
    }
    if (random(10) === 0) versions.restart()
    else versions.follow(rows)
  }

  function world(): StateView {
    const isSlow = random(4) === 0
    const slow = <T>(value: T) => (isSlow ? Promise.resolve(value) : value)
    const reader = {
      getAccount: (address: Bytes) =>
        slow(codes.has(toHex(address)) || toHex(address) === SENDER ? account : undefined),
      getStorage: (address: Bytes, slot: Bytes) => slow(cells.get(nameOf(address, slot))),
      getCode: (address: Bytes) => slow(codes.get(toHex(address)) ?? EMPTY_BYTES),
      isContract: (address: Bytes) => slow(codes.has(toHex(address))),
    }
    return random(8) === 0 ? reader : { ...reader, version: versions.newest }
  }

  return { change, world }
}

function wordOf(value: bigint): Bytes | undefined {
  const bytes = toWord(value)
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? undefined : bytes.slice(first)
}

/** Runs calls on the heads of chains while blocks change them, and requires the same results in both interpreters. */
export async function compareHistories(engines: Engines, firstSeed: number, count: number): Promise<void> {
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = createRandom(seed)
    const codes = createCodes(random)
    const chain = createChain(random, codes)
    for (let call = 0; call < CALLS_IN_ONE; call++) {
      for (let blocks = pick(random, BLOCKS_BETWEEN); blocks > 0; blocks--) chain.change()
      const [expected, found] = await runOnBoth(engines, random, chain.world())
      if (found !== expected)
        throw new Error(`seed ${seed}, call ${call}:\ntypescript ${expected}\nwasm       ${found}`)
    }
  }
}

async function runOnBoth(engines: Engines, random: Random, below: StateView): Promise<[string, string]> {
  engines.use(chooseWays(random))
  const { rules } = pick(random, WASM_RULES)
  const message = {
    sender: fromHex(SENDER),
    to: fromHex(pick(random, CONTRACTS)),
    gasPrice: 1n,
    value: 0n,
    data: EMPTY_BYTES,
    gasLimit: BigInt(random(pick(random, [60_000, 400_000, 4_000_000]))),
  }
  const run = async (evm: Evm) =>
    JSON.stringify(await evm.call({ ...BLOCK, rules }, message, createOverlay(below)), show)
  return [await run(engines.typescript), await run(engines.wasm)]
}
