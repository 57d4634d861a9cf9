import { type Child, h } from './h.ts'

/** A part that is made when the reader opens it first, so that a page is there before all its depths are. */
export function lazyDetails(name: string, summary: string, make: () => Child): HTMLDetailsElement {
  const details = h('details', { class: name }, h('summary', {}, summary))
  const open = () => details.append(h('div', {}, make()))
  details.addEventListener('toggle', open, { once: true })
  return details
}
