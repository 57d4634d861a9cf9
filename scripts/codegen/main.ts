import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import generator from '@open-rpc/generator'
import { lintDocument } from '../lint-document/lint.ts'
import { bundle, readSources, type Sources } from './bundle.ts'
import type { OpenRpcDocument } from './openrpc.ts'
import { printReference } from './print/reference.ts'

export interface Run {
  /** The project's folder. */
  readonly root: string
  /** Path of the compiled component.ts. */
  readonly component: string
  readonly args: readonly string[]
}

/** One of the documents, and what is made of it. */
interface Target {
  readonly sources: Sources
  /** Of code. */
  readonly folder: string
  /** What people read of it. */
  readonly page: string
}

/**
 * Checks openrpc/ and brings generated/ and the pages about the methods up to date with it; with `--check` nothing is
 * written and files that differ are listed. Gives the exit code.
 */
export async function main({ root, component, args }: Run): Promise<number> {
  const { node, admin } = readSources(join(root, 'openrpc'))
  const targets = [
    { sources: node, folder: 'generated', page: 'docs/methods.md' },
    { sources: admin, folder: 'generated/admin', page: 'docs/admin-api.md' },
  ]
  const problems = targets.flatMap(({ sources }) => lintDocument(sources))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  const isCheck = args.includes('--check')
  const drifting: string[] = []
  for (const target of targets) drifting.push(...(await bringUpToDate(target, { root, component, isCheck })))
  for (const path of drifting) {
    if (isCheck) console.error(`${path} is not what openrpc/ says: run npm run codegen`)
    else console.log(path)
  }
  if (drifting.length === 0 && !isCheck) console.log('generated/ is up to date')
  return isCheck && drifting.length > 0 ? 1 : 0
}

/** The paths that differ; they are written unless it is only a check. */
async function bringUpToDate(
  { sources, folder, page }: Target,
  { root, component, isCheck }: { readonly root: string; readonly component: string; readonly isCheck: boolean },
): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'scion-codegen-'))
  try {
    const document = bundle(sources)
    await runGenerator(document, component, fresh)
    const target = join(root, folder)
    const files = compareFolders(fresh, target)
    const text = printReference(document)
    const pageDrifts = readText(join(root, page)) !== text
    if (!isCheck) {
      replace(fresh, target, files)
      if (pageDrifts) writeFileSync(join(root, page), text)
    }
    return [...files.map((name) => `${folder}/${name}`), ...(pageDrifts ? [page] : [])]
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
  const names = new Set([...listFolder(fresh), ...listFolder(target)])
  return [...names].sort().filter((name) => readText(join(fresh, name)) !== readText(join(target, name)))
}

/** Its files; folders in it are another document's. */
function listFolder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
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

/** Touches changed files only, so that watchers and incremental builds see what really changed. */
function replace(fresh: string, target: string, changed: readonly string[]) {
  mkdirSync(target, { recursive: true })
  for (const name of changed) {
    const text = readText(join(fresh, name))
    if (text === undefined) rmSync(join(target, name), { recursive: true })
    else writeFileSync(join(target, name), text)
  }
}
