import { type Bytes, concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { toWord } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import type { TransactionFields } from '../../../src/primitives/transaction.ts'
import { createPrecompileInput } from '../../evm/_precompileInputs.ts'
import { codeOf, deploy, INIT, type Program } from './contracts.ts'
import type { Account, Lane } from './lanes.ts'
import type { Chance } from './random.ts'

/** Where a transaction is made up. */
interface Scene {
  readonly chance: Chance
  readonly lane: Lane
  readonly sender: Account
}

/** What a transaction does, and the gas it gets beyond its intrinsic gas. */
export interface Deed extends Partial<Pick<TransactionFields, 'to' | 'value' | 'data'>> {
  readonly gas: number
}

type Kind = (scene: Scene) => Deed

const word = (value: number) => toWord(BigInt(value))
const SALTS = 4
const BOMB = deploy(codeOf('destroys'))

const call =
  (program: Program, gas: number, data: (scene: Scene) => Bytes = () => EMPTY_BYTES): Kind =>
  (scene) => ({ to: scene.lane.programs[program], data: data(scene), gas, value: BigInt(scene.chance.below(2)) })

const create =
  (init: Bytes, gas: number): Kind =>
  ({ chance }) => ({ data: init, gas, value: BigInt(chance.below(3)) })

const cellOf = ({ chance }: Scene) =>
  concatBytes(word(chance.below(6)), word(chance.pick([0, 0, 1, chance.below(1e6)])))
const junk =
  (most: number) =>
  ({ chance }: Scene) =>
    chance.bytes(chance.below(most))
const initOf = ({ chance }: Scene) => chance.pick([BOMB, deploy(codeOf('cells')), ...Object.values(INIT)])

/** Where `create2s` puts what destroys itself when it is called. */
function bombAddress(lane: Lane, salt: number): Bytes {
  const parts = [Uint8Array.of(0xff), lane.programs.create2s, word(salt), keccak256(BOMB)]
  return keccak256(concatBytes(...parts)).subarray(12)
}

function precompileOf({ chance, lane }: Scene): { readonly to: Bytes; readonly data: Bytes } {
  const precompile = chance.pickAny(lane.precompiles) ?? 1
  const data = createPrecompileInput(chance.below, precompile)
  // Without data, blake2f must not be called at all before RSKIP-552.
  return { to: word(precompile).subarray(12), data: data.length === 0 ? Uint8Array.of(0) : data }
}

const throughProxy =
  (program: Program): Kind =>
  (scene) => {
    const { lane, chance } = scene
    const inner = chance.pick([
      precompileOf(scene),
      { to: lane.programs.cells, data: cellOf(scene) },
      { to: lane.programs.event, data: chance.bytes(40) },
      { to: lane.programs.reverts, data: EMPTY_BYTES },
      { to: chance.bytes(20), data: EMPTY_BYTES },
    ])
    const data = concatBytes(new Uint8Array(12), inner.to, inner.data)
    return { to: lane.programs[program], data, gas: 200_000, value: BigInt(chance.below(2)) }
  }

/** Every kind of transaction that the chain knows, by what it does. */
export const KINDS = {
  transferToNew: ({ chance }) => ({ to: chance.bytes(20), value: BigInt(chance.below(1e9)), gas: 0 }),
  transferToOld: ({ chance, lane }) => ({ to: chance.pick(lane.accounts).address, value: 7n, gas: chance.below(2) }),
  transferToSelf: ({ chance, sender }) => ({ to: sender.address, value: BigInt(chance.below(5)), gas: 0 }),
  transferWithData: (scene) => ({ to: scene.chance.pick(scene.lane.accounts).address, data: junk(200)(scene), gas: 0 }),
  bigPayload: ({ chance }) => ({ to: chance.bytes(20), data: chance.bytes(chance.between(3_000, 12_000)), gas: 0 }),
  create: create(deploy(codeOf('cells')), 20_000),
  createEmpty: create(EMPTY_BYTES, 100),
  createReverts: create(INIT.reverts, 1_000),
  createRunsOut: create(INIT.loops, 2_000),
  createCannotPayDeposit: create(deploy(codeOf('calls')), 3_000),
  createReserved: create(INIT.leavesReserved, 10_000),
  createTooMuch: create(INIT.leavesTooMuch, 50_000),
  createDestroys: create(INIT.destroys, 40_000),
  createLogsAndCreates: create(INIT.logsAndCreates, 100_000),
  setCell: call('cells', 30_000, cellOf),
  clearCells: call('cells', 30_000, ({ chance }) => concatBytes(word(chance.below(6)), word(0))),
  setCellRunsOut: call('cells', 3_000, cellOf),
  logs: call('logs', 30_000, junk(100)),
  event: call('event', 5_000, junk(100)),
  revertsWithReason: call('reverts', 3_000),
  runsOut: call('loops', 3_000),
  invalidOpcode: call('invalid', 5_000),
  innerCreate: call('creates', 150_000, initOf),
  innerCreate2: call('create2s', 150_000, (scene) => concatBytes(word(scene.chance.below(SALTS)), initOf(scene))),
  plantBomb: call('create2s', 150_000, ({ chance }) => concatBytes(word(chance.below(SALTS)), BOMB)),
  callBomb: ({ chance, lane }) => ({ to: bombAddress(lane, chance.below(SALTS)), gas: 40_000 }),
  looksAround: call('looks', 300_000, ({ chance }) => word(chance.pick([2, 3, chance.below(30), chance.below(300)]))),
  youngOpcodes: call('young', 120_000),
  calls: throughProxy('calls'),
  callcodes: throughProxy('callcodes'),
  delegates: throughProxy('delegates'),
  staticcalls: throughProxy('staticcalls'),
  precompile: (scene) => ({ ...precompileOf(scene), gas: scene.chance.pick([100, 10_000, 60_000, 250_000]) }),
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

// The keys of a literal are its own.
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[]
