import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ProgramOutput, watchOutput } from '../../_helpers/programOutput.ts'
import { root } from '../../docs/_guide.ts'

/** A command in a shell, with its output. */
export interface Typed extends ProgramOutput {
  /** Sends SIGINT to all processes of the command, as Ctrl-C in a terminal; resolves when they have ended. */
  interrupt(): Promise<void>
}

export interface Clone {
  readonly folder: string
  type(command: string): Typed
  remove(): void
}

/** Makes a copy as of `git clone` with all current changes, with the packages of this checkout and without a build. */
export function makeClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'scion-clone-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const present = `${listed}`.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  for (const path of present) cpSync(join(root, path), join(folder, path))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    type: (command) => type(command, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Returns the environment of a terminal, without variables of `npm test`; ports are free ones. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|SCION_|INIT_CWD$)/i.test(name))
  return { ...Object.fromEntries(kept), SCION_PORT: '0', NO_COLOR: '1' }
}

function type(command: string, cwd: string): Typed {
  const child = spawn('sh', ['-c', command], { cwd, env: environment(), detached: true })
  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, name)
    } catch {
      // all processes have ended
    }
  }
  onTestFinished(() => signal('SIGKILL'))
  const output = watchOutput(child)
  return {
    ...output,
    async interrupt() {
      signal('SIGINT')
      await output.ended // its streams close when the last of its children has ended
    },
  }
}
