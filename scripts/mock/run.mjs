// `npm run mock`: serves the document's examples.
import { loadMain, root } from '../bundle.mjs'

const { main } = await loadMain('scripts/mock', 'mock')
process.exitCode = await main({ root, args: process.argv.slice(2) })
