// Only what every Node understands: this is what tells an old one that it is too old.
const OLDEST = [20, 19]
const NEWEST = 26

/** Ends the process on a Node that the program does not run on. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major <= NEWEST
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  if (isOldEnough && isNewEnough) return
  process.stderr.write(`Scion needs Node.js from ${OLDEST.join('.')} to ${NEWEST}; this is ${process.versions.node}\n`)
  process.exit(1)
}
