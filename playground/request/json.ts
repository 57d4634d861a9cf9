/** Lines of code are broken beyond this many characters, as many as stand beside a text. */
export const LINE = 50

/** JSON as people write it by hand: what fits on a line stays on it; lines after the first begin with `indent`. */
export function writeJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const line = JSON.stringify(value)
  if (line.length + indent.length <= LINE) return line
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => writeJson(item, inner))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${JSON.stringify(key)}: ${writeJson(item, inner)}`],
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (items.length === 0) return open + close
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}
