// Writes each test that mocha has run as a line of JSON to the file OUTCOMES.
const { appendFileSync } = require('node:fs')

module.exports = function report(runner) {
  const write = (test, result, error) =>
    appendFileSync(
      process.env.OUTCOMES,
      `${JSON.stringify({ file: test.file, title: test.titlePath().join(' > '), result, error: error && describe(error) })}\n`,
    )
  runner.on('pass', (test) => write(test, 'passed'))
  runner.on('pending', (test) => write(test, 'skipped'))
  runner.on('fail', (test, error) => write(test, 'failed', error))
}

function describe(error) {
  return String(error.stack ?? error.message ?? error)
}
