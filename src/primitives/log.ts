import type { Bytes } from '../base/bytes.ts'
import { RlpError, type RlpItem, requireList, requireString } from '../base/rlp.ts'

/** An event of the EVM or a precompiled contract. */
export interface Log {
  /** Address of the emitting contract, 20 bytes. */
  readonly address: Bytes
  /** At most four 32-byte words. */
  readonly topics: readonly Bytes[]
  readonly data: Bytes
}

/** Returns the log as RLP item: [address, topics, data]. */
export function toLogItem(log: Log): RlpItem {
  return [log.address, log.topics, log.data]
}

/** Returns the log in an RLP item; throws `RlpError`. */
export function readLog(item: RlpItem): Log {
  const list = requireList(item, 'log')
  if (list.length !== 3) throw new RlpError(`log should have 3 items, but has ${list.length}`)
  return {
    address: requireString(list[0], 'log address'),
    topics: requireList(list[1], 'log topics').map((topic) => requireString(topic, 'log topic')),
    data: requireString(list[2], 'log data'),
  }
}
