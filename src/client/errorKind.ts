import { type ErrorName, errors } from '../../generated/errors.ts'

/** Kinds of errors with a shared code whose message matches no text of the registry: these two have many messages. */
function generalKindOf(code: number): ErrorName | undefined {
  if (code === errors.invalidRequest.code) return 'invalidRequest'
  return code === errors.invalidParams.code ? 'invalidParams' : undefined
}

interface Entry {
  readonly code: number
  readonly message: string
  readonly also?: readonly string[]
}

// Object.keys does not say that its texts are the keys.
const entries = () => Object.entries(errors) as [ErrorName, Entry][]

/**
 * Returns whether a message matches a text of the registry, with any text in place of `<...>`. Searches the parts in
 * order, because a pattern could take very long on a long message.
 */
function fits(message: string, text: string): boolean {
  const [first = '', ...rest] = text.split(/<[^>]*>/)
  const last = rest.pop()
  if (last === undefined) return message === text
  if (!message.startsWith(first) || !message.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = message.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= message.length - last.length
}

/** Returns the registered name of a node's error, or undefined. */
export function errorKindOf(code: number, message: string): ErrorName | undefined {
  const candidates = entries().filter(([, entry]) => entry.code === code)
  if (candidates.length === 1) return candidates[0]?.[0]
  const fitting = candidates.find(([, entry]) =>
    [entry.message, ...(entry.also ?? [])].some((text) => fits(message, text)),
  )
  return fitting?.[0] ?? generalKindOf(code)
}
