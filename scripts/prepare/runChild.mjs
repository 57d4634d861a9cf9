import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const isWindows = process.platform === 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** npm takes back what it has half installed when it is told to end. */
const GRACE_MS = 10_000

/** Signals that only this process gets. Ctrl-C reaches all programs of a terminal by itself. */
const HANDED_ON = ['SIGTERM', 'SIGHUP']

/**
 * Runs a program in the checkout in place of this one: with its terminal, and every signal that ends this process is sent on.
 * Resolves with the exit code.
 */
export function runInPlace(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    const handOn = (signal) => child.kill(signal)
    const wait = () => undefined
    for (const signal of HANDED_ON) process.on(signal, handOn)
    process.on('SIGINT', wait)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const handed of HANDED_ON) process.off(handed, handOn)
      process.off('SIGINT', wait)
      if (signal === null) resolve(code)
      else process.kill(process.pid, signal)
    })
  })
}

/** A signal for a program and for all that it has started, which a terminal's Ctrl-C alone does not reach when only we get it. */
function signalAll(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // all have ended
  }
}

/**
 * Runs a program in the checkout. Resolves with its exit code and what it has printed; `watch` sees that as it comes, and
 * may end it. A signal that ends this process ends the program first, with all that it has started.
 */
export function runChild(command, args, watch = () => undefined) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that its children can be told, too. npm is a script for the shell on Windows.
    const how = {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows && command === 'npm',
    }
    const child = spawn(command, args, how)
    let output = ''
    let endedBy
    let patience

    const end = (signal) => {
      if (child.pid === undefined) return
      signalAll(child, signal)
      patience ??= setTimeout(() => signalAll(child, 'SIGKILL'), GRACE_MS)
    }
    const endFor = (signal) => {
      endedBy = signal
      end(signal)
    }
    const forget = () => {
      clearTimeout(patience)
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
      forget()
      reject(error)
    })
    // What it leaves behind when it ends would hold its output open, and go on.
    child.once('exit', () => signalAll(child, 'SIGKILL'))
    child.once('close', (code) => {
      forget()
      if (endedBy === undefined) resolve({ code, output })
      else process.kill(process.pid, endedBy) // whoever waits for this process learns how it ended
    })
  })
}
