import { StatefulSet } from 'kubernetes-models/apps/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { parse } from 'yaml'

const MODELS = [StatefulSet, Service, ConfigMap, NetworkPolicy, Secret]

/** Copies a value, and removes the path of each member that is read from `unread`. */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    unread.add(`${path}.${name}`)
    return [name, watch(member, `${path}.${name}`, unread)]
  })
  const copy: object = Object.assign(Array.isArray(value) ? [] : {}, Object.fromEntries(members))
  return new Proxy(copy, {
    get(target, name, receiver) {
      unread.delete(`${path}.${String(name)}`)
      return Reflect.get(target, name, receiver)
    },
  })
}

/**
 * Validates a manifest by the schema of its kind, and returns the members that the schema does not have. The API server refuses
 * them, but the validators of kubernetes-models do not: they read the members of the schema, and no other one.
 */
export function validate(text: string): string[] {
  const manifest = parse(text)
  const Model = MODELS.find(({ kind }) => kind === manifest.kind)
  if (Model === undefined) throw new Error(`nothing checks manifests of the kind ${manifest.kind}`)
  const unread = new Set<string>()
  Model.prototype.validate.call(watch(new Model(manifest), manifest.kind, unread))
  return [...unread]
}
