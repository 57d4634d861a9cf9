import { h } from '../dom/h.ts'
import { describeHex, textToHex } from '../values/bytes.ts'
import type { Control } from './field.ts'
import { textControl } from './textControl.ts'

/** Bytes as hexadecimal text; any other text can be turned into its bytes. */
export function dataControl(): Control {
  const text = textControl({
    wraps: true,
    placeholder: '0x…',
    hint: (typed) => offer(typed),
  })
  const convert = h(
    'button',
    { type: 'button', class: 'quiet', hidden: true, onclick: () => encode() },
    'Use its UTF-8 bytes',
  )
  const offer = (typed: string) => {
    convert.hidden = !/[^0-9a-f]/i.test(typed.replace(/^0x/i, ''))
    return describeHex(typed)
  }
  const encode = () => {
    text.write(textToHex(text.input.value))
    text.input.dispatchEvent(new Event('input', { bubbles: true }))
    text.input.focus()
  }
  text.element.append(convert)
  return text
}
