import { join } from 'node:path'
import { findFreePort } from '../../_helpers/freePort.ts'
import { spawnDev } from '../../cli/_cli.ts'
import { openProject } from '../_project.ts'
import { tools } from '../tools/_tools.ts'

export const hardhat2 = openProject(join(import.meta.dirname, '../hardhat2'))
export const hardhat3 = openProject(join(import.meta.dirname, '../hardhat3'), {
  HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
})
export { tools }

/** Starts the networks that are compared, each until the test is over. Each function returns the URL. */
export const NETWORKS = {
  async Hardhat() {
    const port = await findFreePort()
    await hardhat3.start('hardhat', ['node', '--port', String(port)]).says(/Started HTTP and WebSocket JSON-RPC server/)
    return `http://127.0.0.1:${port}`
  },
  async anvil() {
    const [, address = ''] = await tools.start('anvil', ['--port', '0']).says(/Listening on (127\.0\.0\.1:\d+)/)
    return `http://${address}`
  },
  'scion dev': () => startScion(),
  '--compat ethereum': () => startScion('--compat', 'ethereum'),
  '--compat hardhat': () => startScion('--compat', 'hardhat'),
} as const

export type NetworkName = keyof typeof NETWORKS

async function startScion(...flags: readonly string[]): Promise<string> {
  const { url } = await spawnDev(...flags)
  return url
}
