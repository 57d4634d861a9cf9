/** Time between two lines about a long step where no terminal shows its progress, in ms. */
const LINE_MS = 10_000
/** Time between two updates on a terminal, in ms. */
const UPDATE_MS = 1000

/** Prints a line to standard error. */
export function say(message) {
  process.stderr.write(`${message}\n`)
}

/** Prints an error and ends the process with exit code 1. */
export function fail(message) {
  say(message)
  process.exit(1)
}

/**
 * Prints a line for a long step, with its progress and its duration: on a terminal every second in the same line, otherwise as a
 * new line every ten seconds.
 */
export function sayProgress(title) {
  const { stderr } = process
  const begunMs = Date.now()
  let detail = '...'
  const describe = () => `${title} ${detail}, ${Math.round((Date.now() - begunMs) / 1000)} s`
  const update = stderr.isTTY ? () => stderr.write(`\r${describe()}\x1b[K`) : () => say(describe())
  stderr.write(`${title} ...${stderr.isTTY ? '' : '\n'}`)
  const timer = setInterval(update, stderr.isTTY ? UPDATE_MS : LINE_MS)
  return {
    show(text) {
      detail = text
      if (stderr.isTTY) update()
    },
    end() {
      clearInterval(timer)
      if (stderr.isTTY) stderr.write('\n')
    },
  }
}
