import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const isWindows = process.platform === 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Time between the first signal and SIGKILL, in which npm removes what it has partly installed. */
const GRACE_MS = 10_000

/** Signals that only this process receives. The terminal sends the signal of Ctrl-C to all its programs. */
const FORWARDED = ['SIGTERM', 'SIGHUP']

/**
 * Runs a program in the checkout in place of this one, with its terminal. Forwards every signal that ends this process.
 * Resolves with the exit code.
 */
export function runInPlace(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    const forward = (signal) => child.kill(signal)
    const wait = () => undefined
    for (const signal of FORWARDED) process.on(signal, forward)
    process.on('SIGINT', wait)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const forwarded of FORWARDED) process.off(forwarded, forward)
      process.off('SIGINT', wait)
      if (signal === null) resolve(code)
      else process.kill(process.pid, signal)
    })
  })
}

/** Removes the settings of a node, among them its secrets: neither a build nor the scripts of an installed package read them. */
const withoutSettings = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('SCION_')))

/** Sends a signal to a program and to all processes that it has started. */
function signalAll(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // all have already ended
  }
}

/**
 * Runs a program in the checkout. Resolves with its exit code and its output. `watch` is called with the output so far and a
 * function that ends the program. A signal that ends this process ends the program and its processes first.
 */
export function runChild(command, args, watch = () => undefined) {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that its children receive signals too. On Windows, npm is a shell script.
    const options = {
      cwd: root,
      env: withoutSettings(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows && command === 'npm',
    }
    const child = spawn(command, args, options)
    let output = ''
    let endedBy
    let killTimer

    const end = (signal) => {
      if (child.pid === undefined) return
      signalAll(child, signal)
      killTimer ??= setTimeout(() => signalAll(child, 'SIGKILL'), GRACE_MS)
    }
    const endFor = (signal) => {
      endedBy = signal
      end(signal)
    }
    const stopWatching = () => {
      clearTimeout(killTimer)
      for (const signal of SIGNALS) process.off(signal, endFor)
    }

    for (const signal of SIGNALS) process.on(signal, endFor)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        watch(output, () => end('SIGTERM'))
      })
    }
    child.once('error', (error) => {
      stopWatching()
      reject(error)
    })
    // Processes that it leaves behind would continue and keep its output open.
    child.once('exit', () => signalAll(child, 'SIGKILL'))
    child.once('close', (code) => {
      stopWatching()
      if (endedBy === undefined) resolve({ code, output })
      else process.kill(process.pid, endedBy) // reports the signal to the parent process
    })
  })
}
