import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { decodeRlp, type RlpItem } from '../../src/base/rlp.ts'

/** The same item with every length in eight bytes, as nobody writes it and the reference node reads it. */
export function loosen(encoded: Bytes): Bytes {
  return encodeLoosely(decodeRlp(encoded))
}

function encodeLoosely(item: RlpItem): Bytes {
  const isString = item instanceof Uint8Array
  const content = isString ? item : concatBytes(...item.map(encodeLoosely))
  const head = new Uint8Array(9)
  head[0] = isString ? 0xbf : 0xff
  new DataView(head.buffer).setUint32(5, content.length)
  return concatBytes(head, content)
}
