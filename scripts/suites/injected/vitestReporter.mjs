// Writes each test that vitest has run as a line of JSON to the file OUTCOMES.
import { appendFileSync } from 'node:fs'

export default class Reporter {
  onTestModuleEnd(module) {
    const file = module.relativeModuleId
    for (const error of module.errors()) write({ title: file, result: 'failed', error: describe(error) })
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result()
      const error = state === 'failed' ? errors.map(describe).join('\n') : undefined
      write({ title: `${file} > ${test.fullName}`, result: state, error })
    }
  }
}

function describe({ name, message, diff }) {
  return [`${name}: ${message}`, diff].filter((part) => part !== undefined).join('\n')
}

function write(outcome) {
  appendFileSync(process.env.OUTCOMES, `${JSON.stringify(outcome)}\n`)
}
