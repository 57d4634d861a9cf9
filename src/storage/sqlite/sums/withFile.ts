import { closeSync, existsSync, openSync } from 'node:fs'

/** What `use` makes of the open file; undefined when there is none. */
export function withFile<T>(path: string, use: (file: number) => T): T | undefined {
  if (!existsSync(path)) return undefined
  const file = openSync(path, 'r+')
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}
