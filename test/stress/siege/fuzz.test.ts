import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'
import { ENGINES } from '../faults/engines.ts'
import { startBesieged } from './besieged.ts'
import { openConnection } from './connection.ts'
import { createCase } from './hostile/mutations.ts'
import { type Address, openSocket } from './hostile/target.ts'
import { upgrade } from './hostile/webSocket.ts'

const SIZES = { small: 2_000, long: 100_000 }
const BATCH = 250
const CLIENTS = 32
/** A client leaves this long after its last byte, or earlier with a response: many cases are incomplete requests. */
const PATIENCE_MS = 200
/** A client whose bytes the node does not read leaves after this time. */
const MAX_MS = 2_000
const MAX_BYTES = 2 ** 30
const SEED = firstSeed(1)

/** Sends the bytes of one seed. Returns whether the node has responded, or closed the connection. */
async function sendCase(address: Address, seed: number): Promise<boolean> {
  const { isWebSocket, pieces } = createCase(address.path, createRandom(seed))
  const socket = openSocket(address)
  let isAnswered = false
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const work = async () => {
    await once(socket, 'connect')
    if (isWebSocket) await new Promise((resolve) => upgrade(socket, address.path, () => undefined, resolve))
    const answered = Promise.race([once(socket, 'data'), closed]).then(() => {
      isAnswered = true
    })
    answered.catch(() => undefined) // a reset
    for (const piece of pieces) await send(socket, piece)
    await Promise.race([answered, setTimeout(PATIENCE_MS)])
  }
  await Promise.race([work().catch(() => undefined), closed, setTimeout(MAX_MS)])
  const result = isAnswered
  socket.destroy()
  await closed
  return result
}

function send(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => void socket.write(bytes, () => resolve()))
}

it(`a node survives hostile bodies and frames, seed ${SEED}`, async () => {
  const [engine] = ENGINES
  if (engine === undefined) throw new Error('no store')
  const node = await startBesieged(await engine.createPlace(), [])
  const address = { ...node.endpoint('regtest', node.attackerKey), isTls: false }
  const bystander = await openConnection(node.endpoint('regtest', node.bystanderKey))
  let maxBytes = 0
  for await (const { seed, count } of batchesOf(SIZES, BATCH, SEED)) {
    let [next, answered] = [seed, 0]
    const sendCases = async () => {
      while (next < seed + count) {
        if (await sendCase(address, next++)) answered++
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, sendCases))
    expect(node.end(), `seeds from ${seed}`).toBeUndefined()
    expect(await bystander.ask('eth_chainId', []), `seeds from ${seed}`).toMatchObject({ result: '0x21' })
    expect(answered, `seeds from ${seed}`).toBeGreaterThan(0)
    maxBytes = Math.max(maxBytes, node.residentBytes())
    expect(maxBytes, `seeds from ${seed}`).toBeLessThanOrEqual(MAX_BYTES)
    report('siege/fuzz', { seed, count, answered, maxMib: Math.round(maxBytes / 2 ** 20) })
  }
  bystander.socket.destroy()
})
