import { type Deviation, isNote } from '../deviation.ts'
import { isFine, type Row, wasAsked } from '../matrix.ts'
import type { Report } from '../report.ts'
import { STYLE } from './style.ts'
import { describeChain, notAskedWords, omittedWords, rowWords, summarise } from './words.ts'

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const quote = (text: string): string => text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character)

/** Prints a report as one self-contained HTML file. Its policy forbids scripts. */
export function printHtml(report: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>scion doctor ${quote(report.endpoint)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>scion doctor</h1>
<p><code>${quote(report.endpoint)}</code></p>
${report.unreachable === undefined ? printFindings(report) : `<p class="bad">unreachable: ${quote(report.unreachable)}</p>`}
</main>
</body>
</html>
`
}

function printFindings(report: Report): string {
  const { methods, fine, notAsked, deviations, notes } = summarise(report)
  const details = report.rows.filter((row) => row.deviations.length > 0).map(printDetails)
  return `<p>${quote(describeChain(report))}</p>
<p><strong>${fine} of ${methods}</strong> rows without deviation${notAskedWords(notAsked)}; ${deviations} deviations, ${notes} notes; ${report.requests} requests.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Matrix">
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Supported</th><th scope="col">Result</th><th scope="col">ms (p50)</th><th scope="col">Deviations</th><th scope="col">Notes</th></tr></thead>
<tbody>
${report.rows.map(printRow).join('\n')}
</tbody>
</table>
</div>
${details.join('\n')}`
}

const anchorOf = ({ method }: Row) => quote(method.replaceAll(' ', '-'))

function printRow(row: Row): string {
  const { supported, result, latency, deviations, notes } = rowWords(row)
  const cells = [supported, result, latency, deviations, notes].map((cell) => `<td>${quote(cell)}</td>`).join('')
  const name = quote(row.method)
  const head = row.deviations.length === 0 ? name : `<a href="#${anchorOf(row)}">${name}</a>`
  const kind = isFine(row) ? 'good' : wasAsked(row) ? 'bad' : 'unknown'
  return `<tr class="${kind}"><th scope="row">${head}</th>${cells}</tr>`
}

function printDetails(row: Row): string {
  const { method, deviations } = row
  return `<section id="${anchorOf(row)}">
<h2>${quote(method)}</h2>
${deviations.map(printDeviation).join('\n')}
${omittedWords(row)
  .map((words) => `<p>${quote(words)}</p>`)
  .join('')}
</section>`
}

function printDeviation({ class: kind, path, expected, found, example }: Deviation): string {
  const place = path === '' ? '' : ` at <code>${quote(path)}</code>`
  return `<article><h3 class="${isNote(kind) ? 'note' : 'bad'}">${quote(kind)}${place}</h3>
<dl><dt>expected</dt><dd>${quote(expected)}</dd><dt>found</dt><dd>${quote(found)}</dd><dt>by</dt><dd><code>${quote(example)}</code></dd></dl></article>`
}
