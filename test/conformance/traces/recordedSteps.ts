import type { Hex } from '../../../src/base/hex.ts'
import { readRecorded, recordedNames } from '../../_helpers/recorded.ts'

/** The recorded text of a transaction's default trace. */
export interface RecordedSteps {
  readonly hash: Hex
  /** The recorded parts: everything, steps without memory, stack and storage, the first steps, or nothing. */
  readonly kind: 'whole' | 'onlySteps' | 'cut' | 'absent'
  /** JSON. */
  readonly text: string
}

function kindOf(text: string): RecordedSteps['kind'] {
  if (text === 'null') return 'absent'
  if (text.endsWith(',"onlySteps":true}')) return 'onlySteps'
  return text.includes('"truncatedFrom":', text.length - 30) ? 'cut' : 'whole'
}

const STEP_FILES = recordedNames('chainA').filter((name) => name.startsWith('struct-tracer-')).length
const readFile = (file: number) => readRecorded(`chainA/struct-tracer-${file}.json`).trim()

/**
 * Yields the recorded default traces of transactions, whose hashes are given in the order of the files. The texts are cut out of
 * the files without parsing them: together they have 280 million characters.
 */
export function* readRecordedSteps(hashes: readonly Hex[]): Generator<RecordedSteps, undefined> {
  let done = 0
  for (let file = 0; file < STEP_FILES; file++) {
    const text = readFile(file)
    for (let at = 1; at < text.length; done++) {
      const hash = hashes[done] ?? '0x'
      const key = `"${hash}":`
      if (!text.startsWith(key, at)) throw new Error(`struct-tracer-${file}.json: expected ${hash} at ${at}`)
      const next = text.indexOf(`,"${hashes[done + 1]}":`, at)
      const end = next === -1 ? text.length - 1 : next
      const trace = text.slice(at + key.length, end)
      yield { hash, kind: kindOf(trace), text: trace }
      at = end + 1
    }
  }
  return undefined
}

/** The numbers of the files; most requests are about the first or the last blocks. */
const FROM_BOTH_ENDS = Array.from({ length: STEP_FILES }, (_, i) => (i % 2 === 0 ? i / 2 : STEP_FILES - (i + 1) / 2))

/** Returns a lookup of recorded default traces, which keeps only the traces that were asked for. */
export function createStepsIndex(): (hashes: readonly string[]) => readonly unknown[] {
  const known = new Map<string, unknown>()
  return (hashes) => {
    for (const file of FROM_BOTH_ENDS) {
      if (hashes.every((hash) => known.has(hash))) break
      const text = readFile(file)
      if (!hashes.some((hash) => text.includes(`"${hash}":`))) continue
      const traces: Readonly<Record<string, unknown>> = JSON.parse(text)
      for (const hash of hashes) if (hash in traces) known.set(hash, traces[hash])
    }
    return hashes.map((hash) => known.get(hash))
  }
}

/** The name before each list of storage slots, without the part in which the three lists differ. */
const SLOTS = 'torage":{'

/** Returns a comparison of lists of slots in any order; successive steps mostly have the same lists. */
function createSlotComparison(): (one: string, other: string) => boolean {
  const sorted = (list: string) => list.split(',').sort().join()
  let last = { one: '', other: '' }
  return (one, other) => {
    if (one === last.one && other === last.other) return true
    if (sorted(one) !== sorted(other)) return false
    last = { one, other }
    return true
  }
}

/** Returns whether two traces differ at most in the order of storage slots, which in the reference is that of a Java hash map. */
export function areSameSteps(one: string, other: string): boolean {
  if (one === other) return true
  const [parts, others] = [one.split(SLOTS), other.split(SLOTS)]
  if (parts.length !== others.length) return false
  const areSameSlots = createSlotComparison()
  return parts.every((part, index) => {
    const compared = others[index] ?? ''
    if (part === compared) return true
    const [end, endOfCompared] = [part.indexOf('}'), compared.indexOf('}')]
    return (
      part.slice(end) === compared.slice(endOfCompared) &&
      areSameSlots(part.slice(0, end), compared.slice(0, endOfCompared))
    )
  })
}
