import { type Printable, plainDocument } from '../../base/printable.ts'
import { type Deviation, isNote } from '../deviation.ts'
import { isFine, type MatrixRow, wasAsked } from '../matrix.ts'
import type { Report } from '../report.ts'
import {
  cellsOf,
  columnsOf,
  describeChain,
  describeSpeeds,
  notAskedWords,
  omittedWords,
  summarise,
  titleOf,
} from './words.ts'

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const quote = (text: string): string => text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character)

/** Prints a report as one self-contained HTML file. Its policy forbids scripts. */
export function printHtml(report: Report): Printable {
  return plainDocument(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${quote(titleOf(report))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>scion doctor</h1>
<p><code>${quote(titleOf(report).replace('scion doctor ', ''))}</code></p>
${report.unreachable === undefined ? printFindings(report) : `<p class="bad">unreachable: ${quote(report.unreachable)}</p>`}
</main>
</body>
</html>
`)
}

function printFindings(report: Report): string {
  const { methods, fine, notAsked, deviations, notes } = summarise(report)
  const details = report.rows.filter((row) => row.deviations.length > 0).map(printDetails)
  return `<p>${quote(describeChain(report))}</p>
<p><strong>${fine} of ${methods}</strong> rows without deviation${notAskedWords(notAsked)}; ${deviations} deviations, ${notes} notes; ${report.requests} requests.</p>
${describeSpeeds(report)
  .map((line) => `<p>${quote(line)}</p>`)
  .join('')}
<div class="scroll" tabindex="0" role="region" aria-label="Matrix">
<table>
<thead><tr>${['method', ...columnsOf(report)].map(printTitle).join('')}</tr></thead>
<tbody>
${report.rows.map(printRow).join('\n')}
</tbody>
</table>
</div>
${details.join('\n')}`
}

const anchorOf = ({ method }: MatrixRow) => quote(method.replaceAll(' ', '-'))

const printTitle = (title: string) => `<th scope="col">${quote(title.charAt(0).toUpperCase() + title.slice(1))}</th>`

function printRow(row: MatrixRow): string {
  const cells = cellsOf(row)
    .map((cell) => `<td>${quote(cell)}</td>`)
    .join('')
  const name = quote(row.method)
  const head = row.deviations.length === 0 ? name : `<a href="#${anchorOf(row)}">${name}</a>`
  const kind = isFine(row) ? 'good' : wasAsked(row) ? 'bad' : 'unknown'
  return `<tr class="${kind}"><th scope="row">${head}</th>${cells}</tr>`
}

function printDetails(row: MatrixRow): string {
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

/** Styles of a report's page, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1b1f24; --dim: #59636e; --line: #d1d9e0; --good: #116329; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0d1117; --text: #e6edf3; --dim: #9198a1; --line: #3d444d; --good: #56d364; --bad: #ff8f86; }
}
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
code, dd { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
thead th { color: var(--dim); font-weight: 500; }
tbody th { font-weight: 500; }
a { color: inherit; }
.good td:nth-child(2), .good td:nth-child(3) { color: var(--good); }
.bad, .bad a { color: var(--bad); }
.note { color: var(--dim); }
h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .75rem; margin: 0; }
dt { color: var(--dim); }
dd { margin: 0; }
`
