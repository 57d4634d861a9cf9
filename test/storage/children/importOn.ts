/** The program of a process that imports an export file, from the first block that it has not, and prints each number once the block is stored. */
import { createReadStream } from 'node:fs'
import { systemClock } from '../../../src/base/clock.ts'
import { readLines } from '../../../src/base/lines.ts'
import { readExportLine } from '../../../src/chain/import/exportLine.ts'
import { openChain } from '../../../src/chain/openChain.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { LOG_TEMPLATE } from '../../../src/wire/log.ts'
import { tracePrinter } from '../../../src/wire/traces/tracePrinter.ts'
import { fromArgument } from '../placeArguments.ts'

const [, , place, file = ''] = process.argv
const network = createSandbox(regtest)
const chain = await openChain({
  network,
  store: await openStore(fromArgument(place)),
  clock: systemClock,
  limits: {
    callGasCap: 0n,
    estimateGasCap: 0n,
    pendingStateGas: 0n,
    logBlockSpan: 0,
    logCount: 0,
    logCharacters: 0,
    wideLogCharacters: 0,
    traceCharacters: 0,
    traceBlockSpan: 0,
  },
  printLog: () => '',
  logTemplate: LOG_TEMPLATE,
  tracePrinter,
  submitting: { minesAtOnce: false, failsOnRevert: false },
  stateCacheBytes: 2 ** 22,
})

async function* readBlocks() {
  for await (const { text } of readLines(createReadStream(file), 2 ** 24)) yield readExportLine(text, network)
}

await chain.importer.importBlocks(readBlocks(), {
  onImported({ header }, outcome) {
    if (outcome !== 'known') process.stdout.write(`${header.number}\n`)
  },
})
await chain.close()
