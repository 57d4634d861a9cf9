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

/** Whether a message is a text of the registry, with anything in place of its <...>. */
function fits(message: string, text: string): boolean {
  const pattern = text.split(/<[^>]*>/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('[\\s\\S]*')}$`).test(message)
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
