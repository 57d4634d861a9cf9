import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname

describe('npm run codegen', () => {
  let copy: string
  const run = (...args: string[]) =>
    spawnSync('node', ['scripts/codegen/run.mjs', ...args], { cwd: copy, encoding: 'utf8' })

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
    for (const name of execFileSync('ls', ['-A', join(root, 'node_modules')], { encoding: 'utf8' })
      .trim()
      .split('\n')) {
      if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('finds generated/ and the pages of methods up to date', () => {
    expect(run('--check')).toMatchObject({ status: 0, stderr: '' })
  })

  it('lists with --check what drifts, and then brings it back', () => {
    appendFileSync(join(copy, 'generated/methods.ts'), '// by hand\n')
    rmSync(join(copy, 'generated/client.ts'))
    writeFileSync(join(copy, 'generated/stray.ts'), '')
    appendFileSync(join(copy, 'generated/admin/schemas.ts'), '// by hand\n')
    appendFileSync(join(copy, 'docs/methods.md'), 'by hand\n')
    const checked = run('--check')
    expect(checked.status).toBe(1)
    expect(checked.stderr.match(/^\S+(?= is not)/gm)).toEqual([
      'generated/client.ts',
      'generated/methods.ts',
      'generated/stray.ts',
      'docs/methods.md',
      'generated/admin/schemas.ts',
    ])
    expect(run()).toMatchObject({ status: 0, stdout: checked.stderr.replaceAll(/ is not .*/g, '') })
    expect(run('--check').status).toBe(0)
  })

  it('writes nothing when the document is wrong', () => {
    writeFileSync(join(copy, 'openrpc/schemas/more.yaml'), 'Lonely: { type: string }\n')
    const refused = run()
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
