/** The kinds of faults, in the order of reports. */
export const KINDS = ['condition', 'bound', 'dropped', 'limit', 'constant', 'arithmetic', 'await', 'swap'] as const

export type Kind = (typeof KINDS)[number]

/** A small fault in a source file. */
export interface Mutant {
  /** Path from the root of the checkout. */
  readonly file: string
  readonly kind: Kind
  readonly line: number
  /** The line's text without its indentation, by which the list of equivalent mutants finds it. */
  readonly lineText: string
  /** Range of the replaced text. */
  readonly start: number
  readonly end: number
  /** The replaced text and its replacement, which is empty for a dropped statement. */
  readonly old: string
  readonly new: string
  /** Whether the code runs when its module is loaded, as opposed to in a function. */
  readonly isStatic: boolean
}

/** Returns the name of a mutant in the file of a campaign. It is the same as long as the source does not change. */
export const nameOf = ({ file, start, end, new: replacement }: Mutant): string =>
  `${file}:${start}-${end}:${replacement}`

/** Returns a mutant's texts on one line, cut where they are long. */
export function describe({ file, line, kind, old, new: replacement }: Mutant): string {
  const after = replacement === '' ? '(dropped)' : shorten(replacement)
  return `${file}:${line} ${kind}: ${shorten(old)} → ${after}`
}

const MAX_SHOWN = 70

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN)}…`
}

/** Outer ranges come first, and a dropped statement before the other mutants of its expression. */
export const byPlace = (a: Mutant, b: Mutant): number =>
  a.start - b.start || b.end - a.end || Number(b.kind === 'dropped') - Number(a.kind === 'dropped')
