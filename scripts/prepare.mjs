// Makes the checkout ready to run: Node's version, installed packages, built sources. Only Node's own modules are used here,
// because nothing else may be installed yet.
import { existsSync } from 'node:fs'
import { checkNode } from './nodeVersion.mjs'
import { build } from './prepare/build.mjs'
import { install } from './prepare/packages.mjs'
import { at } from './prepare/root.mjs'
import { say } from './prepare/say.mjs'

export { root } from './prepare/root.mjs'

/** Checks, installs and builds what is not yet; says what it does, and ends the process when it cannot. */
export async function prepare({ forTests = false } = {}) {
  checkNode()
  if (!existsSync(at('node_modules'))) {
    say('The first start installs the packages that it needs and builds the program, which takes about a minute.')
  }
  await install(forTests)
  await build()
}
