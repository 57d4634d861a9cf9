import { LINE } from './json.ts'

/** A JSON value as JavaScript source, in the style of hand-written code; lines after the first begin with `indent`. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${propertyKey(key)}: ${literal(item, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const space = Array.isArray(value) ? '' : ' '
  const line = items.length === 0 ? open + close : `${open}${space}${items.join(', ')}${space}${close}`
  if (line.length + indent.length <= LINE && !line.includes('\n')) return line
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)

/** `__proto__` in quotes would still set the prototype; in brackets it is a member like any other. */
function propertyKey(key: string): string {
  if (key === '__proto__') return `['__proto__']`
  return isName(key) ? key : quote(key)
}

/** `.eth_call`, or `['rpc.discover']` for what is no name. */
export function access(key: string): string {
  return isName(key) ? `.${key}` : `[${quote(key)}]`
}
