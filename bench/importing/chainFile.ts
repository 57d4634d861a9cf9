import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { printExportLine } from '../../src/chain/import/exportLine.ts'
import type { Block } from '../../src/primitives/block.ts'
import { makeSeededChain, type SeededCode } from './seededChain.ts'

/** A file of blocks in the export format. */
export interface ChainFile {
  readonly path: string
  /** Numbers of transactions, without REMASC's, and gas of the blocks, in their order. */
  readonly contents: readonly BlockContent[]
}

export type BlockContent = readonly [transactions: number, gas: number]

/** Returns the seeded chain's file in `folder`, where it stays for the next run. */
export async function findChainFile(
  folder: string,
  { seed, count, code }: { seed: number; count: number; code: SeededCode },
): Promise<ChainFile> {
  const path = join(folder, `import-${seed}-${count}.blocks`)
  const known = await readContents(path)
  if (known !== undefined) return { path, contents: known }
  await mkdir(folder, { recursive: true })
  const contents: BlockContent[] = []
  const lines = toLines(makeSeededChain(seed, count, code), contents)
  await pipeline(Readable.from(lines), createWriteStream(`${path}.new`))
  await rename(`${path}.new`, path)
  await writeFile(contentsPath(path), JSON.stringify(contents)) // last: a file without it is made again
  return { path, contents }
}

const contentsPath = (path: string) => `${path}.json`

async function readContents(path: string): Promise<readonly BlockContent[] | undefined> {
  try {
    return JSON.parse(await readFile(contentsPath(path), 'utf8'))
  } catch {
    return undefined // not made yet
  }
}

async function* toLines(blocks: AsyncIterable<Block>, contents: BlockContent[]): AsyncGenerator<string> {
  let totalDifficulty = 1n
  for await (const { header, hash, encoded, transactions } of blocks) {
    totalDifficulty += header.difficulty
    contents.push([transactions.length - 1, Number(header.gasUsed)])
    yield `${printExportLine({ number: header.number, hash, totalDifficulty, encoded, parentHash: header.parentHash })}\n`
  }
}
