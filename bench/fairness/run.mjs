// `npm run bench:fairness`: builds the service, then measures what a key feels of another one that asks too much.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { prepare } from '../../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench/fairness', 'fairness')
process.exitCode = await main({ root, args: process.argv.slice(2) })
