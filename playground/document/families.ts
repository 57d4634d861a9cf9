import { refName } from './alternatives.ts'
import type { Method, OpenRpcDocument } from './openrpc.ts'

/** Methods that belong together. */
export interface Family {
  readonly name: string
  readonly description: string
  readonly methods: readonly Method[]
}

/**
 * Returns the families of a document by the first tag of each method, in the order of their names; without a tag:
 * `other`. The methods of `eth_` come first in their family, because most readers look for one of them.
 */
export function familiesOf(document: OpenRpcDocument): Family[] {
  const families = new Map<string, Method[]>()
  for (const method of document.methods) {
    const name = familyName(document, method)
    families.set(name, [...(families.get(name) ?? []), method])
  }
  const tags = Object.values(document.components?.tags ?? {})
  return [...families]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, methods]) => {
      const description = tags.find((tag) => tag.name === name)?.description ?? ''
      return { name, description, methods: [...methods.filter(isEth), ...methods.filter((method) => !isEth(method))] }
    })
}

const isEth = ({ name }: Method) => name.startsWith('eth_')

export function familyName(document: OpenRpcDocument, { tags }: Method): string {
  const [tag] = tags ?? []
  if (tag === undefined) return 'other'
  if ('name' in tag) return tag.name
  return document.components?.tags?.[refName(tag.$ref)]?.name ?? refName(tag.$ref)
}
