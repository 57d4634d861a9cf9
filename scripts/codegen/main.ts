import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import generator from '@open-rpc/generator'
import { lintDocument } from '../lint-document/lint.ts'
import { bundle, readSources } from './bundle.ts'
import type { OpenRpcDocument } from './openrpc.ts'
import { printReference } from './print/reference.ts'

export interface Run {
  /** The project's folder. */
  readonly root: string
  /** Path of the compiled component.ts. */
  readonly component: string
  readonly args: readonly string[]
}

/** What people read of the document. */
const PAGE = 'docs/methods.md'

/**
 * Checks openrpc/ and brings generated/ and docs/methods.md up to date with it; with `--check` nothing is written and
 * files that differ are listed. Gives the exit code.
 */
export async function main({ root, component, args }: Run): Promise<number> {
  const sources = readSources(join(root, 'openrpc'))
  const problems = lintDocument(sources)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  const fresh = mkdtempSync(join(tmpdir(), 'scion-codegen-'))
  try {
    const document = bundle(sources)
    await runGenerator(document, component, fresh)
    const target = join(root, 'generated')
    const drifting = compareFolders(fresh, target)
    const page = printReference(document)
    const pageDrifts = readText(join(root, PAGE)) !== page
    if (args.includes('--check')) return complain(drifting, pageDrifts)
    if (pageDrifts) replacePage(root, page)
    return replace(fresh, target, drifting)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function runGenerator(document: OpenRpcDocument, component: string, outPath: string): Promise<void> {
  // Handed over as a file: a document that is handed over as an object is dereferenced in place.
  const openrpcDocument = join(outPath, 'openrpc.json')
  writeFileSync(openrpcDocument, JSON.stringify(document))
  await generator.default({
    openrpcDocument,
    components: [
      { type: 'custom', language: 'typescript', name: 'scion', customComponent: component, openRPCPath: '.', outPath },
    ],
  })
}

/** Names of files that differ between the two folders or are in one of them only. */
function compareFolders(fresh: string, target: string): string[] {
  const names = new Set([...readdirSync(fresh), ...listFolder(target)])
  return [...names].sort().filter((name) => readText(join(fresh, name)) !== readText(join(target, name)))
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function complain(drifting: readonly string[], pageDrifts: boolean): number {
  const paths = [...drifting.map((name) => `generated/${name}`), ...(pageDrifts ? [PAGE] : [])]
  for (const path of paths) console.error(`${path} is not what openrpc/ says: run npm run codegen`)
  return paths.length === 0 ? 0 : 1
}

function replacePage(root: string, page: string) {
  writeFileSync(join(root, PAGE), page)
  console.log(PAGE)
}

/** Touches changed files only, so that watchers and incremental builds see what really changed. */
function replace(fresh: string, target: string, changed: readonly string[]): number {
  mkdirSync(target, { recursive: true })
  for (const name of changed) {
    const text = readText(join(fresh, name))
    if (text === undefined) rmSync(join(target, name), { recursive: true })
    else writeFileSync(join(target, name), text)
  }
  console.log(changed.length === 0 ? 'generated/ is up to date' : `generated/: ${changed.join(', ')}`)
  return 0
}
