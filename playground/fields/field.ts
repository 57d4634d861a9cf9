import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'

/** What a control is made for. */
export interface FieldSpec {
  readonly document: OpenRpcDocument
  readonly schema: Schema
  readonly name: string
  readonly description?: string | undefined
  readonly isRequired: boolean
  /** One of a list, whose type stands above it. */
  readonly isItem?: boolean
}

/**
 * A control that edits one value. Nothing is refused here: what is wrong goes out as it is, and the node's answer, explained,
 * teaches more than a form that will not send.
 */
export interface Control {
  readonly element: HTMLElement
  /** Of the input that a label belongs to; undefined for several inputs together. */
  readonly inputId?: string
  /** The value, or undefined for none. */
  read(): unknown
  write(value: unknown): void
}

/** Makes the controls inside of others. */
export type CreateField = (spec: FieldSpec) => Control

let count = 0

/** An id that no other element has. */
export function nextId(): string {
  count += 1
  return `f${count}`
}

/** A value as the text that a person would type for it. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
