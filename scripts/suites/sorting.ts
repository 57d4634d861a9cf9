import type { Outcome, Rule } from './suite.ts'

/** Failures by the rule that explains them. */
export interface Sorted {
  readonly explained: ReadonlyMap<Rule, readonly Outcome[]>
  readonly unexplained: readonly Outcome[]
}

/** Assigns each failure to the first matching rule that has not reached its maximum. */
export function sortFailures(outcomes: readonly Outcome[], rules: readonly Rule[]): Sorted {
  const explained = new Map<Rule, Outcome[]>(rules.map((rule) => [rule, []]))
  const unexplained: Outcome[] = []
  for (const outcome of outcomes.filter(({ result }) => result === 'failed')) {
    const matching = rules
      .filter((rule) => matches(outcome, rule))
      .map((rule) => ({ rule, failures: explained.get(rule) ?? [] }))
    const match = matching.find(({ rule, failures }) => failures.length < rule.max)
    const failures = match?.failures ?? unexplained
    failures.push(outcome)
  }
  return { explained, unexplained }
}

function matches({ title, error = '' }: Outcome, rule: Rule): boolean {
  return (rule.title?.test(title) ?? true) && (rule.error?.test(error) ?? true)
}
