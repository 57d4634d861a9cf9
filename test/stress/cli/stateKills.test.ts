import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { makeFolder, runCli } from '../../cli/_cli.ts'
import { sampleOf } from '../../snapshot/_stateFiles.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'
import { MAIN } from '../faults/node.ts'
import { runKilled } from './kills.ts'

const SIZES = { small: 4, long: 300 }
const BATCH = 4
const SEED = firstSeed(3)

/** A program that calls `action` at each read of the file in which an import keeps the state while it proves and writes it. */
const atReads = (action: string) => `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
  const { readSync } = fs; let reads = 0;
  fs.readSync = (...all) => { reads++; ${action}; return readSync(...all) }; syncBuiltinESMExports();`

/** Writes the files of a state with its blocks, and returns the arguments that import it. */
function makeArguments(): (data: string) => string[] {
  const folder = makeFolder()
  const [state, blocks] = [join(folder, 'state'), join(folder, 'blocks')]
  const lines = readRecorded('chainA/export-blocks.csv').trim().split('\n')
  writeFileSync(state, sampleOf('chainA', 101).file)
  writeFileSync(blocks, lines.join('\n'))
  const hash = `0x${lines.at(-1)?.split(',')[1]}`
  const chain = ['--network', 'regtest', '--genesis', 'real']
  return (data) => ['import', ...chain, '--data', data, '--state', state, '--blocks', blocks, '--checkpoint', hash]
}

const exportOf = async (data: string): Promise<Buffer> => {
  const file = join(makeFolder(), 'state')
  const flags = ['--network', 'regtest', '--genesis', 'real', '--data', data, '--state', file]
  expect(await runCli('export', ...flags)).toMatchObject({ code: 0 })
  return readFileSync(file)
}

it(`an import of a state that is killed at any time, from seed ${SEED}, is completed by the same command`, async () => {
  const [command, whole] = [makeArguments(), makeFolder()]
  const counting = `data:text/javascript,${encodeURIComponent(`${atReads('')} process.on('exit', () => console.error(reads))`)}`
  const counted = spawnSync(process.execPath, ['--import', counting, MAIN, ...command(whole)])
  const reads = Number(counted.stderr)
  expect(reads).toBeGreaterThan(20)
  const expected = await exportOf(whole)
  for await (const batch of batchesOf(SIZES, BATCH, SEED)) {
    const below = createRandom(batch.seed)
    let interrupted = 0
    for (let kill = 0; kill < batch.count; kill++) {
      const [data, at] = [makeFolder(), 1 + below(reads)]
      runKilled(atReads(`if (reads === ${at}) process.kill(process.pid, 'SIGKILL')`), ...command(data))
      const verified = await runCli('verify', '--data', data)
      if (verified.out.includes('the import of the state of block 101 was interrupted')) interrupted++
      expect(await runCli(...command(data)), `${at} of ${reads}`).toMatchObject({ code: 0, complaints: '' })
      expect((await exportOf(data)).equals(expected), `${at} of ${reads}`).toBe(true)
      expect(await runCli('verify', '--data', data)).toMatchObject({ code: 0 })
    }
    report('cli/stateKills', { ...batch, interrupted, reads })
  }
})
