import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchor } from '../../scripts/codegen/print/markdown.ts'

const PASSED_OVER = ['node_modules', 'dist', 'coverage']

/** Returns the files below a folder whose names have one of these endings. */
export function findFiles(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || PASSED_OVER.includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return findFiles(path, endings)
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
  })
}

const anchors = new Map<string, readonly string[]>()

/** Returns the anchors of a page's headings. Each page is read once. */
export function headingsOf(path: string): readonly string[] {
  const known = anchors.get(path) ?? readHeadings(path)
  anchors.set(path, known)
  return known
}

function readHeadings(path: string): string[] {
  const headings = readFileSync(path, 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, text = '']) => anchor(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')))
}
