import { existsSync } from 'node:fs'
import { endWithShell } from './endWithShell.mjs'
import { at } from './root.mjs'
import { runChild } from './runChild.mjs'
import { fail, say, sayProgress } from './say.mjs'
import { findWanted, isInstalled, RECORD, readPackages } from './state.mjs'

/** Returns whether packages of tests are installed, which an install without them would remove. */
function hasTestPackages() {
  return existsSync(at(...RECORD)) && Object.values(readPackages(...RECORD)).some(({ dev }) => dev === true)
}

/** Number of attempts at each request of npm. */
const ATTEMPTS = 3
const NETWORK_CODES =
  'ENOTFOUND|EAI_\\w+|ECONN\\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|ENOTCACHED'
/** A request that failed in all attempts, after which npm would continue with the other packages. */
const HAS_GIVEN_UP = new RegExp(`GET (https?://[^/\\s]+)\\S* attempt ${ATTEMPTS} failed with (${NETWORK_CODES})\\b`)
/** The reason for which npm ended. */
const HAS_FAILED = new RegExp(`npm error code (${NETWORK_CODES})\\b`)

/** Returns the unreachable registry and the error code, if that is the reason of the failure. */
function findUnreached(output) {
  const [, registry, code] = HAS_GIVEN_UP.exec(output) ?? []
  if (registry !== undefined) return { registry, code }
  const [, reported] = HAS_FAILED.exec(output) ?? []
  if (reported === undefined) return undefined
  return { registry: /request to (https?:\/\/[^/\s]+)/.exec(output)?.[1] ?? 'the registry', code: reported }
}

function explain(output) {
  const unreached = findUnreached(output)
  if (unreached !== undefined) {
    return `The packages cannot be fetched: ${unreached.registry} is not reached (${unreached.code}).
Connect this machine, or name a registry or a proxy that it reaches (npm config set registry URL, npm config set proxy URL),
and run the command again.`
  }
  const words = output.split('\n').filter((line) => line !== '' && !line.startsWith('npm http'))
  return `${words.join('\n')}\nnpm install failed; its words are above.`
}

/** Interval at which the installed packages are counted, in ms. */
const COUNT_MS = 500

/** Returns a message that names the packages to install and their purpose. */
function describeInstall(count, withTests) {
  const packages = `Installing ${count} packages of the lock file into node_modules`
  return withTests
    ? `${packages}: what Scion runs on, and what its tests, checks and this command use`
    : `${packages}: what Scion is built with and runs on`
}

/** Installs the packages for running and building, and those of tests if `forTests`; ends the process with an error if it fails. */
export async function install({ forTests = false } = {}) {
  endWithShell() // every program of the checkout calls `install` first
  if (isInstalled(forTests)) return
  const withTests = forTests || hasTestPackages()
  const wanted = findWanted(withTests).map(([path]) => at(path, 'package.json'))
  say(describeInstall(wanted.length, withTests))
  const progress = sayProgress('Installing')
  const counting = setInterval(
    () => progress.show(`${wanted.filter((path) => existsSync(path)).length} of ${wanted.length}`),
    COUNT_MS,
  )
  // `npm ci` refuses a lock file without the packages of other platforms, which is all that a registry with a partial mirror
  // offers. `npm install` installs the same locked versions and does not change the lock file.
  const { code, output } = await runChild(
    'npm',
    [
      ...['install', '--no-save', '--no-audit', '--no-fund', '--include=optional'],
      withTests ? '--include=dev' : '--omit=dev',
      // Without a network, it fails within seconds.
      ...[
        '--loglevel=http',
        `--fetch-retries=${ATTEMPTS - 1}`,
        '--fetch-retry-mintimeout=1000',
        '--fetch-retry-factor=2',
      ],
    ],
    (text, end) => {
      if (HAS_GIVEN_UP.test(text)) end()
    },
  ).catch((error) => ({ code: null, output: `npm cannot be started (${error.code}); it comes with Node.js` }))
  clearInterval(counting)
  progress.end()
  if (code !== 0) fail(explain(output))
}
