import type { Bytes } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import { mapKey } from '../../base/mapKey.ts'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import type { BlockReader, BlockRow, BlockWriter } from '../store.ts'
import { type Records, requireField, requireNumber } from './records.ts'

interface StoredBlock {
  /** Its record: number; hash, parent's hash, total difficulty and RLP. */
  readonly position: number
  stateRoot: Bytes | undefined
}

/** The blocks, and the hashes of the main chain by height. */
export interface MemoryBlocks extends BlockReader, BlockWriter {
  mainHashAt(number: number): Bytes | undefined
}

export function createMemoryBlocks(records: Records): MemoryBlocks {
  const blocks = new Map<string, StoredBlock>()
  const hashesAt = new Map<number, Bytes[]>()
  const main = new Map<number, Bytes>()
  let head = -1

  const read = ({ position, stateRoot }: StoredBlock): BlockRow => {
    const record = records.get(position)
    return {
      hash: requireField(record, 0),
      number: requireNumber(record, 0),
      parentHash: requireField(record, 1),
      totalDifficulty: bytesToBigint(requireField(record, 2)),
      encoded: requireField(record, 3),
      ...(stateRoot && { stateRoot }),
    }
  }
  const find = (hash: Bytes | undefined): BlockRow | undefined => {
    const stored = hash && blocks.get(mapKey(hash))
    return stored && read(stored)
  }

  return {
    mainHashAt: (number) => main.get(number),
    getByHash: async (hash) => pacedReads(() => find(hash)),
    getMain: async (number) => pacedReads(() => find(main.get(number))),
    getMainHash: async (number) => main.get(number),
    async getMainHashes(from, to) {
      const hashes: Bytes[] = []
      for (let number = from; number <= Math.min(to, head); number++) {
        const hash = main.get(number)
        if (hash !== undefined) hashes.push(hash)
      }
      return hashes
    },
    getHead: async () => find(main.get(head)),
    async getAllAt(number) {
      const onMain = main.get(number)
      const first = onMain === undefined ? '' : mapKey(onMain)
      const others = (hashesAt.get(number) ?? []).map(mapKey).filter((hash) => hash !== first)
      const stored = [first, ...others.sort()].map((hash) => blocks.get(hash))
      return stored.filter((block) => block !== undefined).map(read)
    },
    insert({ hash, number, parentHash, totalDifficulty, encoded, stateRoot }) {
      const known = blocks.get(mapKey(hash))
      if (known !== undefined) {
        known.stateRoot = stateRoot
        return
      }
      const position = records.add([number], [hash, parentHash, minimalBytes(totalDifficulty), encoded])
      blocks.set(mapKey(hash), { position, stateRoot })
      const others = hashesAt.get(number)
      if (others === undefined) hashesAt.set(number, [hash])
      else others.push(hash)
    },
    setStateRoot(hash, stateRoot) {
      const known = blocks.get(mapKey(hash))
      if (known !== undefined) known.stateRoot = stateRoot
    },
    setMain(number, hash) {
      main.set(number, hash)
      head = Math.max(head, number)
    },
    unsetMainFrom(number) {
      while (head >= number && main.delete(head)) head--
    },
  }
}
