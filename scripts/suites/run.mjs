// `npm run suites`: runs the test suite of another project against `scion dev`.
import { loadMain, root } from '../bundle.mjs'
import { prepare } from '../prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('scripts/suites', 'suites')
process.exitCode = await main({ root, args: process.argv.slice(2) })
