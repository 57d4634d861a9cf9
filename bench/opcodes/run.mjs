// `npm run bench:opcodes`: measures each kind of opcode on both engines, in this process.
import { loadMain, root } from '../../scripts/bundle.mjs'
import { checkNode } from '../../scripts/nodeVersion.mjs'

checkNode()
const { main } = await loadMain('bench/opcodes', 'opcodes')
process.exitCode = await main({ root, args: process.argv.slice(2) })
