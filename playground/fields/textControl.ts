import { h } from '../dom/h.ts'
import { asText, type Control, nextId } from './field.ts'

/** How a text is typed and what it means. */
export interface TextKind {
  readonly placeholder?: string
  /** One value that is long: shown whole, spaces that wrapping brought in are dropped, Enter sends. */
  readonly wraps?: boolean
  /** Text of many lines. */
  readonly isLong?: boolean
  /** What can be said about the text while it is typed. */
  hint?(text: string): string
  toValue?(text: string): unknown
  toText?(value: unknown): string
}

/** A line of text, or several; empty means no value. */
export function textControl(kind: TextKind): Control & { readonly input: HTMLInputElement | HTMLTextAreaElement } {
  const { toValue = kind.wraps ? unwrap : (text: string) => text, toText = asText } = kind
  const id = nextId()
  const hint = h('span', { class: 'hint', id: `${id}-hint` })
  const props = {
    id,
    placeholder: kind.placeholder,
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'aria-describedby': hint.id,
    oninput: () => update(),
    onkeydown: (event: KeyboardEvent) => kind.wraps === true && sendOnEnter(event),
  }
  const input =
    kind.isLong || kind.wraps ? h('textarea', { ...props, rows: 2 }) : h('input', { ...props, type: 'text' })
  const update = () => {
    hint.textContent = kind.hint?.(input.value.trim()) ?? ''
  }
  return {
    element: h('div', { class: 'control' }, input, hint),
    inputId: id,
    input,
    read() {
      const text = input.value.trim()
      return text === '' ? undefined : toValue(text)
    },
    write(value) {
      input.value = toText(value)
      update()
    },
  }
}

/** What is no hexadecimal text goes out as it was typed. */
function unwrap(text: string): string {
  return /^[0-9a-fx\s]*$/i.test(text) ? text.replaceAll(/\s/g, '') : text
}

function sendOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  event.target.form?.requestSubmit()
}
