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
