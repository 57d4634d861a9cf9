import type { Bytes } from '../../src/base/bytes.ts'
import { minimalBytes } from '../../src/base/integer.ts'

/** Writes code byte by byte. */
export interface CodeWriter {
  op(...opcodes: number[]): void
  /** Pushes a number with the fewest bytes. */
  push(value: bigint | number): void
  pushBytes(bytes: Bytes): void
  /** Pushes the position at which `mark` will be called with the same label. */
  pushLabel(label: number): void
  /** Writes a JUMPDEST for a label. */
  mark(label: number): void
  createLabel(): number
  finish(): Bytes
}

const PUSH2 = 0x61
const JUMPDEST = 0x5b

export function createCodeWriter(): CodeWriter {
  const bytes: number[] = []
  const places = new Map<number, number>()
  const gaps: { readonly at: number; readonly label: number }[] = []
  let labels = 0

  const pushBytes = (value: Bytes) => {
    const shown = value.length === 0 ? Uint8Array.of(0) : value
    bytes.push(0x5f + shown.length, ...shown)
  }

  return {
    op: (...opcodes) => void bytes.push(...opcodes),
    push: (value) => pushBytes(minimalBytes(value)),
    pushBytes,
    pushLabel(label) {
      bytes.push(PUSH2, 0, 0)
      gaps.push({ at: bytes.length - 2, label })
    },
    mark(label) {
      places.set(label, bytes.length)
      bytes.push(JUMPDEST)
    },
    createLabel: () => labels++,
    finish() {
      for (const { at, label } of gaps) {
        const place = places.get(label) ?? 0
        bytes[at] = place >> 8
        bytes[at + 1] = place & 0xff
      }
      return Uint8Array.from(bytes)
    },
  }
}
