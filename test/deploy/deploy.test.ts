import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { StatefulSet } from 'kubernetes-models/apps/v1'
import type { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../src/config/load.ts'
import { SETTINGS, variableOf } from '../../src/config/settings.ts'
import { parseDockerfile, wordsOf } from './_dockerfile.ts'
import { validate } from './_manifest.ts'

const FOLDER = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const graceSeconds = loadConfig({ environment: {}, workingDirectory: FOLDER }).config.stopGraceMs / 1000

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Flags of `scion start` in a file of ours: each has to be one that there is, with a value that it takes. */
function requireSettings(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  expect(args[0]).toBe('start')
  const flags: Record<string, unknown> = {}
  for (let index = 1; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    flags[name ?? ''] = args[index + 1]
  }
  const { config: file, ...settings } = flags
  for (const name of Object.keys(settings)) expect(Object.hasOwn(SETTINGS, name), name).toBe(true)
  const folder = makeFolder()
  const text = typeof file === 'string' ? files[file] : undefined
  if (text !== undefined) writeFileSync(join(folder, 'scion.config.yaml'), text)
  return loadConfig({ flags: settings, environment: {}, workingDirectory: folder }).config
}

it('the image is built in stages, runs as nobody special, and says whether it is well', () => {
  const [build, final] = parseDockerfile(read('Dockerfile'))
  expect([build?.name, build?.image]).toEqual(['build', final?.image])
  expect(final?.image).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/)
  const of = (name: string) => final?.instructions.filter((one) => one.name === name) ?? []
  expect(of('RUN')).toEqual([])
  expect(of('USER').map(({ rest }) => rest)).toEqual(['node'])
  expect(of('COPY').map(({ flags }) => flags.from)).toEqual(['build', 'build'])
  const [entry, command, health] = ['ENTRYPOINT', 'CMD', 'HEALTHCHECK'].map((name) => of(name)[0])
  expect(entry && wordsOf(entry)).toEqual(['scion'])
  expect(requireSettings((command && wordsOf(command)) ?? [])).toMatchObject({
    profile: 'hosted',
    host: '0.0.0.0',
    data: '/var/lib/scion',
  })
  expect(of('VOLUME')[0]?.rest).toBe('/var/lib/scion')
  // test/compat/packages/dockerfile.test.ts runs the check.
  expect(health && wordsOf(health)).toEqual(['scion', 'health'])
  expect(of('ENV').some(({ rest }) => rest.startsWith(`${variableOf('addressFile')}=/tmp/`))).toBe(true)
  expect(readFileSync(join(FOLDER, '../.dockerignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.git', 'dist', '.scion', '**/node_modules']),
  )
})

it('the unit of systemd is one, leaves time to stop, and may do little', () => {
  const text = read('scion.service')
  const values = new Map(text.split('\n').flatMap((line) => (/^(\w+)=(.*)$/.exec(line)?.slice(1) ? [pair(line)] : [])))
  expect(Number(values.get('TimeoutStopSec'))).toBeGreaterThan(graceSeconds)
  for (const [name, value] of [
    ['DynamicUser', 'yes'],
    ['ProtectSystem', 'strict'],
    ['NoNewPrivileges', 'yes'],
    ['StateDirectory', 'scion'],
    ['StateDirectoryMode', '0700'],
    ['CapabilityBoundingSet', ''],
    ['Restart', 'on-failure'],
    ['EnvironmentFile', '-/etc/scion/scion.env'],
    ['Environment', 'MALLOC_MMAP_THRESHOLD_=131072'],
  ] as const) {
    expect(values.get(name), name).toBe(value)
  }
  const [program, ...args] = values.get('ExecStart')?.split(' ') ?? []
  expect(program).toBe('/opt/scion/bin/scion')
  requireSettings(args)
  const unit = join(makeFolder(), 'scion.service')
  writeFileSync(unit, text.replace(program ?? '', process.execPath)) // it looks whether the program is there
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  if (error === undefined) expect([status, stderr]).toEqual([0, ''])
  else process.stderr.write('SKIPPED: systemd-analyze verify, which is not here\n')
})

