import type { Report } from '../report.ts'
import { summarise } from './words.ts'

const FORMAT = 2

/**
 * Prints a report as JSON: always the same members in the same order, null for unknown values. `format` is the version.
 */
export function printJson(report: Report): string {
  const {
    endpoint,
    unreachable = null,
    network = null,
    chainId = null,
    head = null,
    client = null,
    handedIn = null,
    requests,
  } = report
  const rows = report.rows.map(({ method, supported, resultValid, deviations, omitted, latencyMs }) => ({
    method,
    supported: supported ?? null,
    resultValid: resultValid ?? null,
    latencyMs: latencyMs ?? null,
    deviations,
    omitted,
  }))
  const about = { format: FORMAT, endpoint, unreachable, network, chainId, head, client, handedIn, requests }
  return `${JSON.stringify({ ...about, summary: summarise(report), rows }, undefined, 2)}\n`
}
