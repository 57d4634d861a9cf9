import { fromHex, toHex } from '../../src/base/hex.ts'
import { requireText, toBody } from '../client.ts'
import { mineUntil } from '../grow.ts'
import { openConnection, toRequest } from '../load.ts'
import { type Measured, percentile } from '../measured.ts'
import { allMined } from '../mined.ts'
import { measureBodies, measureRequests } from '../scenarios/scenario.ts'
import { encodeCall, recipient, sendNext, signTransfer } from '../scene.ts'
import { type MarkedScene, RECIPIENTS, returnToMark, setMark } from './contenders.ts'
import type { Part, TurnOptions } from './part.ts'

/** Minimum head at which requests are measured. */
const HEAD = 1_000
const BATCH = 100
/** Storage slots that a call reads. */
const SLOTS = 2_000
/** Slots that a transaction writes, with less gas than a transaction may have. */
const SLOTS_AT_ONCE = 125
/** Rounds of each loop: three million gas by Rootstock's gas table, and two thousand slots. */
const LOOPS = [
  ['3 Mgas arithmetic', 'arithmetic(uint256)', 35_000n],
  ['3 Mgas Keccak', 'hash(uint256)', 24_800n],
  ['2,000 SLOAD', 'load(uint256)', BigInt(SLOTS)],
] as const
/** Rounds of a transaction whose struct logs are 6 MB long. */
const TRACED_ROUNDS = 332n
/** Length below which a node does not return the struct logs. */
const MIN_TRACE_BYTES = 1_000_000

const accounts = Array.from({ length: RECIPIENTS }, (_, index) => toHex(recipient(BigInt(index), RECIPIENTS)))

/** Measures short requests over many connections. */
export const reads: Part = {
  name: 'reads',
  async prepare(contender) {
    const scene = await contender.scene()
    await returnToMark(scene)
    await mineUntil(scene, HEAD)
    await setMark(scene)
  },
  async measure(contender, options) {
    const scene = await contender.scene()
    const bench = { scene, options }
    const balances = accounts.map((address) => [address, 'latest'])
    const tokens = accounts.map((address) => {
      return [{ to: scene.token, data: encodeCall('balanceOf(address)', fromHex(address)) }, 'latest']
    })
    const transfers = accounts.map((to) => [{ from: toHex(scene.owner.address), to, value: '0x1' }])
    const batch = Array.from({ length: BATCH }, (_, id) => {
      return { jsonrpc: '2.0', id, method: 'eth_getBalance', params: balances[id % RECIPIENTS] }
    })
    return [
      await measureRequests(bench, 'eth_chainId', { method: 'eth_chainId', params: [[]] }),
      await measureRequests(bench, 'eth_getBalance', { method: 'eth_getBalance', params: balances }),
      await measureBodies(bench, `batch of ${BATCH} eth_getBalance`, [JSON.stringify(batch)]),
      await measureRequests(bench, 'eth_call balanceOf', { method: 'eth_call', params: tokens }),
      await measureRequests(bench, 'eth_estimateGas of a transfer', { method: 'eth_estimateGas', params: transfers }),
    ]
  },
}

/** Measures calls of milliseconds over one connection: one after the other, and the first one after each block. */
export const calls: Part = {
  name: 'calls',
  async prepare(contender) {
    const scene = await contender.scene()
    await returnToMark(scene)
    for (let from = 0n; from < SLOTS; from += BigInt(SLOTS_AT_ONCE)) {
      const data = fromHex(encodeCall('fill(uint256,uint256)', from, from + BigInt(SLOTS_AT_ONCE)))
      await sendNext(scene, { to: fromHex(scene.work), data, gasLimit: 3_500_000n })
    }
    await allMined(scene, [scene.owner])
    await setMark(scene)
  },
  async measure(contender, { seconds }) {
    const scene = await contender.scene()
    const measured: Measured[] = []
    for (const [name, signature, rounds] of LOOPS) {
      const params = [{ to: scene.work, data: encodeCall(signature, rounds) }, 'latest']
      const bench = { scene, options: { seconds: seconds / 2, connections: 1 } }
      const row = await measureRequests(bench, `eth_call ${name}`, { method: 'eth_call', params: [params] })
      measured.push({ ...row, unit: 'ms', value: row.value && row.p50Ms })
      measured.push(await measureAfterBlocks(scene, `eth_call ${name}, first after a block`, params, seconds / 2))
    }
    return measured
  },
}

/** Measures a call after each of many blocks of one transfer. The value is the median. */
async function measureAfterBlocks(
  scene: MarkedScene,
  name: string,
  params: readonly unknown[],
  seconds: number,
): Promise<Measured> {
  await returnToMark(scene)
  const { url } = scene.target
  const connection = await openConnection(url)
  const request = toRequest(url, toBody('eth_call', params))
  const timesMs: number[] = []
  for (const endAt = performance.now() + seconds * 1000; performance.now() < endAt; ) {
    await scene.client.call('eth_sendRawTransaction', [signTransfer(scene, scene.owner)])
    await allMined(scene, [scene.owner])
    const begunAt = performance.now()
    const { isFailure } = await connection.send(request)
    timesMs.push(performance.now() - begunAt)
    if (isFailure) throw new Error(`${name}: ${scene.target.name} returned an error`)
  }
  connection.close()
  return { name, unit: 'ms', value: percentile(timesMs, 0.5) }
}

/** Measures struct logs of 6 MB, each of another transaction than in the turn before. */
export const traces: Part = {
  name: 'traces',
  async measure(contender, options) {
    const scene = await contender.scene()
    await returnToMark(scene)
    const data = fromHex(encodeCall('arithmetic(uint256)', TRACED_ROUNDS))
    const hash = requireText(await sendNext(scene, { to: fromHex(scene.work), data, gasLimit: 1_000_000n }))
    await allMined(scene, [scene.owner])
    return [await measureTraces(scene, hash, options)]
  },
}

async function measureTraces(scene: MarkedScene, hash: string, { seconds }: TurnOptions): Promise<Measured> {
  const name = 'debug_traceTransaction, struct logs of 6 MB'
  const { length } = await scene.client.post(toBody('debug_traceTransaction', [hash]))
  if (length < MIN_TRACE_BYTES) return { name, unit: 'req/s', value: undefined }
  const bench = { scene, options: { seconds, connections: 1 } }
  return measureRequests(bench, name, { method: 'debug_traceTransaction', params: [[hash]] })
}
