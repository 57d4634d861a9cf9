import { childSchema } from '../document/childSchema.ts'
import { linkOf } from '../document/links.ts'
import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'
import { excerpt } from '../dom/excerpt.ts'
import { type Child, h } from '../dom/h.ts'
import { explainValue } from '../values/explain.ts'

/** Beyond these a value is shown in parts, so that a large answer does not hold the page up. */
const ITEMS = 50
const CHARACTERS = 1000
const LINES = 2000

/** Longer texts are folded to their beginning: the first line of a bloom or of code says no less than all of it. */
const UNFOLDED = 200
const FOLDED = 66

interface Place {
  readonly document: OpenRpcDocument
  readonly schema: Schema
  readonly value: unknown
  /** The name of the member, of the list that it stands in, or of the result. */
  readonly key: string
  /** The names of the members beside it. */
  readonly beside: readonly string[]
  /** The comma behind it, if any. */
  readonly tail: string
  /** How many lines may still be shown at once. */
  readonly room: { lines: number }
}

/** JSON with what its quantities mean beside them, and links to the calls that tell more; `key` is the name of the value. */
export function jsonView(
  document: OpenRpcDocument,
  schema: Schema,
  value: unknown,
  label: string,
  key = '',
): HTMLElement {
  const props = { class: 'json', tabindex: 0, role: 'region', 'aria-label': label }
  return h('pre', props, node({ document, schema, value, key, beside: [], tail: '', room: { lines: LINES } }))
}

function node(place: Place): Child {
  const { value, tail } = place
  if (typeof value === 'string') return textNode(place, value)
  if (typeof value !== 'object' || value === null) return [h('span', { class: 'literal' }, JSON.stringify(value)), tail]
  return bracketed(Array.isArray(value) ? '[]' : '{}', Object.entries(value), place)
}

function textNode(place: Place, text: string): Child {
  const { document, schema, tail } = place
  if (text.length > UNFOLDED) return [foldedText(text), tail]
  const shown = h('span', { class: 'string' }, JSON.stringify(text))
  const href = linkOf(document, place, text)
  const note = explainValue(document, schema, text)
  return [
    href === undefined ? shown : h('a', { class: 'value', href }, shown),
    tail,
    note === undefined ? undefined : h('span', { class: 'note' }, `  = ${note}`),
  ]
}

function foldedText(text: string): Child {
  const shown = h('span', { class: 'string' }, JSON.stringify(text.slice(0, FOLDED)))
  const isHex = /^0x[0-9a-f]*$/.test(text)
  const size = isHex
    ? `${(text.length / 2 - 1).toLocaleString('en')} bytes`
    : `${text.length.toLocaleString('en')} characters`
  const all = h('button', { type: 'button', class: 'quiet' }, `… all ${size}`)
  all.addEventListener('click', () => {
    shown.textContent = JSON.stringify(text)
    all.remove()
  })
  return [shown, all]
}

function bracketed([open = '', close = '']: string, entries: [string, unknown][], place: Place): Child {
  if (entries.length === 0) return open + close + place.tail
  const isObject = open === '{'
  const beside = isObject ? entries.map(([key]) => key) : []
  const line = ([key, value]: [string, unknown], inner = place.room) => {
    const name = isObject ? [h('span', { class: 'key' }, excerpt(JSON.stringify(key), CHARACTERS)), ': '] : []
    const tail = key === entries.at(-1)?.[0] ? '' : ','
    const schema = childSchema(place.document, place.schema, place.value, key)
    return h(
      'span',
      { class: 'line' },
      name,
      node({ ...place, schema, value, key: isObject ? key : place.key, beside, tail, room: inner }),
    )
  }
  const { room } = place
  const shown = entries.slice(0, Math.min(ITEMS, room.lines))
  const rest = entries.slice(shown.length)
  room.lines -= shown.length
  const more = h('button', { type: 'button', class: 'quiet' }, `… ${rest.length} more`)
  more.addEventListener('click', () => more.replaceWith(...rest.map((one) => line(one, { lines: LINES }))))
  const closing = h('span', { class: 'close' }, close + place.tail)
  return [open, shown.map((one) => line(one)), rest.length > 0 ? more : undefined, closing]
}
