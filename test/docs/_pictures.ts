import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { root } from './_guide.ts'

/** A picture in docs/images. */
export interface Picture {
  readonly name: string
  /** Files and folders that it shows. */
  readonly sources: readonly string[]
  /** The method whose page it shows. The page also lists all methods. */
  readonly method?: string
}

const PAGE = ['playground', 'scripts/playground', 'test/compat/browser/screenshots.test.ts']

/** The pictures, which `npm run pictures` makes. */
export const PICTURES = {
  light: { name: 'playground-light', sources: PAGE, method: 'eth_getBalance' },
  dark: { name: 'playground-dark', sources: PAGE, method: 'eth_getLogs' },
  overview: { name: 'playground-overview', sources: PAGE },
  result: { name: 'playground-result', sources: PAGE, method: 'eth_getTransactionReceipt' },
  error: { name: 'playground-error', sources: PAGE, method: 'eth_call' },
  phone: { name: 'playground-phone', sources: PAGE, method: 'eth_getBalance' },
  log: {
    name: 'dev-log',
    sources: [
      'src/cli/dev/log',
      'src/cli/dev/project',
      'test/cli/dev/project/fixtures/foundry',
      'test/compat/browser/devLog.test.ts',
      'test/compat/browser/_terminal.ts',
    ],
  },
} as const satisfies Record<string, Picture>

export const pathOf = ({ name }: Picture): string => join(root, 'docs/images', `${name}.png`)

/** Returns the files of a path, sorted by name. */
function filesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesIn(`${path}/${name}`))
}

/** Returns the part of the document that a picture of the docs page shows. */
function describeMethods(method: string | undefined): string {
  const { methods }: { methods: { name: string; summary?: string; tags?: unknown }[] } = JSON.parse(
    readFileSync(join(root, 'generated/openrpc.json'), 'utf8'),
  )
  const listed = methods.map(({ name, summary, tags }) => ({
    name,
    tags,
    summary: method === undefined ? summary : '',
  }))
  return JSON.stringify([listed, methods.filter(({ name }) => name === method)])
}

/** Returns the hash of the sources that a picture shows. */
export function hashSources({ sources, method }: Picture): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  if (sources.includes('playground')) hash.update(describeMethods(method))
  return hash.digest('hex').slice(0, 32)
}

/** The key of the text chunk with the hash of the sources. */
const KEY = 'Sources'
const SIGNATURE_BYTES = 8
/** Bytes of length, type and checksum of a chunk. */
const FRAME_BYTES = 12

/** Returns the hash of the sources that a picture was made from; undefined if it has none. */
export function readHash(png: Buffer): string | undefined {
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const [type, data] = [png.toString('latin1', at + 4, at + 8), png.toString('latin1', at + 8, at + 8 + length)]
    if (type === 'tEXt' && data.startsWith(`${KEY}\0`)) return data.slice(KEY.length + 1)
    at += FRAME_BYTES + length
  }
  return undefined
}

/** Returns a picture with the hash of its sources, in a text chunk before the last chunk. */
export function withHash(png: Buffer, hash: string): Buffer {
  const chunk = Buffer.from(`tEXt${KEY}\0${hash}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(chunk))
  const end = png.length - FRAME_BYTES // IEND has no data
  return Buffer.concat([png.subarray(0, end), length, chunk, checksum, png.subarray(end)])
}

/** Returns whether a picture is missing or older than its sources. */
export function isStale(picture: Picture): boolean {
  const png = statSync(pathOf(picture), { throwIfNoEntry: false }) && readFileSync(pathOf(picture))
  return png === undefined || readHash(png) !== hashSources(picture)
}
