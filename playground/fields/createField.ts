import { shapeOf } from '../document/shape.ts'
import { typeWords } from '../document/words.ts'
import { h } from '../dom/h.ts'
import { inlineMarkdown } from '../dom/markdown.ts'
import { describeHex } from '../values/bytes.ts'
import { blockControl } from './blockControl.ts'
import { choiceControl } from './choiceControl.ts'
import { dataControl } from './dataControl.ts'
import { eitherControl } from './eitherControl.ts'
import { type Control, type FieldSpec, nextId } from './field.ts'
import { groupControl } from './groupControl.ts'
import { listControl } from './listControl.ts'
import { quantityControl } from './quantityControl.ts'
import { textControl } from './textControl.ts'

/** The control for a schema; what has no shape of its own is typed as JSON. */
function createControl(spec: FieldSpec): Control {
  const shape = shapeOf(spec.document, spec.schema)
  switch (shape.kind) {
    case 'block':
      return blockControl(spec, shape.tags, shape.takesObject)
    case 'quantity':
      return quantityControl(spec)
    case 'address':
      return textControl({ wraps: true, placeholder: '0x… (40 digits)', hint: (text) => describeHex(text, 20) })
    case 'hash':
      return textControl({ wraps: true, placeholder: '0x… (64 digits)', hint: (text) => describeHex(text, 32) })
    case 'data':
      return dataControl()
    case 'boolean':
      return choiceControl([false, true], spec.isRequired)
    case 'choice':
      return choiceControl(shape.choices, spec.isRequired)
    case 'list':
      return listControl(spec, createField, shape)
    case 'group':
      return groupControl(spec, createField, shape.members)
    case 'either':
      return eitherControl(spec, createControl, shape.options)
    case 'text':
      return textControl({})
    case 'integer':
    case 'json':
      return textControl({ isLong: shape.kind === 'json', toValue: parseJson, toText: printJson })
  }
}

/** JSON, or the text itself when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function printJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}

/** A control with its name, type and description. */
export function createField(spec: FieldSpec): Control {
  const control = createControl(spec)
  // That null counts as absent need not be said where leaving off is a click.
  const type = typeWords(spec.document, spec.schema).replace(' or null', '')
  const name = [
    h('span', { class: 'name' }, spec.name),
    spec.isItem === true ? undefined : h('span', { class: 'type' }, type + (spec.isRequired ? '' : ', optional')),
  ]
  const about =
    spec.description === undefined ? undefined : h('p', { class: 'about' }, inlineMarkdown(spec.description))
  const labelId = nextId()
  const element =
    control.inputId === undefined
      ? h(
          'div',
          { class: 'field', role: 'group', 'aria-labelledby': labelId },
          h('div', { class: 'label', id: labelId }, name),
          about,
          control.element,
        )
      : h('div', { class: 'field' }, h('label', { class: 'label', for: control.inputId }, name), about, control.element)
  return { ...control, element }
}
