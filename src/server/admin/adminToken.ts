import { readFile } from 'node:fs/promises'
import { adminToken } from '../../config/kinds.ts'
import { type Config, ConfigError } from '../../config.ts'

/** Returns the admin server's token, from `adminToken` or from `adminTokenFile`. Throws a `ConfigError`. */
export async function readAdminToken(
  config: Pick<Config, 'adminToken' | 'adminTokenFile'>,
): Promise<string | undefined> {
  const { adminToken: given, adminTokenFile: path } = config
  if (given !== 'none') return given
  if (path === 'none') return undefined
  const token = adminToken.read(await readToken(path))
  if (token === undefined) {
    throw new ConfigError([`adminTokenFile: must contain ${adminToken.expected}, got other content; change ${path}`])
  }
  return token
}

async function readToken(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    throw new ConfigError([
      `adminTokenFile: must name a readable file, got ${path} (${code}); write the output of \`openssl rand -hex 32\` there`,
    ])
  }
}
