import { resolve } from 'node:path'
import type { Config } from '../config/load.ts'
import { DEFAULT_DATA } from '../config/settings.ts'
import { printStoreLocation } from '../storage/engines.ts'

/**
 * Returns a command line of this program that finds what these settings keep: it names the place unless that is the
 * default. The password of a database is left out, so its location is a variable that the user completes.
 */
export function printCommand(command: string, { data, store }: Pick<Config, 'data' | 'store'>): string {
  const line = `scion ${command}`
  if (store.kind !== 'sqlite') return `SCION_STORE=${quoteForShell(printStoreLocation(store))} ${line}`
  if (store.directory !== undefined) return `${line} --store ${quoteForShell(printStoreLocation(store))}`
  return resolve(data) === resolve(DEFAULT_DATA) ? line : `${line} --data ${quoteForShell(data)}`
}

/** Returns a text as one word of a shell's command line. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
