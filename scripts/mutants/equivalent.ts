import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Mutant } from './mutant.ts'

/** A mutant that behaves as the original does. */
export interface Equivalent {
  readonly file: string
  /** The line of the source, without its indentation. */
  readonly line: string
  readonly old: string
  readonly new: string
  readonly reason: string
}

const LIST = 'scripts/mutants/equivalent.yaml'
const MEMBERS = ['file', 'line', 'old', 'new', 'reason'] as const

/** Reads the list of equivalent mutants; throws if an entry lacks a member or a reason. */
export function readEquivalent(root: string): Equivalent[] {
  const path = join(root, LIST)
  return existsSync(path) ? parseEquivalent(readFileSync(path, 'utf8')) : []
}

export function parseEquivalent(text: string): Equivalent[] {
  const entries: unknown = parse(text)
  if (!Array.isArray(entries)) throw new Error(`${LIST}: must be a list`)
  return entries.map((entry: unknown, i) => {
    if (isEquivalent(entry)) return entry
    throw new Error(`${LIST}: entry ${i + 1} must have the texts ${MEMBERS.join(', ')}, and a reason that is not empty`)
  })
}

function isEquivalent(entry: unknown): entry is Equivalent {
  if (typeof entry !== 'object' || entry === null) return false
  const members = new Map<string, unknown>(Object.entries(entry))
  return MEMBERS.every((name) => typeof members.get(name) === 'string') && members.get('reason') !== ''
}

export function isMarked(mutant: Mutant, entries: readonly Equivalent[]): boolean {
  return entries.some((entry) => matches(entry, mutant))
}

function matches(entry: Equivalent, { file, lineText, old, new: replacement }: Mutant): boolean {
  return entry.file === file && entry.line === lineText && entry.old === old && entry.new === replacement
}

/** Returns a problem for each entry that has no mutant among those of its file. */
export function findStale(entries: readonly Equivalent[], mutantsOf: (file: string) => readonly Mutant[]): string[] {
  return entries
    .filter((entry) => !mutantsOf(entry.file).some((mutant) => matches(entry, mutant)))
    .map(
      ({ file, line }) => `${LIST}: must name a mutant of ${file}, got the line "${line}"; remove or correct the entry`,
    )
}
