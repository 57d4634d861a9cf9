import { expect, it } from 'vitest'
import { examineWitness } from '../../../src/chain/import/examineBlock.ts'
import { readRecorded } from '../../_helpers/recorded.ts'
import { parseExport } from '../../_helpers/recordedChain.ts'
import { readPegBlocks } from '../../_helpers/recordedPeg.ts'
import { openRegtest } from '../../_helpers/regtest.ts'

const CHAINS = [
  ['chainA', 3, () => parseExport(readRecorded('chainA/export-blocks.csv'))],
  ['chainP0', 1, () => readPegBlocks('chainP0')],
] as const

it.each(CHAINS)(
  'blocks of %s, each %ith, are valid by their witness alone',
  async (_name, step, read) => {
    const chain = await openRegtest()
    const blocks = read().slice(1)
    for (const block of blocks) await chain.importer.importBlock(block)
    for (let index = 0; index < blocks.length; index += step) {
      const block = blocks[index]
      if (block === undefined) continue
      const { examination, witness } = await chain.importer.recordBlock(block)
      expect(examination.differences, `block ${block.header.number}`).toEqual([])
      expect((await examineWitness(chain.network, block, witness())).differences).toEqual([])
    }
  },
  60_000,
)
