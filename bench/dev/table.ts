import { type Claim, getDevClaims } from '../claims.ts'
import { printRow, ratioOf, show } from '../table.ts'
import type { Name } from './contenders.ts'
import { type Row, type Summary, summarise } from './turns.ts'

const NODES: readonly Name[] = ['anvil', 'scion dev', 'scion start']
const COLUMNS = [
  '',
  'unit',
  ...NODES.flatMap((name) => [name, 'CPU us']),
  'dev/anvil',
  'start/anvil',
  'dev/start',
  'targets',
  'turns',
]

/** Returns the head of the Markdown table. */
export function printDevHead(): string {
  return `${printRow(COLUMNS)}\n${printRow(COLUMNS.map((_, index) => (index === 0 ? '---' : '--:')))}`
}

/** Returns a row: medians with minimum and maximum, processor time per request, ratios and targets. */
export function printDevRow({ name, unit, turns }: Row): string {
  const [anvil, dev, start] = NODES.map((node) => summarise(turns.get(node)))
  const ratios = [ratio(unit, dev, anvil), ratio(unit, start, anvil), ratio(unit, dev, start)]
  const [devRatio, startRatio, ownRatio] = ratios
  const claims = getDevClaims(name)
  const targets = [
    judge('dev', claims.dev, dev?.median, devRatio),
    judge('start', claims.start, start?.median, startRatio),
    judgeOwn(unit, ownRatio, dev, start),
  ]
  return printRow([
    name,
    unit,
    ...[anvil, dev, start].flatMap((one) => [printSummary(one), show(one?.cpuUs)]),
    ...ratios.map(show),
    targets.filter((target) => target !== undefined).join('; '),
    printCounted([anvil, dev, start]),
  ])
}

function ratio(unit: Row['unit'], ours: Summary | undefined, theirs: Summary | undefined): number | undefined {
  return ratioOf({ unit, value: ours?.median }, { value: theirs?.median })
}

function printSummary(summary: Summary | undefined): string {
  if (summary === undefined) return '-'
  return `${show(summary.median)} (${show(summary.min)} to ${show(summary.max)})`
}

/** Returns the number of turns that count, of the node with the fewest. */
function printCounted(summaries: readonly (Summary | undefined)[]): string {
  const known = summaries.filter((one) => one !== undefined).toSorted((a, b) => a.counted - b.counted)
  const [least] = known
  if (least === undefined) return '0'
  return least.counted === 0 ? `none of ${least.all} counts` : `${least.counted} of ${least.all}`
}

function judge(node: string, claim: Claim | undefined, value?: number, ratio?: number): string | undefined {
  if (claim === undefined || value === undefined) return undefined
  if ('max' in claim) return `${node} ${verdict(value <= claim.max)} <= ${claim.max}`
  return ratio === undefined ? undefined : `${node} ${verdict(ratio >= claim.minRatio)} >= ${show(claim.minRatio)}`
}

/** Judges that `scion dev` is not slower than `scion start`: the medians, or turns that overlap. */
function judgeOwn(unit: Row['unit'], ratio: number | undefined, dev?: Summary, start?: Summary): string | undefined {
  if (ratio === undefined || dev === undefined || start === undefined || unit === 'MiB') return undefined
  if (ratio >= 1) return 'dev/start yes'
  const overlaps = dev.min <= start.max && start.min <= dev.max
  return overlaps ? 'dev/start within the spread' : 'dev/start **NO** >= 1.0'
}

const verdict = (holds: boolean) => (holds ? 'yes' : '**NO**')
