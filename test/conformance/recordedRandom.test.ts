import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { parseExportLine } from '../../src/chain/import/exportLine.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { openRegtest } from '../_helpers/regtest.ts'
import { describeVectorFolder, describeVectorText, vectorPath } from '../_helpers/vectors.ts'

/** Imports lines of the reference's export format; answers how far that went, and what ended it. */
async function importLines(text: string): Promise<{ readonly imported: number; readonly end?: unknown }> {
  const chain = await openRegtest()
  let imported = 0
  for (const line of text.trim().split('\n')) {
    try {
      await chain.importer.importBlock(parseExportLine(line, regtest))
    } catch (end) {
      return { imported, end }
    }
    imported++
  }
  return { imported }
}

/** Chains of random transactions that the reference mined: of the EVM, of every Bridge method, around activations, in siblings. */
describeVectorFolder('recorded/random', (files) => {
  it('has eleven chains', () => expect(files).toHaveLength(11))

  for (const file of files) {
    it(file, { timeout: 120_000 }, async () => {
      const text = gunzipSync(readFileSync(vectorPath(join('recorded/random', file)))).toString()
      expect(await importLines(text)).toEqual({ imported: text.trim().split('\n').length })
    })
  }
})

/** What follows these blocks needs the rest of the peg. */
const PEG_BEGINS = [
  ['recorded/chainP0/export-blocks.csv', 'updateCollections', 10],
  ['recorded/chainP/export-blocks.csv', 'registerBtcTransaction', 43],
] as const

for (const [file, method, number] of PEG_BEGINS) {
  describeVectorText(file, (text) => {
    it(`is imported up to its first ${method}`, async () => {
      const { imported, end } = await importLines(text)
      expect(imported).toBe(number) // with genesis
      expect(end).toMatchObject({ kind: 'pegNotSupported', number, method })
    })
  })
}
