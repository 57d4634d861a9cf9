import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { toHex } from '../../src/base/hex.ts'
import { describeSharing } from '../../src/metrics/chainMetrics.ts'
import { describeFollowed } from '../../src/metrics/followMetrics.ts'
import { printMetrics } from '../../src/metrics/textFormat.ts'
import { signFrom } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { call, startWatchedNode } from '../metrics/_watchedNode.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary?: string; readonly description?: string; readonly runbook?: string }
}

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'deploy/prometheus/alerts.yaml')
const TESTS = join(import.meta.dirname, 'alerts.promtool.yaml')
const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  readFileSync(FILE, 'utf8'),
)
const rules = groups.flatMap((group) => group.rules)

/** Words of PromQL that look like metrics. `up` and `ALERTS` are those of Prometheus itself. */
const NOT_METRICS = /^(sum|by|rate|increase|histogram_quantile|predict_linear|time|or|and|up|le|e9)$/
/** Label that Prometheus adds to each sample. */
const ADDED = ['instance', 'job']

/** Returns the metrics of an expression. Labels, strings and durations are left out first. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|\b\d[\de.]*/g, ' ')
  return [...bare.matchAll(/[a-z][a-z0-9_]*/g)].map(([name]) => name).filter((name) => !NOT_METRICS.test(name))
}

/** Returns the labels that an expression selects or groups by. */
function labelsIn(expression: string): string[] {
  const selected = [...expression.matchAll(/([a-z_]+)(?:=~|!=|=)"/g)].map(([, label = '']) => label)
  const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
  return [...selected, ...grouped].filter((label) => !ADDED.includes(label))
}

/** Returns the metrics of nodes of every kind, with their labels. */
async function scrapeAll(): Promise<Map<string, string>> {
  const { post, scrape } = await startWatchedNode()
  await post(call('eth_chainId'))
  await post(call('eth_chainId'), '/regtest')
  await post(call('eth_sendRawTransaction', [toHex(signFrom(0, { to: new Uint8Array(20).fill(9) }))])) // genesis has no age
  const behind = await serveTestChain()
  const upstream = await startWatchedNode({
    networks: 'regtest',
    allowPublicIds: false,
    upstream: `regtest=${behind.url}`,
  })
  // Only processes over PostgreSQL share a chain.
  const sharing = describeSharing(new Map([['regtest', { writes: () => true, behindMs: () => 0 }]]))
  const followed = describeFollowed(
    new Map([
      [
        'regtest',
        {
          status: () => ({ height: 1, behind: 0, halt: undefined, deepReorg: undefined }),
          endpoints: () => [{ origin: 'http://127.0.0.1:1', isHealthy: true, height: 1 }],
        },
      ],
    ]),
  )
  const text = `${(await upstream.scrape()).text}${(await scrape()).text}${await printMetrics([...sharing, ...followed])}`
  const printed = new Map<string, string>()
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) printed.set(name, '') // some have no sample yet
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(\{.*\})? /gm)) printed.set(name, labels)
  return printed
}

it('alerts and the guide of symptoms use only metrics and labels that a node has', async () => {
  const printed = await scrapeAll()
  expect(rules.flatMap(({ expr }) => metricsIn(expr)).length).toBeGreaterThan(20)
  for (const { alert, expr } of rules) {
    for (const name of metricsIn(expr)) expect([...printed.keys()], alert).toContain(name)
    const labels = metricsIn(expr).map((name) => printed.get(name) ?? '')
    for (const label of labelsIn(expr)) expect(labels.join(''), `${alert}: ${label}`).toContain(`${label}="`)
  }
  const page = readFileSync(join(root, 'docs/guides/slow.md'), 'utf8')
  const named = [...page.matchAll(/`(?:rate\()?((?:scion|nodejs|process|rpc|db|v8js)_[a-z0-9_]+)/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(30)
  for (const name of new Set(named)) expect([...printed.keys()], 'docs/guides/slow.md').toContain(name)
})

it('each alert has a summary, a description, a severity and a section of the guides', () => {
  expect(rules.length).toBeGreaterThan(15)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, labels, annotations } of rules) {
    expect(
      [annotations.summary, annotations.description].every((text) => (text ?? '').length > 10),
      alert,
    ).toBe(true)
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/)
    const [page = '', section = ''] = (annotations.runbook ?? '').split('#')
    const headings = readFileSync(join(root, page), 'utf8').matchAll(/^##+ (.*)$/gm)
    const anchors = [...headings].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(anchors, `${alert}: ${annotations.runbook}`).toContain(section)
  }
})

it('promtool accepts the alerts, and each fires in its test and in no other', () => {
  const { error } = spawnSync('promtool', ['--version'])
  if (error !== undefined) {
    process.stderr.write(
      'SKIPPED: tests of alerts by promtool, which is not here; install the package prometheus of Debian\n',
    )
    return
  }
  for (const command of [
    ['check', 'rules', FILE],
    ['test', 'rules', TESTS],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', command, { encoding: 'utf8' })
    expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' })
  }
  const tested = readFileSync(TESTS, 'utf8')
  for (const { alert } of rules) expect(tested).toMatch(new RegExp(`\\b${alert}\\b`))
})
