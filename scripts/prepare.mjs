// Prepares the checkout: checks Node's version, installs packages and builds the sources. Imports only Node's own modules,
// because packages may not be installed yet.
import { existsSync } from 'node:fs'
import { checkNode } from './nodeVersion.mjs'
import { endWithShell } from './prepare/endWithShell.mjs'
import { at } from './prepare/root.mjs'
import { isBuilt, isInstalled } from './prepare/state.mjs'

export { root } from './prepare/root.mjs'

/** Checks, installs and builds where necessary, and prints each step; ends the process with an error if a step fails. */
export async function prepare({ forTests = false } = {}) {
  checkNode()
  endWithShell()
  if (!isInstalled(forTests)) await install(forTests)
  if (!isBuilt()) await (await import('./prepare/build.mjs')).build()
}

async function install(forTests) {
  if (!existsSync(at('node_modules'))) {
    const { say } = await import('./prepare/say.mjs')
    say('The first start installs the packages that it needs and builds the program, which takes about a minute.')
  }
  const packages = await import('./prepare/packages.mjs')
  await packages.install({ forTests })
}
