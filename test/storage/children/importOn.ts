/** The program of a process that imports an export file, from the first block that it has not, and prints each number once the block is stored. */
import { createReadStream } from 'node:fs'
import { ownSetup } from '../../../bench/scenarios/ownChain.ts'
import { readLines } from '../../../src/base/lines.ts'
import { readExportLine } from '../../../src/chain/import/exportLine.ts'
import { openChain } from '../../../src/chain/openChain.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { fromArgument } from '../placeArguments.ts'

const [, , place, file = ''] = process.argv
const chain = await openChain(ownSetup(await openStore(fromArgument(place))))

async function* readBlocks() {
  for await (const { text } of readLines(createReadStream(file), 2 ** 24)) yield readExportLine(text, chain.network)
}

await chain.importer.importBlocks(readBlocks(), {
  onImported({ header }, outcome) {
    if (outcome !== 'known') process.stdout.write(`${header.number}\n`)
  },
})
await chain.close()
