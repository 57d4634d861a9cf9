import type { OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key, literal, quote } from './text.ts'

/** Prints profiles.ts: the profiles, and those that offer each method. */
export function printProfiles(document: OpenRpcDocument): string {
  const names = Object.keys(document['x-profiles'])
  const lines = document.methods.map((method) => `  ${key(method.name)}: ${literal(method['x-profiles'] ?? [])},\n`)
  return `${BANNER}import type { MethodName } from './methods.ts'

/** Names of the profiles in \`openrpc/profiles.yaml\`. */
export const profileNames = [${names.map(quote).join(', ')}] as const

export type ProfileName = (typeof profileNames)[number]

export const profilesOf: { readonly [M in MethodName]: readonly ProfileName[] } = {
${lines.join('')}}
`
}
