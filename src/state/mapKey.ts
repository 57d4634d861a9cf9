import type { Bytes } from '../base/bytes.ts'
import { bytesToText } from '../base/bytesToText.ts'

/** Bytes as a text that a `Map` can compare, one character for each byte; shorter and quicker to make than hex. */
export function mapKey(bytes: Bytes): string {
  return bytesToText(bytes, 'latin1')
}
