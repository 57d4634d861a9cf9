// `npm run bench:fairness`: builds the service, then measures the requests of one key beside excessive requests of another.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { prepare } from '../../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench/fairness', 'fairness')
process.exitCode = await main({ root, args: process.argv.slice(2) })
