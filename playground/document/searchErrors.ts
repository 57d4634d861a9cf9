import { refName } from './alternatives.ts'
import type { Method, OpenRpcDocument, RegisteredError } from './openrpc.ts'

/** An error that a search found, and a method that answers it. */
export interface FoundError extends RegisteredError {
  readonly name: string
  readonly method: Method | undefined
}

/** Names are searched by this many letters at least: fewer mean a method. */
const LETTERS = 4

/** Errors whose code begins with the query, with or without its minus, or in whose name it stands. */
export function searchErrors(document: OpenRpcDocument, query: string): FoundError[] {
  const wanted = query.trim().toLowerCase()
  const isCode = /^-?\d{2,5}$/.test(wanted)
  if (!isCode && wanted.length < LETTERS) return []
  const fits = (name: string, { code }: RegisteredError) =>
    isCode ? String(code).replace('-', '').startsWith(wanted.replace('-', '')) : name.toLowerCase().includes(wanted)
  return Object.entries(document['x-errors'] ?? {})
    .filter(([name, entry]) => fits(name, entry))
    .sort(([one], [other]) => Number(isCommon(document, other)) - Number(isCommon(document, one)))
    .map(([name, entry]) => ({ ...entry, name, method: methodWith(document, name) }))
}

/** Those that every method can answer are met most, and come first. */
const isCommon = (document: OpenRpcDocument, name: string) => document['x-common-errors']?.includes(name) === true

function methodWith({ methods }: OpenRpcDocument, error: string): Method | undefined {
  return methods.find(({ errors = [] }) => errors.some(({ $ref }) => refName($ref) === error))
}
