import { existsSync, readFileSync } from 'node:fs'

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
