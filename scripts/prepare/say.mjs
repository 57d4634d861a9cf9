export function say(message) {
  process.stderr.write(`${message}\n`)
}

/** Says why and ends the process. */
export function fail(message) {
  say(message)
  process.exit(1)
}

/** One line for something that takes long: on a terminal with how far it is, elsewhere only that it begins. */
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
