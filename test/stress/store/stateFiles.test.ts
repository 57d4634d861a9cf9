import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { CHAIN, makeChain } from '../../cli/_chains.ts'
import { makeFolder, runCli } from '../../cli/_cli.ts'
import { refusalOf, sampleOf } from '../../snapshot/_stateFiles.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 200, long: 10_000 }
const BATCH = 100
const SEED = firstSeed(1)
/** Distance in bytes of the flips in the small sample. */
const STEP = process.env.STRESS_LONG === '1' ? 1 : 50

function flipped(file: Uint8Array, at: number, bit: number): Uint8Array {
  const copy = Uint8Array.from(file)
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

it(`a state file with a flipped bit in byte 0, ${STEP}, ${2 * STEP} … is refused, and nothing is kept`, async () => {
  const { file, base } = sampleOf('chainA', 101)
  for (let at = 0; at < file.length; at += STEP) {
    const refused = await refusalOf(flipped(file, at, at % 8), base)
    expect([at, refused]).toEqual([at, expect.stringMatching(/^StateFileRefused/)])
    if (at % BATCH === 0) await setImmediate() // a long campaign is not taken for one that blocks its process
  }
})

it(`a large state file with a random bit flipped, from seed ${SEED}, is refused, and nothing is kept`, async () => {
  const { file, base } = sampleOf('chainP', 1160)
  for await (const batch of batchesOf(SIZES, BATCH, SEED)) {
    const below = createRandom(batch.seed)
    for (let i = 0; i < batch.count; i++) {
      const [at, bit] = [below(file.length), below(8)]
      const refused = await refusalOf(flipped(file, at, bit), base)
      expect([batch.seed, at, bit, refused]).toEqual([batch.seed, at, bit, expect.stringMatching(/^StateFileRefused/)])
    }
    report('store/stateFiles', { ...batch })
  }
})

it(`a file of form v2 with a flipped bit in byte 0, ${STEP}, ${2 * STEP} … is refused by the command with nothing kept, or gives the same chain`, async () => {
  const [whole, folder] = [await makeChain(3), makeFolder()]
  const [original, changed] = [join(folder, 'original'), join(folder, 'changed')]
  const exported = await runCli('export', ...CHAIN, '--data', whole, '--state', original)
  const hash = /0x\w{64}/.exec(exported.out)?.[0] ?? ''
  const file = readFileSync(original)
  let data = makeFolder()
  const importFrom = (path: string) => runCli('import', ...CHAIN, '--data', data, '--state', path, '--checkpoint', hash)
  const requireSame = async () => {
    const copy = join(makeFolder(), 'copy')
    expect(await runCli('export', ...CHAIN, '--data', data, '--state', copy)).toMatchObject({ code: 0 })
    expect(readFileSync(copy).equals(file)).toBe(true)
  }
  for (let at = 0; at < file.length; at += STEP) {
    writeFileSync(changed, flipped(file, at, at % 8))
    const { code, complaints } = await importFrom(changed)
    if (code === 0) {
      await requireSame() // integers of a block may have other forms, as the reference node reads them
      data = makeFolder()
    } else expect([at, complaints]).toEqual([at, expect.stringMatching(/^(state|blocks|checkpoint): /)])
  }
  expect(await importFrom(original)).toMatchObject({ code: 0 })
  await requireSame()
})
