import { type Bytes, padLeft } from '../base/bytes.ts'
import { type AbiEncoded, joinValues } from '../evm/nativeContracts.ts'
import type { BridgeCall } from './bridgeCall.ts'

interface EventParts {
  /** Addresses and hashes, of 32 bytes at most. */
  readonly indexed?: readonly Bytes[]
  readonly data?: readonly AbiEncoded[]
}

/** Logs an event as Solidity would; `topic` is its signature's (`eventTopic`). */
export function logEvent(call: BridgeCall, topic: Bytes, { indexed = [], data = [] }: EventParts): void {
  call.log([topic, ...indexed.map((value) => padLeft(value, 32))], joinValues(data))
}

/** As the Bridge logged before RSKIP-146: the event's name is the topic, the data RLP. */
export function logRlp(call: BridgeCall, name: string, data: Bytes): void {
  call.log([padLeft(new TextEncoder().encode(name), 32)], data)
}
