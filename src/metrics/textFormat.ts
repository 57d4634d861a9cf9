import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import { yieldIfSliceUsed } from '../concurrency/timeSlice.ts'
import type { Labels, Metric, Sample } from './metric.ts'

/** The media type of Prometheus' text format. */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** Number of samples between two checks of the time slice. */
const SAMPLES_PER_CHECK = 100

/** Returns metrics in Prometheus' text format. Yields between samples, since there may be thousands. */
export async function printMetrics(metrics: readonly Metric[]): Promise<string> {
  const lines: string[] = []
  let count = 0
  for (const { name, help, type, samples } of metrics) {
    lines.push(`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`)
    for (const sample of samples) {
      lines.push(printSample(name, sample))
      if (++count % SAMPLES_PER_CHECK === 0) await yieldIfSliceUsed(() => NODE_ITSELF)
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

/** Returns a number as Go prints it, which Prometheus parses. */
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
