import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from '../measured.ts'
import type { Scenario } from './scenario.ts'

const run = promisify(execFile)
const NAME = 'import of the whole chain'

/** Exports the chain of the running node and measures its import into a new folder, with validation and execution. */
export const imports: Scenario = {
  name: 'import',
  stage: 'grown',
  async run({ scene: { target } }): Promise<Measured[]> {
    if (target.cli === undefined)
      return [{ name: NAME, unit: 'blocks/s', value: undefined, note: 'knows no such format' }]
    const folder = await mkdtemp(join(tmpdir(), 'scion-bench-import-'))
    const file = join(folder, 'blocks.csv')
    const scion = (...args: string[]) => run(process.execPath, [...(target.cli ?? []), ...args, '--network', 'regtest'])
    try {
      await scion('export', file, '--data', target.data ?? '')
      const { stdout } = await scion('import', file, '--data', folder)
      const [, blocks, seconds] = /^(\d+) blocks imported in ([\d.]+) s/.exec(stdout) ?? []
      return [{ name: NAME, unit: 'blocks/s', value: Number(blocks) / Number(seconds), note: `${blocks} blocks` }]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
