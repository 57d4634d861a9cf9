import { h } from '../dom/h.ts'

const SHOWN_MS = 1500

/** Copies a text; says so for a moment. */
export function copyButton(text: () => string, label = 'Copy'): HTMLButtonElement {
  const button = h('button', { type: 'button', class: 'quiet copy' }, label)
  const say = (word: string) => {
    button.textContent = word
    setTimeout(() => {
      button.textContent = label
    }, SHOWN_MS)
  }
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text()).then(
      () => say('Copied'),
      () => say('Not allowed'),
    )
  })
  return button
}
