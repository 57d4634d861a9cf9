// `npm run mutants`: plants small faults in the sources and counts those that tests notice; see README.md beside this file.
import { loadMain, root } from '../bundle.mjs'
import { prepare } from '../prepare.mjs'

await prepare({ forTests: true }) // the copy begins with this build
const { main } = await loadMain('scripts/mutants', 'mutants')
process.exitCode = await main({ root, args: process.argv.slice(2) })
