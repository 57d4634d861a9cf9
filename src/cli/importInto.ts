import { toHex } from '../base/hex.ts'
import { plainText, printable } from '../base/printable.ts'
import type { Chain } from '../chain/openChain.ts'
import type { BlockFile } from './blockFile.ts'
import type { DataPlace } from './failure.ts'
import { importBlocks } from './importBlocks.ts'
import type { Output } from './output.ts'
import { createProgress, NO_PROGRESS } from './progress.ts'

/** Imports a file into a chain, reports the result, and closes the chain. Throws the first of several failures. */
export async function importInto(chain: Chain, file: BlockFile, place: DataPlace, output: Output): Promise<void> {
  try {
    await importAndTell(chain, file, place, output)
  } catch (error) {
    await chain.close().catch(() => undefined)
    throw error
  }
  await chain.close()
}

async function importAndTell(chain: Chain, file: BlockFile, place: DataPlace, output: Output): Promise<void> {
  const startedAtMs = performance.now()
  const progress = output.showProgress === undefined ? NO_PROGRESS : createProgress(output.showProgress, 'blocks')
  const counts = await importBlocks(file, chain, place, progress).catch(async (error: unknown) => {
    await tellHead(chain, output).catch(() => undefined)
    throw error
  })
  const seconds = (performance.now() - startedAtMs) / 1000
  const { known, head, side, reorganised } = counts
  const count = head + side + reorganised
  const rate = printable`${plainText(seconds.toFixed(1))} s (${Math.round(count / seconds)} blocks/s)`
  const others = printable`${known} already known, ${side} side blocks, ${reorganised} reorganisations`
  output.write(printable`${count} blocks imported in ${rate}, ${others}\n`)
  await tellHead(chain, output)
}

async function tellHead({ reads }: Chain, output: Output): Promise<void> {
  const newest = await reads.findBlock({ kind: 'latest' })
  if (newest !== undefined) output.write(printable`head ${newest.header.number} ${plainText(toHex(newest.hash))}\n`)
}
