import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import { nextShare } from '../concurrency/timeSlice.ts'
import type { Family, Labels, Sample } from './family.ts'

/** The media type of what {@link printFamilies} prints. */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** Between two looks at the clock. */
const SAMPLES_AT_ONCE = 100

/** Metrics in Prometheus' text format, printed in turns: thousands of samples are milliseconds of work. */
export async function printFamilies(families: readonly Family[]): Promise<string> {
  const lines: string[] = []
  let count = 0
  for (const { name, help, type, samples } of families) {
    lines.push(`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`)
    for (const sample of samples) {
      lines.push(printSample(name, sample))
      if (++count % SAMPLES_AT_ONCE === 0) await nextShare(() => NODE_ITSELF)
    }
  }
  return `${lines.join('\n')}\n`
}

function printSample(name: string, { suffix = '', labels, value }: Sample): string {
  return `${name}${suffix}${printLabels(labels)} ${printNumber(value)}`
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** As Go writes it, which Prometheus is written in. */
function printNumber(value: number): string {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"')
}
