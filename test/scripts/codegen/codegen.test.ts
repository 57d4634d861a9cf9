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
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname

describe('npm run codegen', { timeout: 120_000 }, () => {
  let copy: string
  const run = (...args: string[]) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const done = (error: { code?: unknown } | null, stdout: string, stderr: string) =>
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
      execFile('node', ['scripts/codegen/run.mjs', ...args], { cwd: copy }, done)
    })

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
    for (const name of files) {
      cpSync(join(root, name), join(copy, name), { recursive: true })
    }
    mkdirSync(join(copy, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('lists with --check what drifts, and nothing else; without it, brings it back', async () => {
    appendFileSync(join(copy, 'generated/methods.ts'), '// by hand\n')
    rmSync(join(copy, 'generated/client.ts'))
    writeFileSync(join(copy, 'generated/stray.ts'), '')
    appendFileSync(join(copy, 'generated/admin/schemas.ts'), '// by hand\n')
    appendFileSync(join(copy, 'docs/methods.md'), 'by hand\n')
    const checked = await run('--check')
    expect(checked.status).toBe(1)
    expect(checked.stderr.match(/^\S+(?= is not)/gm)).toEqual([
      'generated/client.ts',
      'generated/methods.ts',
      'generated/stray.ts',
      'docs/methods.md',
      'generated/admin/schemas.ts',
    ])
    expect(await run()).toMatchObject({ status: 0, stdout: checked.stderr.replaceAll(/ is not .*/g, '') })
    for (const path of [
      'generated/client.ts',
      'generated/methods.ts',
      'generated/admin/schemas.ts',
      'docs/methods.md',
    ]) {
      expect(readFileSync(join(copy, path), 'utf8'), path).toBe(readFileSync(join(root, path), 'utf8'))
    }
    expect(readdirSync(join(copy, 'generated'))).not.toContain('stray.ts')
  })

  it('writes nothing when the document is wrong', async () => {
    writeFileSync(join(copy, 'openrpc/schemas/more.yaml'), 'Lonely: { type: string }\n')
    const refused = await run()
    expect(refused).toMatchObject({ status: 1, stderr: 'schema Lonely is not used\n' })
  })
})

it('generated code holds no require() and no dependency', () => {
  const names = ['client', 'errors', 'methods', 'params', 'paramsValidators', 'resultValidators', 'schemas']
  for (const name of names.flatMap((one) => [one, `admin/${one}`])) {
    const text = readFileSync(`${root}generated/${name}.ts`, 'utf8')
    expect(text.match(/\brequire\(|from '[^.]/g), name).toBeNull()
  }
})
