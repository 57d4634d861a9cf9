// Writes each test that jest has run as a line of JSON to the file OUTCOMES.
const { appendFileSync } = require('node:fs')
const { relative } = require('node:path')

const RESULTS = { passed: 'passed', failed: 'failed' }

module.exports = class Reporter {
  onTestResult(_file, { testFilePath, testResults, testExecError }) {
    const file = relative(process.cwd(), testFilePath)
    if (testExecError) write({ title: file, result: 'failed', error: testExecError.stack ?? testExecError.message })
    for (const { fullName, status, failureMessages } of testResults) {
      const error = status === 'failed' ? failureMessages.join('\n') : undefined
      write({ title: `${file} > ${fullName}`, result: RESULTS[status] ?? 'skipped', error })
    }
  }
}

function write(outcome) {
  appendFileSync(process.env.OUTCOMES, `${JSON.stringify(outcome)}\n`)
}
