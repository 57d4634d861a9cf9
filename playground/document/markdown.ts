/** Text with marks in it. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** The markdown that descriptions use: paragraphs, lists, code and marks. Everything else, HTML above all, stays text. */
export function parseMarkdown(text: string): Block[] {
  return text
    .split(/^(```[^\n]*\n[\s\S]*?^```)$/m)
    .flatMap((part) => (part.startsWith('```') ? [codeBlock(part)] : part.split(/\n\s*\n/).flatMap(proseBlocks)))
}

function codeBlock(fenced: string): Block {
  return { kind: 'code', text: fenced.replace(/^```[^\n]*\n/, '').replace(/\n?```$/, '') }
}

const BULLET = /^\s*[*-]\s+/

/** A paragraph, and the list that may follow without an empty line between. */
function proseBlocks(prose: string): Block[] {
  const lines = prose.split('\n').filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => BULLET.test(line))
  const before = first < 0 ? lines : lines.slice(0, first)
  const items: string[] = []
  for (const line of first < 0 ? [] : lines.slice(first)) {
    if (BULLET.test(line)) items.push(line.replace(BULLET, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  const paragraph: Block = { kind: 'paragraph', inlines: parseInline(before.map((line) => line.trim()).join(' ')) }
  const list: Block = { kind: 'list', items: items.map(parseInline) }
  return [...(before.length > 0 ? [paragraph] : []), ...(items.length > 0 ? [list] : [])]
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g

export function parseInline(text: string): Inline[] {
  const inlines: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) inlines.push({ kind: 'text', text: text.slice(end, match.index) })
    inlines.push(markOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) })
  return inlines
}

function markOf([all, code, strong, emphasis, label, url]: RegExpExecArray | RegExpMatchArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
  if (label !== undefined && url !== undefined) return { kind: 'link', text: label, url }
  return { kind: 'text', text: all ?? '' }
}
