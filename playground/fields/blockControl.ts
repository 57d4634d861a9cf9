import { h } from '../dom/h.ts'
import { type BlockForm, fromBlockParam, toBlockParam } from '../values/block.ts'
import { describeHex } from '../values/bytes.ts'
import { fromQuantity, inThrees, toQuantity } from '../values/quantity.ts'
import { type Control, type FieldSpec, nextId } from './field.ts'
import { textControl } from './textControl.ts'

interface Option {
  readonly form: BlockForm
  readonly tag?: string
  readonly label: string
}

const TAG_WORDS: Readonly<Record<string, string>> = {
  latest: 'latest: the newest block',
  earliest: 'earliest: the first block',
  pending: 'pending: with the transactions of the pool',
}

function optionsFor(tags: readonly string[], takesObject: boolean, isRequired: boolean): Option[] {
  const ordered = ['latest', ...tags.filter((tag) => tag !== 'latest')]
  return [
    ...(isRequired ? [] : [{ form: 'none' as const, label: 'not sent' }]),
    ...ordered.map((tag) => ({ form: 'tag' as const, tag, label: TAG_WORDS[tag] ?? tag })),
    { form: 'number', label: 'a number …' },
    { form: 'hash', label: 'a hash …' },
    ...(takesObject
      ? [
          { form: 'numberObject' as const, label: 'a number, as object (EIP-1898) …' },
          { form: 'hashObject' as const, label: 'a hash, as object (EIP-1898) …' },
        ]
      : []),
  ]
}

/** Names a block: a tag from a list, or a number or hash that is typed. */
export function blockControl(spec: FieldSpec, tags: readonly string[], takesObject: boolean): Control {
  const options = optionsFor(tags, takesObject, spec.isRequired)
  const id = nextId()
  const select = h(
    'select',
    { id, onchange: () => update() },
    options.map(({ label }) => h('option', {}, label)),
  )
  const chosen = () => options[select.selectedIndex] ?? { form: 'none', label: '' }
  const isHash = () => chosen().form.startsWith('hash')
  const text = textControl({ hint: (typed) => (isHash() ? describeHex(typed, 32) : numberHint(typed)) })
  const canonical = h('input', { type: 'checkbox', id: nextId() })
  const onlyMain = h('label', { class: 'check', for: canonical.id }, canonical, 'only if it is on the main chain')
  const update = () => {
    const { form } = chosen()
    text.element.hidden = form === 'none' || form === 'tag'
    onlyMain.hidden = form !== 'hashObject'
    text.input.placeholder = isHash() ? '0x… (64 digits)' : 'decimal or 0x…'
    text.input.setAttribute('aria-label', `${spec.name}: ${isHash() ? 'hash' : 'number'} of the block`)
    text.write(text.input.value)
  }
  update()
  return {
    element: h('div', { class: 'control block-control' }, select, text.element, onlyMain),
    inputId: id,
    read() {
      const { form, tag } = chosen()
      return toBlockParam({ form, text: tag ?? text.input.value.trim(), isCanonical: canonical.checked })
    },
    write(value) {
      const choice = fromBlockParam(value ?? undefined, tags) ?? { form: 'none', text: '', isCanonical: false }
      const found = options.findIndex(
        ({ form, tag }) => form === choice.form && (tag === undefined || tag === choice.text),
      )
      select.selectedIndex = Math.max(0, found)
      text.input.value = choice.form === 'tag' ? '' : choice.text
      canonical.checked = choice.isCanonical
      update()
    },
  }
}

function numberHint(typed: string): string {
  const quantity = toQuantity(typed)
  if (typed === '' || quantity === undefined) return ''
  return typed.startsWith('0x') ? `= ${inThrees(fromQuantity(quantity) ?? '')}` : `= ${quantity}`
}
