import type { Outcome, Rule } from './suite.ts'

/** Failures by the rule that they meet. */
export interface Sorted {
  readonly explained: ReadonlyMap<Rule, readonly Outcome[]>
  readonly unexplained: readonly Outcome[]
}

/** Gives each failure to the first rule that fits and has room. */
export function sortFailures(outcomes: readonly Outcome[], rules: readonly Rule[]): Sorted {
  const explained = new Map<Rule, Outcome[]>(rules.map((rule) => [rule, []]))
  const unexplained: Outcome[] = []
  for (const outcome of outcomes.filter(({ result }) => result === 'failed')) {
    const places = rules
      .filter((rule) => meets(outcome, rule))
      .map((rule) => ({ rule, failures: explained.get(rule) ?? [] }))
    const place = places.find(({ rule, failures }) => failures.length < rule.most)
    const failures = place?.failures ?? unexplained
    failures.push(outcome)
  }
  return { explained, unexplained }
}

function meets({ title, error = '' }: Outcome, rule: Rule): boolean {
  return (rule.title?.test(title) ?? true) && (rule.error?.test(error) ?? true)
}
