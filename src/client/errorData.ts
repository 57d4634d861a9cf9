import type { ErrorName, ErrorData as Registered } from '../../generated/errors.ts'

/** What the `data` of an error holds; nodes may leave it out. */
export type ErrorData<Kind extends ErrorName> = Kind extends keyof Registered ? Registered[Kind] | undefined : unknown
