import { type ErrorName, errors } from '../../generated/errors.ts'

/** What an error with a shared code is when no text of the registry fits: these two have many texts. */
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
 * Whether a message is a text of the registry, with anything in place of its <...>. Looks for the parts one after the
 * other: as a pattern, a long message could take it very long.
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

/** The name in the registry of an error that a node answered; undefined when it has none. */
export function errorKindOf(code: number, message: string): ErrorName | undefined {
  const candidates = entries().filter(([, entry]) => entry.code === code)
  if (candidates.length === 1) return candidates[0]?.[0]
  const fitting = candidates.find(([, entry]) =>
    [entry.message, ...(entry.also ?? [])].some((text) => fits(message, text)),
  )
  return fitting?.[0] ?? generalKindOf(code)
}
