import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../../cli/_cli.ts'

const DASHBOARD = join(import.meta.dirname, '../../../deploy/grafana/scion.json')

interface Dashboard {
  readonly panels: ReadonlyArray<{ readonly targets?: ReadonlyArray<{ readonly expr: string }> }>
}

/** Has Prometheus parse expressions, as rules. */
function parseExpressions(expressions: readonly string[]) {
  const rules = expressions.map((expr, index) => ({ record: `checked:${index}`, expr }))
  const path = join(makeFolder(), 'rules.json') // JSON is YAML
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  return spawnSync('promtool', ['check', 'rules', path], { encoding: 'utf8' })
}

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined
if (!hasPromtool) process.stderr.write('SKIPPED: expressions of the dashboard, without promtool\n')

it.runIf(hasPromtool)('Prometheus parses each expression of the dashboard, and refuses a wrong one', () => {
  const { panels }: Dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8'))
  // Grafana replaces the interval. Its other variables are in texts.
  const expressions = panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  )
  expect(expressions.length).toBeGreaterThan(20)
  const { status, stdout, stderr } = parseExpressions(expressions)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`SUCCESS: ${expressions.length} rules found`)
  expect(parseExpressions(['sum by (method (scion_head_number)']).status).not.toBe(0)
})
