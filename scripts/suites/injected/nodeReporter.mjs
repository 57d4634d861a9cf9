// Writes each test that Node's runner has run as a line of JSON to the file OUTCOMES.
import { appendFileSync } from 'node:fs'

export default async function* report(source) {
  for await (const { type, data } of source) {
    const result = { 'test:pass': data?.skip === undefined ? 'passed' : 'skipped', 'test:fail': 'failed' }[type]
    if (result === undefined || data.details.type === 'suite') continue
    const { error } = data.details
    appendFileSync(
      process.env.OUTCOMES,
      `${JSON.stringify({ title: data.name, result, error: error && describe(error) })}\n`,
    )
    yield `${result} ${data.name}\n`
  }
}

function describe({ cause, message }) {
  return String(cause?.stack ?? cause ?? message)
}
