import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { signFrom } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { call, startWatchedNode } from './_watchedNode.ts'

interface Target {
  readonly datasource: { readonly uid: string }
  readonly expr: string
  readonly legendFormat: string
}

interface Panel {
  readonly id: number
  readonly title: string
  readonly datasource?: { readonly uid: string }
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly Target[]
}

interface Variable {
  readonly name: string
  readonly type: string
  readonly definition?: string
}

const dashboard: { readonly panels: readonly Panel[]; readonly templating: { readonly list: readonly Variable[] } } =
  JSON.parse(readFileSync(new URL('../../deploy/grafana/scion.json', import.meta.url), 'utf8'))
const targets = dashboard.panels.flatMap((panel) => panel.targets ?? [])
const variables = dashboard.templating.list

/** Returns the metrics of an expression with the labels that it uses. */
function metricsIn(expression: string) {
  const found = expression.matchAll(/(?<name>[a-z][a-z0-9_]*)\{(?<matchers>[^}]*)\}/g)
  return [...found].map(({ groups: { name = '', matchers = '' } = {} }) => ({
    name,
    labels: [...matchers.matchAll(/([a-z_]+)(?:=~|!=|=)/g)].map(([, label = '']) => label),
  }))
}

describe('the dashboard for Grafana', () => {
  it('the dashboard uses only metrics and labels that the node has', async () => {
    const { post, scrape } = await startWatchedNode()
    await post(call('eth_chainId'))
    await post(call('eth_chainId'), '/regtest')
    const transfer = signFrom(0, { to: new Uint8Array(20).fill(9) })
    await post(call('eth_sendRawTransaction', [toHex(transfer)])) // genesis has no age
    const behind = await serveTestChain()
    const upstream = { networks: 'regtest', allowPublicIds: false, upstream: `regtest=${behind.url}` }
    const before = await startWatchedNode(upstream)
    const text = `${(await before.scrape()).text}${(await scrape()).text}`
    const printed = new Map<string, string>()
    for (const [, name = '', labels = ''] of text.matchAll(/^([a-z][a-z0-9_]*)(\{.*\})? /gm)) printed.set(name, labels)
    const wanted = [...targets.map(({ expr }) => expr), ...variables.flatMap(({ definition }) => definition ?? [])]
    const metrics = wanted.flatMap(metricsIn)
    expect(metrics.length).toBeGreaterThan(30)
    for (const { name, labels } of metrics) {
      expect([...printed.keys()]).toContain(name)
      // Prometheus adds the label `instance`.
      for (const label of labels.filter((label) => label !== 'instance'))
        expect(printed.get(name)).toContain(`${label}="`)
    }
  })

  it('each expression of the dashboard has a metric, and its legend uses the remaining labels', () => {
    for (const { expr, legendFormat } of targets) {
      expect(metricsIn(expr)).not.toEqual([])
      const kept = / by \(([^)]*)\)/.exec(expr)?.[1]
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
      if (kept !== undefined) expect(kept.split(', ')).toEqual(expect.arrayContaining(named))
    }
  })

  it('the dashboard uses the data source that its reader selects', () => {
    expect(variables.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
      ['network', 'query'],
    ])
    for (const { datasource } of targets) expect(datasource.uid).toMatch(/^\$\{datasource\}$/)
  })

  it('the dashboard has a panel for each topic, and no two overlap', () => {
    const titles = dashboard.panels.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['Calls by method', 'Errors by code', 'Over a limit', 'Queues', 'Nodes that serve']),
    )
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })
})
