#!/usr/bin/env node
// The command `scion`, which is `scion-rsk` after npx.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheCompiledCode } from './compileCache.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
cacheCompiledCode(join(root, 'dist/.compiled'))
await import(pathToFileURL(join(root, 'dist/src/scion.js')).href)
