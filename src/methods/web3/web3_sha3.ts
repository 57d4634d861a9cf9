import type { Bytes } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { NODE_ITSELF } from '../../concurrency/fairQueue.ts'
import { yieldIfSliceUsed } from '../../concurrency/timeSlice.ts'
import { keccak256, keccak256InPieces } from '../../crypto/keccak.ts'
import { parseData } from '../../wire/bytes.ts'
import { afterYield, isLongText } from '../../wire/longInput.ts'
import type { Method } from '../method.ts'

export const web3_sha3: Method<'web3_sha3'> = (_, [data], call) =>
  isLongText(data) ? afterYield(call, () => hashInPieces(parseData(data), call)) : toHex(keccak256(parseData(data)))

/** Hashes long data in pieces and yields to other clients between them. */
async function hashInPieces(bytes: Bytes, { signal, clientPath = NODE_ITSELF }: Abortable): Promise<Hex> {
  const pieces = keccak256InPieces(bytes)
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return toHex(value)
    const wait = yieldIfSliceUsed(() => clientPath)
    if (wait !== undefined) await wait
    signal.throwIfAborted()
  }
}
