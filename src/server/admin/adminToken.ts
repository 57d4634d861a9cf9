import { readRegularFile } from '../../base/readRegularFile.ts'
import { adminToken } from '../../config/kinds.ts'
import { type Config, ConfigError } from '../../config.ts'

/** The token of the operator's server, from its setting or from the file that this names; throws a `ConfigError`. */
export function readAdminToken(config: Pick<Config, 'adminToken' | 'adminTokenFile'>): string | undefined {
  const { adminToken: given, adminTokenFile: path } = config
  if (given !== 'none') return given
  if (path === 'none') return undefined
  const token = adminToken.read(readToken(path))
  if (token === undefined) {
    throw new ConfigError([`adminTokenFile: expected ${adminToken.expected} in ${path}, got something else`])
  }
  return token
}

function readToken(path: string): string {
  try {
    return readRegularFile(path).toString('utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    throw new ConfigError([`adminTokenFile: ${path} cannot be read (${code}); write one there: openssl rand -hex 32`])
  }
}
