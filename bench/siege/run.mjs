// `npm run bench:siege`: builds the service, then measures a client beside hostile requests of another one.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { prepare } from '../../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench/siege', 'bench-siege')
process.exitCode = await main({ root, args: process.argv.slice(2) })
