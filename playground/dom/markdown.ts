import { type Block, type Inline, parseInline, parseMarkdown } from '../document/markdown.ts'
import { type Child, h } from './h.ts'

/** Elements for a description. */
export function markdown(text: string | undefined): HTMLElement[] {
  return text === undefined ? [] : parseMarkdown(text).map(block)
}

/** A description of one line, for places that take no paragraphs. */
export function inlineMarkdown(text: string | undefined): Child {
  return text === undefined ? undefined : parseInline(text.replaceAll('\n', ' ')).map(inline)
}

function block(one: Block): HTMLElement {
  if (one.kind === 'code') return h('pre', { tabindex: 0 }, h('code', {}, one.text))
  if (one.kind === 'paragraph') return h('p', {}, one.inlines.map(inline))
  return h(
    'ul',
    {},
    one.items.map((item) => h('li', {}, item.map(inline))),
  )
}

function inline(one: Inline): Child {
  if (one.kind === 'text') return one.text
  if (one.kind === 'link') return h('a', { href: one.url, rel: 'noreferrer' }, one.text)
  return h(one.kind === 'code' ? 'code' : one.kind === 'strong' ? 'strong' : 'em', {}, one.text)
}
