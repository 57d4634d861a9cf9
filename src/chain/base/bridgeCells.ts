import { type Bytes, padLeft, stripLeadingZeros, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import type { JsonValue } from '../../remote/json.ts'
import { BaseUnavailable, BridgeUnreadable } from '../api/errors.ts'
import { type Answers, requireAnsweredBytes } from './answers.ts'

/** Returns a cell of the Bridge after the block at a height. */
export type ReadBridgeCell = (slot: Bytes, height: number) => Promise<Bytes | undefined>

/** Returns the output of a method of the Bridge that only reads, called after the block at a height. */
export type CallBridge = (input: Bytes, height: number) => Promise<Bytes>

/** Returns a block as the parameter of a question. */
export type BlockAt = (height: number) => JsonValue

type Question = (slot: Bytes, height: number) => Promise<Bytes>

/**
 * Returns the reader of the Bridge's cells. Most are longer than a word, which `eth_getStorageAt` cannot return. It asks
 * `rsk_getStorageBytesAt`, or `eth_getProof` of a node whose proofs have long values, and rejects with `BridgeUnreadable`
 * if the endpoint has neither.
 */
export function createBridgeCells(answers: Answers, blockAt: BlockAt, callBridge: CallBridge): ReadBridgeCell {
  const bridge = toHex(BRIDGE_ADDRESS)
  /** The questions that the endpoint has not refused. */
  const questions = new Set<Question>([
    async (slot, height) => {
      const method = 'rsk_getStorageBytesAt'
      return requireAnsweredBytes(
        await answers.ask(method, [bridge, toHex(padLeft(slot, WORD_BYTES)), blockAt(height)]),
        method,
      )
    },
    async (slot, height) => {
      const method = 'eth_getProof'
      const proof = await answers.ask(method, [bridge, [toHex(padLeft(slot, WORD_BYTES))], blockAt(height)])
      return requireAnsweredBytes(provenValue(proof), method)
    },
  ])
  return async (slot, height) => {
    let notKept: BaseUnavailable | undefined
    for (const ask of [...questions]) {
      try {
        return stripZeroWord(await ask(slot, height))
      } catch (error) {
        if (!(error instanceof BaseUnavailable) || error.reason === 'unanswered') throw error
        if (error.reason === 'refused') questions.delete(ask)
        else notKept = error
      }
    }
    throw notKept ?? new BridgeUnreadable(height, callBridge)
  }
}

/** Returns the first value of an answer of `eth_getProof`. */
function provenValue(proof: JsonValue): JsonValue {
  const cells = typeof proof === 'object' && proof !== null && 'storageProof' in proof ? proof.storageProof : undefined
  const [first]: readonly JsonValue[] = Array.isArray(cells) ? cells : []
  return typeof first === 'object' && first !== null && 'value' in first ? (first.value ?? null) : null
}

/** Returns the value of a cell as it is stored. Zero as a number is an empty cell; longer values are byte strings. */
function stripZeroWord(bytes: Bytes): Bytes | undefined {
  const value = bytes.length > WORD_BYTES ? bytes : stripLeadingZeros(bytes)
  return value.length === 0 ? undefined : value
}

/** Returns the function that calls methods of the Bridge at the endpoint. */
export function createBridgeCalls(answers: Answers, blockAt: BlockAt): CallBridge {
  return async (input, height) =>
    requireAnsweredBytes(
      await answers.ask('eth_call', [{ to: toHex(BRIDGE_ADDRESS), data: toHex(input) }, blockAt(height)]),
      'eth_call',
    )
}
