import type { ReportWriter } from '../../../../src/cli/dev/log/report.ts'

/** Returns a writer that collects the reports of requests and blocks. */
export function collectReports() {
  const reports: unknown[] = []
  const writer: ReportWriter = {
    begin: () => undefined,
    request: (report) => void reports.push(report),
    block: (report) => void reports.push(report),
    end: () => undefined,
  }
  return { writer, reports }
}
