import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StatefulSet } from 'kubernetes-models/apps/v1'
import type { ConfigMap, Service } from 'kubernetes-models/v1'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../src/config/settings.ts'
import { dockerVariables, kubeletVariables, type Linked } from '../_helpers/links.ts'
import { watchOutput } from '../_helpers/programOutput.ts'
import { makeFolder, runCli } from '../cli/_cli.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => parse(readFileSync(join(ROOT, 'deploy/kubernetes', name), 'utf8'))

/** Returns the variables of a Service of the manifests, which its own Pods get as well. */
function variablesOf({ metadata, spec }: Service): Record<string, string> {
  const ports: Linked['ports'] = (spec?.ports ?? []).map(({ name, port }) => ({ name, port }))
  return kubeletVariables({ name: metadata?.name ?? '', address: '10.96.0.10', ports })
}

/** Variables that no operator has written: those of the cluster, of other Services of its namespace, and of links of Docker. */
const VARIABLES = {
  ...kubeletVariables({ name: 'kubernetes', address: '10.96.0.1', ports: [{ name: 'https', port: 443 }] }),
  ...kubeletVariables({ name: 'scion-admin', address: '10.96.0.11', ports: [{ name: 'metrics', port: 9464 }] }),
  ...dockerVariables({ name: 'scion-1', address: '172.17.0.2', ports: [{ port: 4444 }] }, { SCION_DATA: '/x' }),
  ...variablesOf(read('service.yaml')),
  SCION_STORE: '', // a secret with an empty value
  SCION_PUBLIC_URL: '',
}

it('the manifests start a node beside Services of any name, with the probes that they name', async () => {
  const set: StatefulSet = read('statefulset.yaml')
  const { data }: ConfigMap = read('configmap.yaml')
  const [container] = set.spec?.template.spec?.containers ?? []
  const folder = makeFolder()
  for (const [name, text] of Object.entries(data ?? {})) writeFileSync(join(folder, name), text)
  const volumes = new Map(container?.volumeMounts?.map(({ name, mountPath }) => [name, mountPath]))
  const args = (container?.args ?? []).map((word) =>
    word.replace(volumes.get('data') ?? '', join(folder, 'data')).replace(volumes.get('settings') ?? '', folder),
  )
  expect(args.join(' ')).not.toContain('/var/lib/')
  const main = join(ROOT, 'dist/src/scion.js')
  // The port of the manifests may be taken on this machine.
  const child = spawn(process.execPath, [main, ...args, '--port', '0', '--log-level', 'debug'], {
    env: { PATH: process.env.PATH, HOME: folder, ...VARIABLES },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const { ended, says, text } = watchOutput(child)
  const [, port] = await says(/regtest +http:\/\/localhost:(\d+)\//)
  const base = `http://127.0.0.1:${port}`

  expect(container?.ports?.map(({ name, containerPort }) => [name, containerPort])).toEqual([
    ['rpc', SETTINGS.port.fallback],
  ])
  for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]) {
    expect(probe?.httpGet?.port).toBe('rpc')
    // A kubelet asks by the address of the Pod.
    const response = await fetch(`${base}${probe?.httpGet?.path}`, { headers: { host: '10.244.0.7:4444' } })
    expect(response.status, probe?.httpGet?.path).toBe(200)
  }

  const { out } = await runCli('keys', 'create', '--name', 'any', '--data', join(folder, 'data'))
  const key = /^key +(\S+)$/m.exec(out)?.[1]
  const response = await fetch(`${base}/regtest/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
  })
  expect(await response.json()).toMatchObject({ result: '0x21' })

  const lines = text()
    .split('\n')
    .filter((line) => line.includes('variables of other services'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'debug',
      variables: Object.keys(VARIABLES).filter((name) => /^SCION_(?!STORE|PUBLIC_URL)/.test(name)),
    }),
  ])
  expect(text()).not.toContain('not a setting')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
