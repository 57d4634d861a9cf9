import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openBlockFile } from '../../../src/cli/blockFile.ts'
import { exportBlocks } from '../../../src/cli/exportBlocks.ts'
import { importBlocks } from '../../../src/cli/importBlocks.ts'
import type { Store } from '../../../src/storage/store.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import type { ImportedChain } from './_importGenerated.ts'

const SILENT = { show: () => undefined, end: () => undefined }

/** Checks that the exported canonical chain has the same head after an import, and the same export. */
export async function requireRoundTrip({ chain, store }: ImportedChain, fresh: Store): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-export-'))
  const other = await openTestChain({ network: chain.network, store: fresh })
  try {
    const span = { from: 1, to: chain.reads.headNumber() }
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    await exportBlocks(first, store.blocks, span)
    const file = await openBlockFile(first)
    const counts = await importBlocks(file, other, { data: folder, store: { kind: 'sqlite' } }, SILENT)
    expect(counts).toEqual({ known: 0, head: span.to, side: 0, reorganised: 0 })
    expect(await fresh.blocks.getHead()).toEqual(await store.blocks.getHead())
    await exportBlocks(second, fresh.blocks, span)
    expect((await readFile(second)).equals(await readFile(first))).toBe(true)
  } finally {
    await other.close()
    await rm(folder, { recursive: true })
  }
}
