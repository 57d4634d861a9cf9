import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const RULE = 'evm-only-by-evm.ts'

it('an import of another file of src/evm than evm.ts is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scion-evm-imports-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  for (const name of ['evm', 'chain']) await mkdir(join(folder, 'src', name), { recursive: true })
  for (const name of ['evm', 'stack']) {
    await writeFile(join(folder, `src/evm/${name}.ts`), 'export const it = 1\n')
    await writeFile(join(folder, `src/chain/imports_${name}.ts`), `export * from '../evm/${name}.ts'\n`)
  }
  const options = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'err']
  const cruise = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), ['src', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(cruise.status).not.toBe(0)
  expect(cruise.stdout).toContain(`${RULE}: src/chain/imports_stack.ts → src/evm/stack.ts`)
  expect(cruise.stdout).not.toContain('imports_evm')
})
