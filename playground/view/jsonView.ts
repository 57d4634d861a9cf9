import { alternativesOf } from '../document/alternatives.ts'
import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'
import { excerpt } from '../dom/excerpt.ts'
import { type Child, h } from '../dom/h.ts'
import { explainValue } from '../values/explain.ts'

/** Beyond these a value is shown in parts, so that a large answer does not hold the page up. */
const ITEMS = 50
const CHARACTERS = 1000
const LINES = 2000

interface Place {
  readonly document: OpenRpcDocument
  readonly schema: Schema
  readonly value: unknown
  /** The comma behind it, if any. */
  readonly tail: string
  /** How many lines may still be shown at once. */
  readonly room: { lines: number }
}

/** JSON with what its quantities mean beside them. */
export function jsonView(document: OpenRpcDocument, schema: Schema, value: unknown, label: string): HTMLElement {
  const props = { class: 'json', tabindex: 0, role: 'region', 'aria-label': label }
  return h('pre', props, node({ document, schema, value, tail: '', room: { lines: LINES } }))
}

function node(place: Place): Child {
  const { value, tail } = place
  if (typeof value === 'string') return textNode(place, value)
  if (typeof value !== 'object' || value === null) return [h('span', { class: 'literal' }, JSON.stringify(value)), tail]
  return bracketed(Array.isArray(value) ? '[]' : '{}', Object.entries(value), place)
}

function textNode({ document, schema, tail }: Place, text: string): Child {
  const shown = h('span', { class: 'string' }, JSON.stringify(text.slice(0, CHARACTERS)))
  if (text.length > CHARACTERS) {
    const all = h('button', { type: 'button', class: 'quiet' }, `… all ${text.length} characters`)
    all.addEventListener('click', () => {
      shown.textContent = JSON.stringify(text)
      all.remove()
    })
    return [shown, all, tail]
  }
  const note = explainValue(document, schema, text)
  return [shown, tail, note === undefined ? undefined : h('span', { class: 'note' }, `  = ${note}`)]
}

function bracketed([open = '', close = '']: string, entries: [string, unknown][], place: Place): Child {
  if (entries.length === 0) return open + close + place.tail
  const line = ([key, value]: [string, unknown], inner = place.room) => {
    const name = open === '{' ? [h('span', { class: 'key' }, excerpt(JSON.stringify(key), CHARACTERS)), ': '] : []
    const tail = key === entries.at(-1)?.[0] ? '' : ','
    return h(
      'span',
      { class: 'line' },
      name,
      node({ ...place, schema: childSchema(place, key), value, tail, room: inner }),
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

/** The schema of a member or item, as far as the document tells it. */
function childSchema({ document, schema, value }: Place, key: string): Schema {
  const all = alternativesOf(document, schema)
  const found = Array.isArray(value)
    ? all.flatMap(({ items }) => items ?? [])
    : all.flatMap(({ properties }) => properties?.[key] ?? [])
  const [only = {}] = found
  return found.length < 2 ? only : { anyOf: found }
}
