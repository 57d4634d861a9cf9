import { alternativesOf, isNull, refName } from './alternatives.ts'
import type { OpenRpcDocument, Schema } from './openrpc.ts'
import { shapeOf } from './shape.ts'

const WORDS = {
  address: 'address',
  hash: '32-byte hash',
  data: 'bytes',
  text: 'text',
  boolean: 'true or false',
  integer: 'number',
  json: 'JSON',
  quantity: 'quantity',
  block: 'block selector',
  choice: 'one of several words',
} as const

/** The name of a schema's type for people: `address`, `list of log objects`, `receipt object or null`. */
export function typeWords(document: OpenRpcDocument, schema: Schema): string {
  const all = alternativesOf(document, schema)
  const shape = shapeOf(document, schema)
  if (shape.kind === 'list' && shape.takesOne) return severalWords(document, shape.item)
  const orNull = all.length > 1 && all.some(isNull) ? ' or null' : ''
  if (shape.kind === 'list') {
    const lists = all.flatMap(({ items }) => (items === undefined ? [] : `list of ${pluralOf(document, items)}`))
    return lists.join(' or ') + orNull
  }
  if (shape.kind === 'either')
    return shape.options.map((option) => typeWords(document, option.schema)).join(' or ') + orNull
  return (shape.kind === 'group' ? groupWords(schema) : WORDS[shape.kind]) + orNull
}

/** One value or a list of them; a list of such lists says for each position what may stand there. */
function severalWords(document: OpenRpcDocument, item: Schema): string {
  const shape = shapeOf(document, item)
  const one = typeWords(document, shape.kind === 'list' ? shape.item : item).replace(' or null', '')
  return shape.kind === 'list' ? `${plural(one)} by position` : `${one}, or several`
}

/** `call request object` for what refers to `CallRequest`. */
function groupWords({ $ref, anyOf = [], title }: Schema): string {
  const reference = $ref ?? anyOf.map((one) => one.$ref ?? one.title).find((one) => one !== undefined) ?? title
  if (reference === undefined) return 'object'
  const name = refName(reference).replace(/OrNull$/, '')
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} object`
}

function pluralOf(document: OpenRpcDocument, schema: Schema): string {
  const shape = shapeOf(document, schema)
  if (shape.kind === 'either') return shape.options.map((option) => pluralOf(document, option.schema)).join(' or ')
  return plural(typeWords(document, schema))
}

function plural(words: string): string {
  if (/bytes$/.test(words)) return words
  if (words === WORDS.choice) return 'words'
  if (words.startsWith('list of ')) return words.replace('list', 'lists')
  return words.replace(/(s|sh)$/, '$1e').concat('s')
}

/** Whether the document says that the number is an amount of wei; its word, because schemas have none for units. */
export function isWei(description: string | undefined): boolean {
  return /\bwei\b/i.test(description ?? '')
}

/** Whether the number is a moment. */
export function isTime(description: string | undefined): boolean {
  return /\bseconds since 1970\b/i.test(description ?? '')
}
