import { existsSync, readFileSync } from 'node:fs'
import { arch, platform } from 'node:os'

/** Returns the version in the `package.json` above this file, in the source tree and in the build. */
export function packageVersion(): string {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    const manifest = new URL('package.json', folder)
    if (existsSync(manifest)) {
      const { version }: { version?: unknown } = JSON.parse(readFileSync(manifest, 'utf8'))
      return typeof version === 'string' ? version : 'unknown'
    }
    if (folder.pathname === '/') return 'unknown'
  }
}

/** Returns the client version that this program reports, `Scion/<version>/<platform>/<node>`. */
export function clientVersion(): string {
  return `Scion/${packageVersion()}/${platform()}-${arch()}/node${process.versions.node.split('.')[0]}`
}
