import { existsSync, readFileSync } from 'node:fs'
import { arch, platform } from 'node:os'

/** The version in the package's manifest, which lies above this file in the source tree and in the built one. */
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

/** How this program names itself to others. */
export function clientVersion(): string {
  return `Scion/${packageVersion()}/${platform()}-${arch()}/node${process.versions.node.split('.')[0]}`
}
