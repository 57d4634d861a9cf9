import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import { printExportLine, readExportLine } from '../../src/chain/import/exportLine.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface ExportFormats {
  readonly exportBlocks: { readonly lines: readonly string[] }
}

describeVectors<ExportFormats>('export-formats.json', ({ exportBlocks: { lines } }) => {
  it('block 1 of testnet is imported after genesis and exported as the line of the reference', async () => {
    const store = await openStore({ kind: 'memory' })
    const chain = await openTestChain({ network: testnet, store, clock: systemClock })
    onTestFinished(() => chain.close())
    const [line = ''] = lines
    expect(await chain.importer.importBlock(readExportLine(line, testnet).decode())).toBe('head')
    const head = await store.blocks.getHead()
    expect(head && toHex(head.hash)).toBe('0x522611bd5ff83ac26e79f3b42f4be0f52d446828c57c9ddb94f75c4519eaebaf')
    expect(head && printExportLine(head)).toBe(line)
  })
})
