import { jsonType, type Option } from '../document/shape.ts'
import { typeWords } from '../document/words.ts'
import { fill, h } from '../dom/h.ts'
import { type Control, type CreateField, type FieldSpec, nextId } from './field.ts'

/** A value of one of several JSON types: a list of the types, and the control of the chosen one. */
export function eitherControl(spec: FieldSpec, createControl: CreateField, options: readonly Option[]): Control {
  const id = nextId()
  const branches = options.map(({ type, schema }) => {
    const words = typeWords(spec.document, schema)
    const control = createControl({ ...spec, schema })
    const input = control.inputId && control.element.querySelector(`#${control.inputId}`)
    if (input) input.setAttribute('aria-label', `${spec.name}: ${words}`)
    return { type, words, control }
  })
  const chosen = () => branches[select.selectedIndex]?.control
  const place = h('div', {})
  const show = () => fill(place, chosen()?.element)
  const select = h(
    'select',
    { id, onchange: show },
    branches.map(({ words }) => h('option', {}, words)),
  )
  show()
  return {
    element: h('div', { class: 'control' }, select, place),
    inputId: id,
    read: () => chosen()?.read(),
    write(value) {
      const found = value === undefined ? 0 : branches.findIndex(({ type }) => type === jsonType(value))
      select.selectedIndex = Math.max(0, found)
      for (const { control } of branches) control.write(undefined)
      chosen()?.write(value)
      show()
    },
  }
}
