import { findNearest } from '../base/suggest.ts'

/** Returns what to do about an unknown name of a setting. */
export function remedyOfUnknown(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known)
  return nearest === undefined ? 'list the settings with "scion config"' : `did you mean ${nearest}?`
}
