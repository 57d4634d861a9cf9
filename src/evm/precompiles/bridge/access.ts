import type { Rule, Rules } from '../../../network/rules.ts'

/** When a method is there, and when only local calls may use it: those that no signed transaction stands behind (RSKIP-88). */
export interface Access {
  readonly since?: Rule
  readonly until?: Rule
  readonly local?: 'always' | { readonly until: Rule }
}

export const ALWAYS: Access = {}
export const LOCAL: Access = { local: 'always' }
export const since = (rule: Rule): Access => ({ since: rule })
export const until = (rule: Rule): Access => ({ until: rule })
export const localSince = (rule: Rule): Access => ({ local: 'always', since: rule })
export const localAndUntil = (rule: Rule): Access => ({ local: 'always', until: rule })
export const localUntil = (rule: Rule): Access => ({ local: { until: rule } })

export function isThere({ since, until }: Access, rules: Rules): boolean {
  return (since === undefined || rules.has(since)) && (until === undefined || !rules.has(until))
}

export function isLocal({ local }: Access, rules: Rules): boolean {
  return local === 'always' || (local !== undefined && !rules.has(local.until))
}
