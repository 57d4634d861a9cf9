// `npm run mutants`: plants small faults in the sources and counts those that tests notice; see README.md beside this file.
import { loadMain, root } from '../bundle.mjs'

const { main } = await loadMain('scripts/mutants', 'mutants')
process.exitCode = await main({ root, args: process.argv.slice(2) })
