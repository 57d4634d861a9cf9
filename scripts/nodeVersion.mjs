// Uses only syntax that every version of Node understands, because it reports versions that are too old.
const OLDEST = [20, 19]
const NEWEST = 26

/** Ends the process with an error if the program does not support this version of Node. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major <= NEWEST
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  if (isOldEnough && isNewEnough) return
  process.stderr.write(`Scion needs Node.js from ${OLDEST.join('.')} to ${NEWEST}; this is ${process.versions.node}\n`)
  process.exit(1)
}
