import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import type { Journal } from './journal.ts'

interface Known<T> {
  readonly value: T
}

/** One value of an overlay: the value below, after the first read, and what was written over it. */
export interface Field<T> {
  below: Known<T> | undefined
  written: Known<T> | undefined
}

/** Returns a field whose value below is not known yet. */
export function unknownField<T>(): Field<T> {
  return { below: undefined, written: undefined }
}

/** Returns a field below which there is `value`. */
export function fieldOver<T>(value: T): Field<T> {
  return { below: { value }, written: undefined }
}

/** What was written last, or else what lies below, which `load` fetches the first time. */
export function readField<T>(field: Field<T>, load: () => Awaitable<T>): Awaitable<T> {
  const known = field.written ?? field.below
  if (known !== undefined) return known.value
  return whenThere(load(), (value) => {
    field.below ??= { value }
    return field.below.value
  })
}

/** Writes a value so that the journal can take it back. */
export function writeField<T>(field: Field<T>, value: T, journal: Journal): void {
  const before = field.written
  journal.record(() => {
    field.written = before
  })
  field.written = { value }
}

/** Calls `report` with what was written, unless it is known to be what lies below anyway. */
export function reportChange<T>(field: Field<T>, isEqual: (a: T, b: T) => boolean, report: (value: T) => void): void {
  const { written, below } = field
  if (written === undefined) return
  if (below === undefined || !isEqual(written.value, below.value)) report(written.value)
}
