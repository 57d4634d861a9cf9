// `npm run bench`: builds the service, then runs the bench.
import { loadMain, root } from '../scripts/bundle.mjs'
import { prepare } from '../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench', 'bench')
process.exitCode = await main({ root, args: process.argv.slice(2) })
