// `npm run bench:upstream`: builds the service, then measures an upstream network beside plain proxies.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { prepare } from '../../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench/upstream', 'bench-upstream')
process.exitCode = await main({ root, args: process.argv.slice(2) })
