import { h } from '../dom/h.ts'
import { asText, type Control, nextId } from './field.ts'

/** A list to choose a value from; `undefined` stands for none. */
export function choiceControl(values: readonly unknown[], isRequired: boolean): Control {
  const id = nextId()
  const all = isRequired ? values : [undefined, ...values]
  const options = all.map((value, index) =>
    h('option', { value: index }, value === undefined ? 'not sent' : asText(value)),
  )
  const select = h('select', { id }, options)
  return {
    element: h('div', { class: 'control' }, select),
    inputId: id,
    read: () => all[select.selectedIndex],
    write(value) {
      select.selectedIndex = Math.max(0, all.indexOf(value))
    },
  }
}
