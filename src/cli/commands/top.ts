import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { printable } from '../../base/printable.ts'
import { loadConfig } from '../../config/load.ts'
import { CommandError } from '../failure.ts'
import { addExample } from '../help.ts'
import type { Output } from '../output.ts'
import { readIntegerFlag } from '../readFlag.ts'
import { addSettingFlags } from '../settingFlags.ts'

type Flags = Readonly<Record<string, unknown>>

const SETTINGS = ['adminPort', 'adminHost', 'adminToken', 'adminTokenFile'] as const
const DEFAULT_INTERVAL_SECONDS = 2
const MAX_INTERVAL_SECONDS = 3_600
/** Moves the cursor to the first line and removes what is below. */
const CLEAR = printable`\u001b[H\u001b[J`

/** Shows the snapshots of a node, one on each interval on a terminal, otherwise one. */
async function show(given: readonly string[], flags: Flags, output: Output): Promise<void> {
  const { once, interval, ...settings } = flags
  const { config } = loadConfig({ flags: settings })
  const { readAdminToken } = await import('../../server/admin/adminServer.ts')
  const { readSnapshot } = await import('../top/snapshot.ts')
  const { printSnapshot } = await import('../top/printSnapshot.ts')
  const token = readAdminToken(config)
  if (token === undefined)
    throw new CommandError(
      'adminToken: must be the token of the node, got none; set SCION_ADMIN_TOKEN or --admin-token-file',
    )
  const urls = readUrls(given, config)
  const seconds = readIntegerFlag('interval', interval, 1, MAX_INTERVAL_SECONDS) ?? DEFAULT_INTERVAL_SECONDS
  if (once === true || output.hasCursor !== true) {
    output.write(printSnapshot(await readSnapshot(urls, token)))
    return
  }
  for (;;) {
    output.write(printable`${CLEAR}${printSnapshot(await readSnapshot(urls, token))}`)
    await setTimeout(seconds * 1_000)
  }
}

/** Returns the URLs of the admin ports; without any that of the settings. Throws a `CommandError`. */
function readUrls(
  given: readonly string[],
  { adminHost, adminPort }: Pick<ReturnType<typeof loadConfig>['config'], 'adminHost' | 'adminPort'>,
): [URL, ...URL[]] {
  const [first, ...rest] = given.map((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url === undefined || !['http:', 'https:'].includes(url.protocol))
      throw new CommandError('url: must be a URL like http://127.0.0.1:4445, got another text; change it')
    if (url.username !== '' || url.password !== '')
      throw new CommandError(`url: must not contain a user and a password, got some for ${url.origin}; remove them`)
    return url
  })
  if (first !== undefined) return [first, ...rest]
  if (adminPort === 'none')
    throw new CommandError('adminPort: must be that of the node, got none; set --admin-port, or name a URL')
  return [new URL(`http://${adminHost.includes(':') ? `[${adminHost}]` : adminHost}:${adminPort}`)]
}

/** `scion top` */
export function addTop(program: Command, output: Output): void {
  const command = program
    .command('top [urls...]')
    .description('show which keys and methods use the processor')
    .option('--once', 'show the present state and end, as without a terminal')
    .option('--interval <seconds>', `time between two states, in s (default: ${DEFAULT_INTERVAL_SECONDS})`)
  addSettingFlags(command, SETTINGS, {
    adminPort: 'admin port of the node',
    adminHost: 'address of the admin port (default: 127.0.0.1)',
  })
  addExample(
    command,
    'SCION_ADMIN_TOKEN=... scion top --admin-port 4445',
    'scion top http://10.0.0.5:4445 http://10.0.0.6:4445 --admin-token-file /run/secrets/admin --once',
  ).action((urls: string[], flags: Flags) => show(urls, flags, output))
}
