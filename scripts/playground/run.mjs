// `node scripts/playground/run.mjs [FOLDER]`: builds the docs page into FOLDER or dist/playground.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPlayground } from './build.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
await buildPlayground(root, resolve(root, process.argv[2] ?? 'dist/playground'))
