import type { Schema } from '../document/openrpc.ts'
import { shapeOf } from '../document/shape.ts'
import { fill, h } from '../dom/h.ts'
import type { Control, CreateField, FieldSpec } from './field.ts'

interface ListShape {
  readonly item: Schema
  readonly takesOne: boolean
  readonly takesNull: boolean
}

/**
 * Values that can be added and taken away. Lists of lists or null are filters by position, as topics are: an empty place is
 * null there, and one value alone stands without its list.
 */
export function listControl(
  spec: FieldSpec,
  createField: CreateField,
  { item, takesOne, takesNull }: ListShape,
): Control {
  const inner = shapeOf(spec.document, item)
  const isByPosition = inner.kind === 'list' && inner.takesNull
  const rows: { readonly control: Control; readonly element: HTMLElement }[] = []
  const place = h('div', { class: 'rows' })
  const add = () => {
    const name = `${spec.name}[${rows.length}]`
    const control = createField({ document: spec.document, schema: item, name, isRequired: false, isItem: true })
    const remove = h(
      'button',
      { type: 'button', class: 'icon', 'aria-label': `Remove ${name}`, onclick: () => drop(element) },
      '×',
    )
    const element = h('div', { class: 'row' }, control.element, remove)
    rows.push({ control, element })
    place.append(element)
    return control
  }
  const drop = (element: HTMLElement) => {
    rows.splice(
      rows.findIndex((row) => row.element === element),
      1,
    )
    element.remove()
    place.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const more = h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick: () => add().element.querySelector<HTMLElement>('input, textarea, button')?.focus(),
    },
    isByPosition ? '+ Add a position' : '+ Add a value',
  )
  return {
    element: h(
      'div',
      { class: 'control list' },
      place,
      spec.isItem === true && takesNull ? h('p', { class: 'about when-empty' }, 'anything') : undefined,
      more,
    ),
    read() {
      const values = rows.map(({ control }) => control.read())
      const kept = isByPosition ? values.map((value) => value ?? null) : values.filter((value) => value !== undefined)
      if (kept.length === 0) return spec.isRequired ? [] : undefined
      return takesOne && kept.length === 1 && !isByPosition ? kept[0] : kept
    },
    write(value) {
      rows.length = 0
      fill(place)
      const items = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
      for (const one of items) add().write(one)
    },
  }
}
