import { randomBytes } from 'node:crypto'
import type { Hex } from '../../base/hex.ts'

const ID_BYTES = 16

/** A new filter's id: 128 random bits as a QUANTITY, so that nobody can guess another's; its first digit is not 0. */
export function createFilterId(): Hex {
  for (;;) {
    const digits = randomBytes(ID_BYTES).toString('hex')
    if (!digits.startsWith('0')) return `0x${digits}`
  }
}
