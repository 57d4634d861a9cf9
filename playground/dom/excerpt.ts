import { type Child, h } from './h.ts'

/** A text, or its beginning and a line that says how much there is, so that a long one does not hold the page up. */
export function excerpt(text: string, most = 2000): Child {
  if (text.length <= most) return text
  const words = `… the first ${most.toLocaleString('en')} of ${text.length.toLocaleString('en')} characters`
  return [text.slice(0, most), h('span', { class: 'cut' }, words)]
}
