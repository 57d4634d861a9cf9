import type { Sources } from '../codegen/bundle.ts'
import { moduleOf, type OpenRpcDocument, type Profile } from '../codegen/openrpc.ts'
import { parse } from '../codegen/yaml.ts'
import { isSorted } from './text.ts'

/** Checks profiles: they name existing methods and modules, each once and in order. */
export function lintProfiles(sources: Sources, document: OpenRpcDocument): string[] {
  const names = document.methods.map(({ name }) => name)
  const modules = ['*', ...names.map(moduleOf)]
  // The cast: the file is our own, and this function checks it.
  const profiles = Object.entries(parse(sources.get('profiles.yaml') ?? '{}') as Record<string, Profile>)
  return profiles.flatMap(([profile, { modules: offered, methods = [], except = [] }]) => [
    ...[methods, except].flatMap((list) => lintList(profile, list, names)),
    ...offered
      .filter((name) => !modules.includes(name))
      .map((name) => `profile ${profile}: there is no module ${name}`),
  ])
}

function lintList(profile: string, list: readonly string[], names: readonly string[]): string[] {
  const twice = list.filter((name, index) => list.indexOf(name) !== index)
  return [
    ...(isSorted(list) ? [] : [`profile ${profile}: methods are not in order`]),
    ...twice.map((name) => `profile ${profile}: ${name} stands there twice`),
    ...list.filter((name) => !names.includes(name)).map((name) => `profile ${profile}: there is no method ${name}`),
  ]
}
