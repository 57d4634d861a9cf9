const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Classes of the sequences that the log of scion dev uses. All others are an error. */
const CLASSES: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
}
const ENDS = ['0', '22', '39']
const SEQUENCE = new RegExp(`${String.fromCharCode(27)}\\[(\\d*)m`, 'g')

/** Returns the text of a terminal as HTML. Throws for a sequence that is not known. */
function toSpans(text: string): string {
  return escapeHtml(text).replaceAll(SEQUENCE, (sequence, code: string) => {
    if (ENDS.includes(code)) return '</span>'
    const name = CLASSES[code]
    if (name === undefined) throw new Error(`unknown sequence ${JSON.stringify(sequence)}`)
    return `<span class="${name}">`
  })
}

/** Returns a page that shows the text of a terminal, with its colours. */
export const terminalPage = (text: string): string => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; background: #16181d; }
  pre { display: inline-block; max-width: 100ch; margin: 0; padding: 20px 24px; color: #d6d9e0; }
  pre { font: 14px/1.45 'DejaVu Sans Mono', monospace; white-space: pre-wrap; word-break: break-all; }
  .bold { font-weight: bold; color: #fff; } .dim { color: #7b8290; }
  .red { color: #ff7b72; } .green { color: #7ee787; } .yellow { color: #e3b341; } .cyan { color: #79c0ff; }
</style><pre>${toSpans(text)}</pre>`
