// Prepares the checkout: checks Node's version, installs packages and builds the sources. Imports only Node's own modules,
// because packages may not be installed yet.
import { existsSync } from 'node:fs'
import { checkNode } from './nodeVersion.mjs'
import { build } from './prepare/build.mjs'
import { install } from './prepare/packages.mjs'
import { at } from './prepare/root.mjs'
import { say } from './prepare/say.mjs'

export { root } from './prepare/root.mjs'

/** Checks, installs and builds where necessary, and prints each step; ends the process with an error if a step fails. */
export async function prepare({ forTests = false } = {}) {
  checkNode()
  if (!existsSync(at('node_modules'))) {
    say('The first start installs the packages that it needs and builds the program, which takes about a minute.')
  }
  await install(forTests)
  await build()
}
