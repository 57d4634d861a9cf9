import type { Sorted } from './sorting.ts'
import type { Outcome } from './suite.ts'

/** Returns the counts, a table of failures by rule as in docs/suites.md, and each failure that no rule explains. */
export function printSorted(outcomes: readonly Outcome[], { explained, unexplained }: Sorted): string {
  const count = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted).length
  const rows = [...explained]
    .filter(([, failures]) => failures.length > 0)
    .map(([{ name, why }, failures]) => `| ${name} | ${failures.length} | ${why} |`)
  const table = rows.length > 0 ? ['', '| rule | failures | reason |', '|---|--:|---|', ...rows] : []
  const list = unexplained.flatMap(({ title, error = '' }) => [
    '',
    `unexplained: ${title.split('\n')[0]}`,
    indent(error),
  ])
  const head = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped; ${unexplained.length} unexplained`
  return [head, ...table, ...list, ''].join('\n')
}

const SHOWN_LINES = 8

function indent(text: string): string {
  return text
    .split('\n')
    .slice(0, SHOWN_LINES)
    .map((line) => `    ${line}`)
    .join('\n')
}
