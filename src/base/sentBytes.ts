import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Bytes } from './bytes.ts'

/** The number of unsent bytes of each buffer that is freed when it is sent. */
const unsent = new WeakMap<ArrayBufferLike, number>()

/** A closed port: it drops each message, and the buffers with it. */
let dropping: MessagePort | undefined

function createClosedPort(): MessagePort {
  const { port1 } = new MessageChannel()
  port1.close()
  return port1
}

/**
 * Frees the memory of bytes when all of them are sent. V8 would mark its whole heap again for every few MiB that wait for its
 * collector. Only for bytes that are sent once, and that nothing else uses. A part of a larger buffer is left to the collector.
 */
export function freeWhenSent({ buffer, byteLength }: Bytes): void {
  if (byteLength === buffer.byteLength) unsent.set(buffer, byteLength)
}

/** Called when the operating system has a copy of these bytes, or nothing needs them. */
export function onSent({ buffer, byteLength }: Bytes): void {
  const left = unsent.get(buffer)
  if (left === undefined || !(buffer instanceof ArrayBuffer)) return
  unsent.set(buffer, left - byteLength)
  if (left > byteLength) return
  dropping ??= createClosedPort()
  dropping.postMessage(undefined, [buffer])
}
