#!/usr/bin/env node
// The command `scion`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.mjs'

await prepare()
await import(pathToFileURL(join(root, 'dist/src/scion.js')).href)
