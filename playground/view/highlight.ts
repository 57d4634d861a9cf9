import { type Child, h } from '../dom/h.ts'

const TOKENS = /('(?:[^'\\]|\\.)*')|\b(import|from|const|await|new|curl|cast|export)\b/g

/** Code with its texts and keywords marked. */
export function highlight(code: string): Child[] {
  const children: Child[] = []
  let end = 0
  for (const match of code.matchAll(TOKENS)) {
    const [all, text] = match
    children.push(code.slice(end, match.index), h('span', { class: text === undefined ? 'keyword' : 'string' }, all))
    end = match.index + all.length
  }
  return [...children, code.slice(end)]
}
