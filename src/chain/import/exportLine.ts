import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { signedMinimalBytes } from '../../base/integer.ts'
import { RlpError } from '../../base/rlp.ts'
import type { Network } from '../../chainspec/network.ts'
import { type Block, decodeBlock } from '../../primitives/block.ts'
import type { BlockRow } from '../../storage/store.ts'
import type { SourceBlock } from './ahead/readAhead.ts'

/** A line is not a block in the reference node's export format. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused'
}

const bare = (bytes: Bytes) => toHex(bytes).slice(2)

/**
 * Returns a block's line in the reference node's export format (protocol/blocks#export-lines):
 * `number,hash,totalDifficulty,rlp`, hex without `0x`, the third in two's complement.
 */
export function printExportLine({ number, hash, totalDifficulty, encoded }: BlockRow): string {
  return [number, bare(hash), bare(signedMinimalBytes(totalDifficulty)), bare(encoded)].join(',')
}

/**
 * Parses an export line. `decode` of the result throws {@link LineRefused}, as this does, also if number or hash are not the
 * block's. The total difficulty is ignored, because it follows from the blocks.
 */
export function readExportLine(line: string, network: Network): SourceBlock {
  const [number, hash, , rlp] = line.split(',', 4)
  if (number === undefined || rlp === undefined) throw new LineRefused('expected number,hash,totalDifficulty,block')
  const encoded = parseHex(rlp.trimEnd(), 'block')
  return { encoded, decode: () => decodeAs(encoded, network, { number, hash }) }
}

/** Parses the block and the total difficulty of an export line, which are not checked. Throws {@link LineRefused}. */
export function readBareLine(line: string): Pick<BlockRow, 'encoded'> & { readonly totalDifficulty: Bytes } {
  const [, , totalDifficulty, rlp] = line.split(',', 4)
  if (totalDifficulty === undefined || rlp === undefined)
    throw new LineRefused('expected number,hash,totalDifficulty,block')
  return { encoded: parseHex(rlp.trimEnd(), 'block'), totalDifficulty: parseHex(totalDifficulty, 'totalDifficulty') }
}

function decodeAs(
  encoded: Bytes,
  network: Network,
  { number, hash }: { readonly number: string; readonly hash: string | undefined },
): Block {
  const block = decode(encoded, network)
  if (number !== String(block.header.number)) {
    throw new LineRefused(`the block's number is ${block.header.number}, the line says ${number.slice(0, 20)}`)
  }
  if (hash === undefined || !equalBytes(parseHex(hash, 'hash'), block.hash)) {
    throw new LineRefused(
      `the hash of block ${number} is ${bare(block.hash)}, the line says ${String(hash).slice(0, 64)}`,
    )
  }
  return block
}

function decode(encoded: Bytes, network: Network): Block {
  try {
    return decodeBlock(encoded, network)
  } catch (error) {
    if (error instanceof RlpError) throw new LineRefused(`the block cannot be decoded: ${error.message}`)
    throw error
  }
}

function parseHex(text: string, name: string): Bytes {
  if (text.length % 2 === 0 && /^[0-9a-f]*$/i.test(text)) return fromHex(`0x${text}`)
  throw new LineRefused(`${name}: expected hex digits`)
}
