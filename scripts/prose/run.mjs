// `npm run prose`: checks prose by the rules of STYLE.md. `--update` lowers the numbers of breaks that are kept.
import { loadMain, root } from '../bundle.mjs'

const { main } = await loadMain('scripts/prose', 'prose')
process.exitCode = await main({ root, args: process.argv.slice(2) })
