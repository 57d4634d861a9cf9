import { join } from 'node:path'
import { openProject } from '../_project.ts'

const folder = import.meta.dirname

export const tools = openProject(folder, { FOUNDRY_SOLC: join(folder, 'solc.mjs') })

/** Whether the binaries of Foundry are for this machine. */
export const hasFoundry = process.platform === 'linux' && process.arch === 'x64'
