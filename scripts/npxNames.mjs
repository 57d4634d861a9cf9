// Refuses commands that fetch `scion` of npm, which is another project's package. npx and its kin take the name of a package: `scion-rsk`.
import { spawnSync } from 'node:child_process'

/** Programs that run or install a package of npm by its name. */
const FETCHERS = 'npx|npm (exec|x|install|i|add)|pnpx|pnpm (dlx|add|install|i)|yarn (dlx|add)|bunx|bun (x|add|install)'
/** Characters between words, also between those of an array. */
const GAP = '[][:space:]\'",[]+'
const FLAG = '-[^[:space:]\'",]+'
const FOREIGN = `(^|[^[:alnum:]])(${FETCHERS})(${GAP}${FLAG})*${GAP}scion([^-[:alnum:]_]|$)`

const { status, stdout, stderr } = spawnSync('git', ['grep', '-nIE', FOREIGN], { encoding: 'utf8' })
const places = stdout.split('\n').flatMap((line) => /^(.+?:\d+):/.exec(line)?.[1] ?? [])
for (const place of places)
  console.error(`${place}: must name the package scion-rsk, got scion, which is another project's; add -rsk`)
const NOTHING_FOUND = 1
if (status !== NOTHING_FOUND && places.length === 0) console.error(stderr)
process.exitCode = status === NOTHING_FOUND ? 0 : 1
