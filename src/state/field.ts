import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { Journal } from './journal.ts'

interface Known<T> {
  readonly value: T
}

/** A value of an overlay: the value of the state below, once it is read, and the value written over it. */
export interface Field<T> {
  below: Known<T> | undefined
  written: Known<T> | undefined
}

/** Creates a field whose value below is not known yet. */
export function unknownField<T>(): Field<T> {
  return { below: undefined, written: undefined }
}

/** Creates a field whose value below is `value`. */
export function fieldOver<T>(value: T): Field<T> {
  return { below: { value }, written: undefined }
}

/** Returns the value written last, or the value below, which `load` reads once. */
export function readField<T>(field: Field<T>, load: () => MaybePromise<T>): MaybePromise<T> {
  const known = field.written ?? field.below
  if (known !== undefined) return known.value
  return mapMaybePromise(load(), (value) => {
    field.below ??= { value }
    return field.below.value
  })
}

/** Writes a value and records in the journal how to undo it. */
export function writeField<T>(field: Field<T>, value: T, journal: Journal): void {
  const before = field.written
  journal.record(() => {
    field.written = before
  })
  field.written = { value }
}

/** Calls `report` with the written value, unless it is known to equal the value below. */
export function reportChange<T>(field: Field<T>, isEqual: (a: T, b: T) => boolean, report: (value: T) => void): void {
  const { written, below } = field
  if (written === undefined) return
  if (below === undefined || !isEqual(written.value, below.value)) report(written.value)
}
