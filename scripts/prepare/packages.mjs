import { existsSync, readFileSync, statSync } from 'node:fs'
import { endWithShell } from './endWithShell.mjs'
import { at } from './root.mjs'
import { runChild } from './runChild.mjs'
import { fail, say, sayProgress } from './say.mjs'

const readPackages = (...path) => JSON.parse(readFileSync(at(...path), 'utf8')).packages
const RECORD = ['node_modules', '.package-lock.json']

/** The packages that the lock file asks for on every machine, those that only tests need included or not. */
function findWanted(forTests) {
  return Object.entries(readPackages('package-lock.json')).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && optional !== true && (forTests || !(dev || devOptional)),
  )
}

/** Whether node_modules holds what the lock file asks for, by npm's own record of what it installed. */
function isInstalled(forTests) {
  if (!existsSync(at(...RECORD))) return false
  const isRecordNewer = statSync(at(...RECORD)).mtimeMs >= statSync(at('package-lock.json')).mtimeMs
  if (isRecordNewer && !forTests) return true
  const installed = readPackages(...RECORD)
  return findWanted(forTests).every(([path, { version }]) => installed[path]?.version === version)
}

/** Whether the packages of tests are there, from which an install without them would take them away. */
function hasThoseOfTests() {
  return existsSync(at(...RECORD)) && Object.values(readPackages(...RECORD)).some(({ dev }) => dev === true)
}

const TRIES = 3
const NETWORK_CODES =
  'ENOTFOUND|EAI_\\w+|ECONN\\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|ENOTCACHED'
/** The same request has failed in all its tries: npm would go on with the next package, and the next. */
const HAS_GIVEN_UP = new RegExp(`GET (https?://[^/\\s]+)\\S* attempt ${TRIES} failed with (${NETWORK_CODES})\\b`)
/** It has failed by itself, for the same reason. */
const HAS_FAILED = new RegExp(`npm error code (${NETWORK_CODES})\\b`)

/** The registry that npm did not reach and how that showed, where this is why it failed. */
function findUnreached(output) {
  const [, registry, code] = HAS_GIVEN_UP.exec(output) ?? []
  if (registry !== undefined) return { registry, code }
  const [, told] = HAS_FAILED.exec(output) ?? []
  if (told === undefined) return undefined
  return { registry: /request to (https?:\/\/[^/\s]+)/.exec(output)?.[1] ?? 'the registry', code: told }
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
const LOOK_MS = 500

/** Says which packages are installed and why, for users who did not ask for it. */
function describeInstall(count, withTests) {
  const packages = `Installing ${count} packages of the lock file into node_modules`
  return withTests
    ? `${packages}: what Scion runs on, and what its tests, checks and this command use`
    : `${packages}: what Scion is built with and runs on`
}

/** Installs the packages that running and building need, or with those of tests; ends the process when it cannot. */
export async function install(forTests) {
  endWithShell() // every program of the checkout begins here
  if (isInstalled(forTests)) return
  const withTests = forTests || hasThoseOfTests()
  const wanted = findWanted(withTests).map(([path]) => at(path, 'package.json'))
  say(describeInstall(wanted.length, withTests))
  const progress = sayProgress('Installing')
  const look = setInterval(
    () => progress.show(`${wanted.filter((path) => existsSync(path)).length} of ${wanted.length}`),
    LOOK_MS,
  )
  // `npm ci` refuses a lock file that lacks the packages of other platforms, and a registry that mirrors only some of them
  // gives no other; `npm install` takes the same locked versions and leaves the lock file alone.
  const { code, output } = await runChild(
    'npm',
    [
      ...['install', '--no-save', '--no-audit', '--no-fund', '--include=optional'],
      withTests ? '--include=dev' : '--omit=dev',
      // A machine without a network learns that within seconds.
      ...['--loglevel=http', `--fetch-retries=${TRIES - 1}`, '--fetch-retry-mintimeout=1000', '--fetch-retry-factor=2'],
    ],
    (text, end) => {
      if (HAS_GIVEN_UP.test(text)) end()
    },
  ).catch((error) => ({ code: null, output: `npm cannot be started (${error.code}); it comes with Node.js` }))
  clearInterval(look)
  progress.end()
  if (code !== 0) fail(explain(output))
}
