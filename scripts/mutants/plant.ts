import ts from 'typescript'
import { byPlace, type Mutant } from './mutant.ts'

/** A mutant and the number by which the running program selects it. */
export interface Planted {
  readonly id: number
  readonly mutant: Mutant
}

/** Function of the switch that returns whether a mutant is selected. */
const IS_SELECTED = '__isMutant'

/**
 * Returns a source with these mutants, each behind a switch: `__isMutant(7) ? mutated : original`. `importPath` is the module of the
 * switch.
 */
export function plant(source: ts.SourceFile, planted: readonly Planted[], importPath: string): string {
  const shebang = ts.getShebang(source.text)
  const begin = shebang === undefined ? 0 : shebang.length + 1
  const ordered = planted.toSorted((a, b) => byPlace(a.mutant, b.mutant))
  const body = new Planter(source).plant(begin, source.text.length, ordered)
  return `${source.text.slice(0, begin)}import { isMutant as ${IS_SELECTED} } from '${importPath}'; ${body}`
}

class Planter {
  readonly #text: string
  /** Starts of expressions that follow another statement. A parenthesis there would continue the line before. */
  readonly #statements = new Set<number>()

  constructor(source: ts.SourceFile) {
    this.#text = source.text
    const visit = (node: ts.Node): void => {
      const isListed = !ts.isIterationStatement(node.parent, false) && !ts.isIfStatement(node.parent)
      if (ts.isExpressionStatement(node) && isListed) this.#statements.add(node.getStart())
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(source, visit)
  }

  /** Returns the text of a range with these mutants, of which outer ones come before their parts. */
  plant(start: number, end: number, planted: readonly Planted[]): string {
    let at = start
    let result = ''
    for (const group of groupByOuter(planted)) {
      const { mutant } = group.outer
      const isOuter = mutant.start !== start && mutant.kind !== 'dropped'
      const separator = isOuter && this.#statements.has(mutant.start) ? ';' : ''
      result += this.#text.slice(at, mutant.start) + separator + this.#plantGroup(mutant.start, mutant.end, group.all)
      at = mutant.end
    }
    return result + this.#text.slice(at, end)
  }

  /** Plants the mutants of one range around those of its parts. */
  #plantGroup(start: number, end: number, group: readonly Planted[]): string {
    const isOwn = ({ mutant }: Planted): boolean => mutant.start === start && mutant.end === end
    const parts = group.filter((one) => !isOwn(one))
    const inner = this.plant(start, end, parts)
    return group.filter(isOwn).reduceRight((original, one) => wrap(one, original), inner)
  }
}

function wrap({ id, mutant }: Planted, original: string): string {
  const condition = `${IS_SELECTED}(${id})`
  if (mutant.kind === 'dropped') return `{ if (!${condition}) { ${original} } }`
  if (mutant.kind === 'swap') return `...(${condition} ? [${mutant.new}] : [${original}])`
  return `(${condition} ? (${mutant.new}) : (${original}))`
}

/** Groups mutants by the outermost range that contains them. */
function groupByOuter(planted: readonly Planted[]): { readonly outer: Planted; readonly all: Planted[] }[] {
  const groups: { outer: Planted; all: Planted[] }[] = []
  for (const one of planted) {
    const last = groups.at(-1)
    if (last !== undefined && one.mutant.start < last.outer.mutant.end) last.all.push(one)
    else groups.push({ outer: one, all: [one] })
  }
  return groups
}
