import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ProgramOutput, watchOutput } from '../../_helpers/programOutput.ts'
import { root } from '../../docs/_guide.ts'

/** A command that a newcomer has typed, with what it prints. */
export interface Typed extends ProgramOutput {
  /** Ctrl-C: everything that the command has started is told, as by a terminal; resolves when all of it is gone. */
  interrupt(): Promise<void>
}

export interface Clone {
  readonly folder: string
  type(command: string): Typed
  remove(): void
}

/** What `git clone` would give were everything here committed, with the packages of this checkout, and not built. */
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

/** That of a terminal: nothing of the `npm test` around it. Ports are whichever are free. */
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
      // nobody is left
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
