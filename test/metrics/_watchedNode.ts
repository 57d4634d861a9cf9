import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import parsePrometheusTextFormat from 'parse-prometheus-text-format'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import { createNode } from '../../src/node/createNode.ts'
import type { NodeOptions } from '../../src/node/openNetwork.ts'
import { serveAdmin } from '../../src/server/admin/adminServer.ts'
import { apiRoutes, metricsRoute } from '../../src/server/admin/routes.ts'
import { serve } from '../../src/server/serve.ts'
import type { Cleanup } from '../_helpers/cleanup.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'

type Labels = Readonly<Record<string, string>>

/** The result of a scrape. */
export class Scrape {
  readonly text: string
  readonly #metrics: ReturnType<typeof parsePrometheusTextFormat>

  constructor(text: string) {
    this.text = text
    // The parser joins all series of a histogram. Without the type it does not.
    this.#metrics = parsePrometheusTextFormat(text.replaceAll(/^# TYPE .* histogram\n/gm, ''))
  }

  #samplesOf(name: string) {
    return this.#metrics.filter((one) => one.name === name).flatMap(({ metrics }) => metrics)
  }

  /** Returns the value of the first sample with these labels; NaN if there is none. */
  value(name: string, labels: Labels = {}): number {
    const matches = (of: Labels = {}) => Object.entries(labels).every(([label, value]) => (of[label] ?? '') === value)
    return Number(this.#samplesOf(name).find((sample) => matches(sample.labels))?.value ?? Number.NaN)
  }

  /** Returns the count of a histogram. */
  count(name: string, labels: Labels = {}): number {
    return this.value(`${name}_count`, labels)
  }

  /** Returns the values of a label. */
  valuesOf(name: string, label: string): string[] {
    return [...new Set(this.#samplesOf(name).map(({ labels }) => labels?.[label] ?? ''))].sort()
  }
}

/** Starts a hosted node with an admin server, in this process and a temporary folder, until the test ends or `cleanup` says. */
export async function startWatchedNode(
  flags: Record<string, unknown> = {},
  options: NodeOptions = {},
  cleanup: Cleanup = onTestFinished,
) {
  const data = await mkdtemp(join(tmpdir(), 'scion-watched-'))
  const { config } = loadConfig({
    flags: {
      profile: 'hosted',
      networks: 'mainnet,regtest',
      allowPublicIds: true,
      port: '0',
      adminPort: '0',
      data,
      ...flags,
    },
    environment: { SCION_ADMIN_TOKEN: TOKEN },
  })
  const logged: string[] = []
  const logger = pino({ level: 'info', base: null }, { write: (line: string) => logged.push(line) })
  const node = await createNode(config, logger, options)
  const { rpc, keys, metrics, health, ready, openrpc } = node
  const { port, close } = await serve(config, {
    rpc,
    keys,
    metrics,
    health,
    ready,
    openrpc,
    localKey: undefined,
    logger,
  })
  const routes = [
    ...(metrics === undefined ? [] : [metricsRoute(metrics)]),
    ...(node.admin === undefined ? [] : [apiRoutes(node.admin.rpc, node.admin.document)]),
  ]
  const admin = await serveAdmin(config, logger, routes)
  cleanup(async () => {
    await close()
    await admin?.close()
    await node.close()
    await rm(data, { recursive: true })
  })
  const { key } = await keys.create({ name: 'any', network: 'all' })
  const url = `http://127.0.0.1:${port}`
  return {
    ...{ node, url, key, logged },
    createKey: async (...[grant]: Parameters<typeof keys.create>) => keys.create(grant),
    post: (body: unknown, path = `/regtest/${key}`) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Arguments of commands that reach the admin port. */
    adminFlags: [`http://127.0.0.1:${admin?.port}`, '--admin-token', TOKEN],
    /** Returns the result of a method of the admin API. */
    async ask<T>(method: string, ...params: readonly unknown[]): Promise<T> {
      const answer = await fetch(`http://127.0.0.1:${admin?.port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(call(method, params)),
      })
      const { result, error }: { result: T; error?: { message: string } } = JSON.parse(await answer.text())
      if (error !== undefined) throw new Error(error.message)
      return result
    },
    async scrape(): Promise<Scrape> {
      const answer = await fetch(`http://127.0.0.1:${admin?.port}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      })
      if (answer.headers.get('content-type') !== 'text/plain; version=0.0.4; charset=utf-8')
        throw new Error(`the scrape has the wrong type: ${answer.headers.get('content-type')}`)
      return new Scrape(await answer.text())
    },
  }
}

/** Returns a JSON-RPC request. */
export function call(method: string, params: unknown = [], id: unknown = 1) {
  return { jsonrpc: '2.0', id, method, params }
}
