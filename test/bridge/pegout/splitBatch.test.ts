import { expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint, minimalBytes } from '../../../src/base/integer.ts'
import { requireString } from '../../../src/base/rlp.ts'
import { payToKeyHash } from '../../../src/bitcoin/outputScript.ts'
import { decodeTransaction } from '../../../src/bitcoin/transaction.ts'
import { decodeGroups } from '../../../src/bridge/storageEntry.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { eventTopic } from '../../../src/evm/precompiles/native/abi.ts'
import type { Log } from '../../../src/primitives/log.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { FEDERATOR, numberCell, type PegScene, payment, setPegScene } from '../../_helpers/pegScene.ts'

/** A number of outputs of 34 bytes that exceeds 100,000 bytes. */
const REQUESTS = 3_000
const SATOSHIS = 300_000n
const QUEUE = 'releaseRequestQueueWithTxHash'
const WAITING = 'releaseTransactionSetWithTxHash'
const BETWEEN = 50

const hashOf = (i: number) => keccak256(minimalBytes(i + 1))
const receiverOf = (i: number) => hashOf(i).slice(12)
const request = (i: number) => [receiverOf(i), minimalBytes(SATOSHIS), hashOf(i)]
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

const groupsIn = async (scene: PegScene, name: string) => {
  const stored = await scene.read(name)
  return stored === undefined ? [] : decodeGroups(fromHex(stored), 3)
}

const find = (logs: readonly Log[], signature: string) =>
  logs.find(({ topics }) => toHex(topics[0] ?? new Uint8Array(0)) === toHex(eventTopic(signature)))

/** Returns the hashes in the event of a batch. */
function hashesIn(log: Log | undefined): Bytes {
  const data = log?.data ?? expect.fail('no batch')
  return data.slice(64, 64 + Number(bytesToBigint(data.subarray(32, 64))))
}

it('a batch that does not fit into a transaction is halved, and the rest is paid in order with the next call', async () => {
  const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
  await scene.register(payment([{ script: scene.federationScript, satoshis: 10_000_000_000n }]))
  await scene.register(payment([{ script: scene.federationScript, satoshis: 10_000_000_000n }], 2))
  await scene.put(QUEUE, encodeRlp(range(0, REQUESTS).flatMap(request)))
  const half = REQUESTS / 2
  for (const [number, from, left] of [
    [1000, 0, half],
    [1001, half, 0],
  ] as const) {
    const { failed, logs } = await scene.ask('updateCollections()', [], { privateKey: FEDERATOR, number })
    expect(failed).toBe(false)
    const batch = range(from, from + half)
    expect(toHex(hashesIn(find(logs, 'batch_pegout_created(bytes32,bytes)')))).toBe(
      toHex(concatBytes(...batch.map(hashOf))),
    )
    // The event has the sum of all requests, as in the reference node.
    const requested = find(logs, 'release_requested(bytes32,bytes32,uint256)')
    expect(bytesToBigint(requested?.data ?? new Uint8Array(0))).toBe(BigInt(REQUESTS - from) * SATOSHIS)
    const made = (await groupsIn(scene, WAITING)).map(([encoded]) =>
      decodeTransaction(requireString(encoded, 'transaction')),
    )
    const paid = made.map(({ outs }) => outs.slice(0, -1).map(({ script }) => toHex(script)))
    expect(paid).toContainEqual(batch.map((i) => toHex(payToKeyHash(receiverOf(i)))))
    const queue = await groupsIn(scene, QUEUE)
    expect(queue.map(([receiver]) => toHex(requireString(receiver, 'receiver')))).toEqual(
      range(REQUESTS - left, REQUESTS).map((i) => toHex(receiverOf(i))),
    )
  }
  // The next height is set once the queue is empty.
  expect(await scene.read('nextPegoutHeight')).toBe(toHex(numberCell(BigInt(1001 + BETWEEN))))
})
