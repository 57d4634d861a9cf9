// `npm run bench:opcodes`: measures each kind of opcode on both engines, in this process.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { prepare } from '../../scripts/prepare.mjs'

await prepare({ forTests: true })
const { main } = await loadMain('bench/opcodes', 'opcodes')
process.exitCode = await main({ root, args: process.argv.slice(2) })