function pair(line: string): readonly [string, string] {
  const at = line.indexOf('=')
  return [line.slice(0, at), line.slice(at + 1)]
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly entrypoint?: readonly string[]
        readonly command?: readonly string[]
        readonly secrets: readonly string[]
        readonly volumes: readonly string[]
        readonly ports?: readonly string[]
        readonly image?: string
        readonly healthcheck?: object
        readonly depends_on?: object
        readonly stop_grace_period: string
        readonly environment?: Readonly<Record<string, string>>
        readonly build?: { readonly context: string; readonly dockerfile: string }
      }
    >
  >
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
  readonly volumes: object
}

it('compose: the password is read from a file, the database is awaited, everything named is there', () => {
  const { services, secrets, volumes }: Compose = parse(read('compose.yaml'))
  const { scion, postgres } = services
  for (const service of [scion, postgres]) {
    for (const secret of service?.secrets ?? []) expect(secrets).toHaveProperty(secret)
    for (const volume of service?.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
    expect(Number(service?.stop_grace_period.replace('s', ''))).toBeGreaterThan(graceSeconds)
  }
  expect(scion?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
  expect(postgres?.image).toMatch(/^postgres:18\.\d+@sha256:[0-9a-f]{64}$/)
  expect(postgres?.healthcheck).toBeDefined()
  expect(postgres?.environment?.POSTGRES_PASSWORD_FILE).toBe('/run/secrets/postgres-password')
  expect(scion?.ports).toEqual([`127.0.0.1:${SETTINGS.port.fallback}:${SETTINGS.port.fallback}`])
  expect(readdirSync(join(FOLDER, scion?.build?.context ?? '')).includes('deploy')).toBe(true)
  expect(() => read('Dockerfile')).not.toThrow()
  requireSettings(scion?.command ?? [])
})

it.each([
  ['compose.yaml', 'deploy/postgres-password'],
  ['compose.upstream.yaml', 'deploy/upstream'],
])('%s: git and the build of the image ignore the file of its secret', (name, expected) => {
  const { secrets }: Compose = parse(read(name))
  const files = Object.values(secrets).map(({ file }) => relative(join(FOLDER, '..'), resolve(FOLDER, file)))
  expect(files).toEqual([expected])
  const ignored = readFileSync(join(FOLDER, '../.dockerignore'), 'utf8').split('\n')
  // What the guides make in the checkout besides: settings, which may hold a token, and data folders with a local key.
  for (const file of [...files, 'scion.config.yaml', 'data', '.scion']) {
    expect(ignored).toContain(file)
    const { status } = spawnSync('git', ['check-ignore', '--quiet', `${file}${/data|scion$/.test(file) ? '/' : ''}`], {
      cwd: join(FOLDER, '..'),
    })
    expect(status, file).toBe(0)
  }
})

it.each(['compose.yaml', 'compose.upstream.yaml'])('%s: each container has bounds and few rights', (name) => {
  const { services }: Compose = parse(read(name))
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+g$/),
      pids_limit: expect.any(Number),
    })
  }
})

it('kubernetes: the policy lets in the ingress alone, to the port of the node', () => {
  const policy: NetworkPolicy = parse(read('kubernetes/networkpolicy.yaml'))
  const set: StatefulSet = parse(read('kubernetes/statefulset.yaml'))
  expect(policy.spec?.podSelector.matchLabels).toEqual(set.spec?.selector.matchLabels)
  expect(policy.spec?.policyTypes).toEqual(['Ingress', 'Egress'])
  expect(policy.spec?.ingress).toHaveLength(1)
  expect(policy.spec?.ingress?.[0]?.ports).toEqual([{ protocol: 'TCP', port: SETTINGS.port.fallback }])
})

