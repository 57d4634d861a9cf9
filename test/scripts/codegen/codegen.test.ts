import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSources } from '../../../scripts/codegen/bundle.ts'

const root = new URL('../../..', import.meta.url).pathname

describe('npm run codegen', () => {
  let copy: string
  const pathIn = (path: string) => join(copy, path)
  const read = (path: string) => readFileSync(pathIn(path), 'utf8')

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'scion-codegen-test-'))
    const files = [
      'openrpc',
      'scripts',
      'src/base',
      'generated',
      'docs/methods.md',
      'docs/admin-api.md',
      'package.json',
      'package-lock.json',
    ]
    for (const name of files) cpSync(join(root, name), pathIn(name), { recursive: true })
    mkdirSync(pathIn('node_modules'))
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), pathIn(`node_modules/${name}`))
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('codegen --check: generated/ and docs/ are the output of openrpc/, and another file is reported', async () => {
    writeFileSync(pathIn('generated/stray.ts'), '')
    const checked = await new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const done = (error: { code?: unknown } | null, stdout: string, stderr: string) =>
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
      execFile('node', ['scripts/codegen/run.mjs', '--check'], { cwd: copy }, done)
    })
    const stderr = 'generated/stray.ts is not what openrpc/ says: run npm run codegen\n'
    expect(checked).toEqual({ status: 1, stdout: '', stderr })
  })

  describe('with a short document', () => {
    let main: typeof import('../../../scripts/codegen/main.ts').main
    /** Runs, in this process, the code generator that the test above has compiled. */
    const run = async (...args: string[]) => {
      const out: string[] = []
      const err: string[] = []
      const spies = [
        vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line)),
        vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line)),
      ]
      try {
        return { status: await main({ root: copy, component: compiled('component.cjs'), args }), out, err }
      } finally {
        for (const spy of spies) spy.mockRestore()
      }
    }

    const compiled = (name: string) => pathIn(`node_modules/.cache/scion-codegen/${name}`)

    // The admin API is also the node's API here, since the node's own takes seconds in each run.

    beforeAll(async () => {
      const { admin } = readSources(join(root, 'openrpc'))
      const inAdmin = readdirSync(join(root, 'openrpc/admin'), { recursive: true, encoding: 'utf8' })
      const shared = [...admin].filter(([path]) => !inAdmin.includes(path))
      rmSync(pathIn('openrpc'), { recursive: true })
      cpSync(join(root, 'openrpc/admin'), pathIn('openrpc'), { recursive: true })
      cpSync(join(root, 'openrpc/admin'), pathIn('openrpc/admin'), { recursive: true })
      for (const [path, text] of shared) {
        mkdirSync(dirname(pathIn(`openrpc/${path}`)), { recursive: true })
        writeFileSync(pathIn(`openrpc/${path}`), text)
      }
      main = (await import(/* @vite-ignore */ pathToFileURL(compiled('main.mjs')).href)).main
      expect((await run()).status).toBe(0)
    })

    it('codegen --check lists the files that differ, and codegen rewrites them', async () => {
      const changed = ['generated/client.ts', 'generated/methods.ts', 'docs/methods.md', 'generated/admin/schemas.ts']
      const sound = changed.map(read)
      appendFileSync(pathIn('generated/methods.ts'), '// by hand\n')
      rmSync(pathIn('generated/client.ts'))
      writeFileSync(pathIn('generated/stray.ts'), '')
      appendFileSync(pathIn('generated/admin/schemas.ts'), '// by hand\n')
      appendFileSync(pathIn('docs/methods.md'), 'by hand\n')
      const drifting = changed.toSpliced(2, 0, 'generated/stray.ts')
      expect(await run('--check')).toEqual({
        status: 1,
        out: [],
        err: drifting.map((path) => `${path} is not what openrpc/ says: run npm run codegen`),
      })
      expect(await run()).toEqual({ status: 0, out: drifting, err: [] })
      expect(changed.map(read)).toEqual(sound)
      expect(readdirSync(pathIn('generated'))).not.toContain('stray.ts')
    })

    it('codegen writes nothing if the document has a problem', async () => {
      rmSync(pathIn('generated/client.ts'))
      writeFileSync(pathIn('openrpc/schemas/more.yaml'), 'Lonely: { description: A text., type: string }\n')
      expect(await run()).toEqual({ status: 1, out: [], err: ['schema Lonely is not used'] })
      expect(readdirSync(pathIn('generated'))).not.toContain('client.ts')
    })
  })
})

it('generated code has no require() and no dependency', () => {
  const names = ['client', 'errors', 'methods', 'params', 'paramsValidators', 'resultValidators', 'schemas']
  for (const name of names.flatMap((name) => [name, `admin/${name}`])) {
    const text = readFileSync(`${root}generated/${name}.ts`, 'utf8')
    expect(text.match(/\brequire\(|from '[^.]/g), name).toBeNull()
  }
})
