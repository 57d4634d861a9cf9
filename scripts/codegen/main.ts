import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import generator from '@open-rpc/generator'
import { lintDocument } from '../lint-document/lint.ts'
import { bundle, readSources, type Sources } from './bundle.ts'
import type { OpenRpcDocument } from './openrpc.ts'
import { printReference } from './print/reference.ts'

/** A run of the code generator. */
export interface Run {
  /** Path of the project's folder. */
  readonly root: string
  /** Path of the compiled component.ts. */
  readonly component: string
  readonly args: readonly string[]
}

/** One of the two documents and its output. */
interface Target {
  readonly sources: Sources
  /** Folder of the generated code. */
  readonly folder: string
  /** Path of the reference page. */
  readonly page: string
}

/**
 * Checks openrpc/ and updates generated/ and the reference pages. With `--check` it writes nothing and lists the files that
 * differ. Resolves with the exit code.
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
  for (const target of targets) drifting.push(...(await updateTarget(target, { root, component, isCheck })))
  for (const path of drifting) {
    if (isCheck) console.error(`${path} is not what openrpc/ says: run npm run codegen`)
    else console.log(path)
  }
  if (drifting.length === 0 && !isCheck) console.log('generated/ is up to date')
  return isCheck && drifting.length > 0 ? 1 : 0
}

/** Returns the paths of files that differ, after writing them unless it is a check. */
async function updateTarget(
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
      replaceFiles(fresh, target, files)
      if (pageDrifts) writeFileSync(join(root, page), text)
    }
    return [...files.map((name) => `${folder}/${name}`), ...(pageDrifts ? [page] : [])]
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function runGenerator(document: OpenRpcDocument, component: string, outPath: string): Promise<void> {
  // Passed as a file: the generator dereferences a document that is passed as an object in place.
  const openrpcDocument = join(outPath, 'openrpc.json')
  writeFileSync(openrpcDocument, JSON.stringify(document))
  await generator.default({
    openrpcDocument,
    components: [
      { type: 'custom', language: 'typescript', name: 'scion', customComponent: component, openRPCPath: '.', outPath },
    ],
  })
}

/** Returns the names of files that differ between the two folders or are in one folder only. */
function compareFolders(fresh: string, target: string): string[] {
  const names = new Set([...listFolder(fresh), ...listFolder(target)])
  return [...names].sort().filter((name) => readText(join(fresh, name)) !== readText(join(target, name)))
}

/** Lists a folder's files, without the folders of other documents; empty if the folder does not exist. */
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

/** Replaces changed files only, so that watchers and incremental builds ignore the rest. */
function replaceFiles(fresh: string, target: string, changed: readonly string[]) {
  mkdirSync(target, { recursive: true })
  for (const name of changed) {
    const text = readText(join(fresh, name))
    if (text === undefined) rmSync(join(target, name), { recursive: true })
    else writeFileSync(join(target, name), text)
  }
}
