import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const RULE = 'evm-by-its-face'

/** Looks at the imports of some files or folders with the project's rules; gives what is said against them. */
function cruise(directory: string, ...targets: string[]) {
  const options = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'err']
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), [...targets, ...options], {
    cwd: directory,
    encoding: 'utf8',
  })
  return { status, text: stdout, modules: Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0) }
}

describe('src/evm/evm.ts', { timeout: 120_000 }, () => {
  it('is all of src/evm that the house sees, and all that the vectors are run through', () => {
    const vectors = ['opcodes', 'vmTests', 'stateTests'].map((name) => `test/conformance/${name}.test.ts`)
    const { text, modules } = cruise(ROOT, 'src', ...vectors)
    expect(modules).toBeGreaterThan(100)
    expect(text).not.toContain(RULE)
  })

  let planted: string
  beforeEach(async () => {
    planted = await mkdtemp(join(tmpdir(), 'scion-face-'))
    await cp(join(ROOT, 'tsconfig.json'), join(planted, 'tsconfig.json'))
    for (const folder of ['evm', 'chain']) await mkdir(join(planted, 'src', folder), { recursive: true })
    for (const name of ['evm', 'stack']) await writeFile(join(planted, `src/evm/${name}.ts`), 'export const it = 1\n')
  })
  afterEach(() => rm(planted, { recursive: true }))

  it('is the only way in: an import of another file there is found', async () => {
    const plant = (file: string) => writeFile(join(planted, 'src/chain/planted.ts'), `export * from '../evm/${file}'\n`)
    await plant('evm.ts')
    expect(cruise(planted, 'src').status).toBe(0)
    await plant('stack.ts')
    const { status, text } = cruise(planted, 'src')
    expect(status).not.toBe(0)
    expect(text).toContain(`${RULE}: src/chain/planted.ts → src/evm/stack.ts`)
  })
})
