import type { Member } from '../document/shape.ts'
import { fill, h } from '../dom/h.ts'
import type { Control, CreateField, FieldSpec } from './field.ts'

/** An object: the members that are needed or in use, and buttons that add the others. */
export function groupControl(spec: FieldSpec, createField: CreateField, members: readonly Member[]): Control {
  const shown = new Map<string, Control>()
  const rows = h('div', { class: 'rows' })
  const others = h('div', { class: 'chips' })

  const show = ({ name, schema, isRequired }: Member): Control => {
    const control = createField({ document: spec.document, schema, name, description: schema.description, isRequired })
    shown.set(name, control)
    const hide = () => {
      shown.delete(name)
      refresh()
      rows.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const remove = h('button', { type: 'button', class: 'icon', 'aria-label': `Remove ${name}`, onclick: hide }, '×')
    control.element.dataset.path = name
    if (!isRequired) control.element.append(remove)
    return control
  }
  const refresh = () => {
    fill(
      rows,
      members.flatMap(({ name }) => shown.get(name)?.element ?? []),
    )
    fill(others, members.filter(({ name }) => !shown.has(name)).map(addButton))
  }
  const addButton = (member: Member) =>
    h(
      'button',
      { type: 'button', class: 'chip', onclick: () => reveal(member), 'aria-label': `Add ${member.name}` },
      `+ ${member.name}`,
    )
  const reveal = (member: Member) => {
    const control = show(member)
    refresh()
    control.element.querySelector<HTMLElement>('input, select, textarea, button:not(.icon)')?.focus()
    rows.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const reset = () => {
    shown.clear()
    for (const member of members) if (member.isRequired) show(member)
  }
  reset()
  refresh()
  return {
    element: h('div', { class: 'control group' }, rows, others),
    read() {
      const given = [...shown].map(([name, control]) => [name, control.read()] as const)
      const kept = given.filter(([, value]) => value !== undefined)
      return kept.length > 0 || spec.isRequired ? Object.fromEntries(kept) : undefined
    },
    write(value) {
      reset()
      for (const [key, item] of Object.entries(Object(value))) {
        const member = members.find(({ name }) => name.toLowerCase() === key.toLowerCase())
        if (member !== undefined) (shown.get(member.name) ?? show(member)).write(item)
      }
      refresh()
    },
  }
}
