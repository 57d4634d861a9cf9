import { type Printable, plainJson } from '../../base/printable.ts'
import type { Report } from '../report.ts'
import { summarise } from './words.ts'

const FORMAT = 3

/**
 * Prints a report as JSON: always the same members in the same order, null for unknown values. `format` is the version.
 */
export function printJson(report: Report): Printable {
  const {
    endpoint,
    unreachable = null,
    network = null,
    chainId = null,
    head = null,
    client = null,
    handedIn = null,
    requests,
    against,
  } = report
  const rows = report.rows.map(
    ({ method, supported, resultValid, deviations, omitted, latencyMs, against: other }) => ({
      method,
      supported: supported ?? null,
      resultValid: resultValid ?? null,
      latencyMs: latencyMs ?? null,
      deviations,
      omitted,
      against: other === undefined ? null : { supported: other.supported ?? null, latencyMs: other.latencyMs ?? null },
    }),
  )
  const about = {
    format: FORMAT,
    endpoint,
    unreachable,
    network,
    chainId,
    head,
    client,
    handedIn,
    requests,
    ...speedOf(report),
  }
  const compared = against === undefined ? null : printCompared(against)
  return plainJson(
    `${JSON.stringify({ ...about, against: compared, summary: summarise(report), rows }, undefined, 2)}\n`,
  )
}

function speedOf({ speed = {} }: Pick<Report, 'speed'>) {
  return { latencyMs: speed.latencyMs ?? null, requestsPerSecond: speed.requestsPerSecond ?? null }
}

function printCompared(compared: NonNullable<Report['against']>) {
  const { endpoint, head = null, client = null, requests } = compared
  return { endpoint, head, client, requests, ...speedOf(compared) }
}
