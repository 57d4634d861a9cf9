import { readRegularFile } from '../../base/readRegularFile.ts'
import { adminToken } from '../../config/kinds.ts'
import { type Config, ConfigError } from '../../config/load.ts'

/** Returns the admin server's token, from `adminToken` or from `adminTokenFile`. Throws a `ConfigError`. */
export function readAdminToken(config: Pick<Config, 'adminToken' | 'adminTokenFile'>): string | undefined {
  const { adminToken: given, adminTokenFile: path } = config
  if (given !== 'none') return given
  if (path === 'none') return undefined
  const token = adminToken.read(readToken(path))
  if (token === undefined) {
    throw new ConfigError([`adminTokenFile: must contain ${adminToken.expected}, got other content; change ${path}`])
  }
  return token
}

function readToken(path: string): string {
  try {
    return readRegularFile(path).toString('utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    throw new ConfigError([
      `adminTokenFile: must name a readable file, got ${path} (${code}); write the output of \`openssl rand -hex 32\` there`,
    ])
  }
}
