import { join } from 'node:path'
import { openProject } from '../_project.ts'

const folder = import.meta.dirname

export const tools = openProject(folder, { FOUNDRY_SOLC: join(folder, 'solc.mjs') })