it('compose.upstream.yaml runs scion with the nodes of a file, which are no part of the configuration', () => {
  const { services, secrets, volumes }: Compose = parse(read('compose.upstream.yaml'))
  const { scion } = services
  expect(Object.keys(services)).toEqual(['scion'])
  expect(scion?.secrets).toEqual(Object.keys(secrets))
  for (const volume of scion?.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
  expect(Number(scion?.stop_grace_period.replace('s', ''))).toBeGreaterThan(graceSeconds)
  expect(scion?.ports).toEqual([`127.0.0.1:${SETTINGS.port.fallback}:${SETTINGS.port.fallback}`])
  expect(requireSettings(scion?.command ?? [])).toMatchObject({ profile: 'hosted', data: '/var/lib/scion' })
  const [value = '', args] = runEntry(scion, {
    secret: 'upstream',
    text: 'testnet=http://10.0.0.5:4444/k3y\n',
    variable: 'SCION_UPSTREAM',
  })
  const urls = ['http://10.0.0.5:4444/k3y']
  expect(SETTINGS.upstream.kind.read(value)).toEqual([{ network: 'testnet', urls }])
  expect(args?.split(' ')).toEqual(scion?.command)
})

interface Entry {
  readonly secret: string
  readonly text: string
  readonly variable: string
}

/** Runs what a container begins with, with a program in place of scion. Returns the variable and the arguments that it gets. */
function runEntry(service: Compose['services'][string] | undefined, { secret, text, variable }: Entry): string[] {
  const folder = makeFolder()
  writeFileSync(join(folder, 'secret'), text)
  writeFileSync(join(folder, 'scion'), `#!/bin/sh\necho "$${variable}"; echo "$@"\n`)
  chmodSync(join(folder, 'scion'), 0o755)
  const [shell = '', ...words] = [...(service?.entrypoint ?? []), ...(service?.command ?? [])].map((word) =>
    word.replaceAll('$$', '$').replace(`/run/secrets/${secret}`, join(folder, 'secret')),
  )
  const environment = { PATH: `${folder}:${process.env.PATH}` }
  return execFileSync(shell, words, { encoding: 'utf8', env: environment }).trimEnd().split('\n')
}

it('compose: what the container begins with hands the address of the database on, and the flags', () => {
  const { services }: Compose = parse(read('compose.yaml'))
  const entry = { secret: 'postgres-password', text: '0a1b2c\n', variable: 'SCION_STORE' }
  const [store, args] = runEntry(services.scion, entry)
  expect(store).toBe('postgres://scion:0a1b2c@postgres/scion')
  expect(SETTINGS.store.kind.read(store)).toMatchObject({ address: { host: 'postgres', password: '0a1b2c' } })
  expect(args?.split(' ')).toEqual(services.scion?.command)
})

it.each(readdirSync(join(FOLDER, 'kubernetes')))('kubernetes/%s is valid by the schema of its kind', (name) => {
  expect(validate(read(`kubernetes/${name}`))).toEqual([])
})

it('a manifest with a member that its schema does not have, or with a wrong value, is invalid', () => {
  const text = read('kubernetes/statefulset.yaml')
  const misspelt = text.replace('enableServiceLinks', 'enableServiceLink').replace('runAsNonRoot', 'runAsNoRoot')
  expect(validate(misspelt)).toEqual([
    'StatefulSet.spec.template.spec.enableServiceLink',
    'StatefulSet.spec.template.spec.securityContext.runAsNoRoot',
  ])
  expect(() => validate(text.replace('replicas: 1', 'replicas: one'))).toThrow('replicas')
})

it('kubernetes: one process, with little rights, probes and time to stop; what it names is there', () => {
  const set: StatefulSet = parse(read('kubernetes/statefulset.yaml'))
  const pod = set.spec?.template.spec
  const [container] = pod?.containers ?? []
  expect(set.spec?.replicas).toBe(1)
  expect(pod?.enableServiceLinks).toBe(false)
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(graceSeconds)
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 })
  expect(container?.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  const pathOf = (probe: { httpGet?: { path?: string } } | undefined) => probe?.httpGet?.path
  expect([container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map(pathOf)).toEqual([
    '/health',
    '/health',
    '/ready',
  ])
  const service: Service = parse(read('kubernetes/service.yaml'))
  expect(set.spec?.serviceName).toBe(service.metadata?.name)
  expect(service.spec?.selector).toEqual(set.spec?.selector.matchLabels)
  expect(set.spec?.template.metadata?.labels).toMatchObject(set.spec?.selector.matchLabels ?? {})
  const volumes = [...(pod?.volumes ?? []), ...(set.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)]
  expect(container?.volumeMounts?.map(({ name }) => name).sort()).toEqual(volumes.map((one) => one?.name).sort())
  const settings: ConfigMap = parse(read('kubernetes/configmap.yaml'))
  const text = settings.data?.['scion.config.yaml'] ?? ''
  const config = requireSettings(container?.args ?? [], { '/etc/scion/scion.config.yaml': text })
  expect(config).toMatchObject({ profile: 'hosted', networks: ['regtest'], data: '/var/lib/scion' })
  const secret: Secret = parse(read('kubernetes/secret.example.yaml'))
  expect(SETTINGS.store.kind.read(secret.stringData?.SCION_STORE)).toMatchObject({ kind: 'postgres' })
})
