/** Prints a line to standard error. */
export function say(message) {
  process.stderr.write(`${message}\n`)
}

/** Prints an error and ends the process with exit code 1. */
export function fail(message) {
  say(message)
  process.exit(1)
}

/** Prints a line for a long step: on a terminal with its progress, otherwise only at its start. */
export function sayProgress(title) {
  const { stderr } = process
  if (!stderr.isTTY) {
    say(`${title} ...`)
    return { show: () => undefined, end: () => undefined }
  }
  const show = (detail) => stderr.write(`\r${title} ${detail}\x1b[K`)
  show('...')
  return { show, end: () => stderr.write('\n') }
}
