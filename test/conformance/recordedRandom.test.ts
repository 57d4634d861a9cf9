import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { parseExportLine } from '../../src/chain/import/exportLine.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { openRegtest } from '../_helpers/regtest.ts'
import { describeVectorFolder, vectorPath } from '../_helpers/vectors.ts'

/** Imports lines of the reference's export format; returns how many there were. */
async function importLines(text: string): Promise<number> {
  const chain = await openRegtest()
  const lines = text.trim().split('\n')
  for (const line of lines) await chain.importer.importBlock(parseExportLine(line, regtest))
  return lines.length
}

/** Chains of random transactions that the reference mined: of the EVM, of every Bridge method, around activations, in siblings. */
describeVectorFolder('recorded/random', (files) => {
  it('has eleven chains', () => expect(files).toHaveLength(11))

  for (const file of files) {
    it(file, { timeout: 120_000 }, async () => {
      const text = gunzipSync(readFileSync(vectorPath(join('recorded/random', file)))).toString()
      expect(await importLines(text)).toBeGreaterThan(60)
    })
  }
})
