// `npm run format [-- PATH ...]`: formats the code.
import { install } from './prepare/packages.mjs'
import { at, root } from './prepare/root.mjs'
import { runInPlace } from './prepare/runChild.mjs'

await install({ forTests: true })
const paths = process.argv.slice(2)
const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome')
process.exitCode = await runInPlace(process.execPath, [
  biome,
  'check',
  '--write',
  ...(paths.length > 0 ? paths : [root]),
])
