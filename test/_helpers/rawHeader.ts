import type { Bytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { decodeRlp } from '../../src/base/rlp.ts'
import { type Header, hasMergedMining } from '../../src/model/header.ts'
import { encodeHeader } from '../../src/model/headerEncoding.ts'
import type { Rules } from '../../src/network/rules.ts'

/** The merkle proof and the coinbase, the last items of a header. */
const NOT_HASHED = 2

/** The uncompressed header with as much of the merged mining proof as the block hash covers (`rsk_getRawBlockHeader...`). */
export function encodeRawHeader(header: Header, rules: Rules): Bytes {
  const encoded = encodeHeader(header)
  if (!hasMergedMining(header) || !rules.has('rskip92')) return encoded
  const items = decodeRlp(encoded)
  if (items instanceof Uint8Array) throw new Error('a header is a list')
  return encodeRlp(items.slice(0, -NOT_HASHED))
}
