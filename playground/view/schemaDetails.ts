import { alternativesOf, resolve } from '../document/alternatives.ts'
import type { OpenRpcDocument, Schema } from '../document/openrpc.ts'
import { typeWords } from '../document/words.ts'
import { type Child, h } from '../dom/h.ts'
import { lazyDetails } from '../dom/lazyDetails.ts'
import { inlineMarkdown, markdown } from '../dom/markdown.ts'

/** What a schema says in words: its own description and, behind a click, those of its members. */
export function schemaDetails(document: OpenRpcDocument, schema: Schema): Child {
  const { description } = resolve(document, schema)
  const own = description === schema.description ? describedBelow(document, schema) : description
  return [h('div', { class: 'schema-words' }, markdown(own)), members(document, schema)]
}

/** The description of the type itself, where a more special one stands beside the reference. */
function describedBelow(document: OpenRpcDocument, { $ref }: Schema): string | undefined {
  return $ref === undefined ? undefined : resolve(document, { $ref }).description
}

function members(document: OpenRpcDocument, schema: Schema): Child {
  const all = alternativesOf(document, schema)
  const shapes = all.flatMap((one) => [one, ...(one.items === undefined ? [] : alternativesOf(document, one.items))])
  return shapes.map(({ properties, required = [] }) => {
    if (properties === undefined) return undefined
    const entries = Object.entries(properties)
    return lazyDetails('members', `${entries.length} members`, () =>
      h(
        'dl',
        {},
        entries.map(([name, member]) => row(document, { name, member, required })),
      ),
    )
  })
}

interface Row {
  readonly name: string
  readonly member: Schema
  readonly required: readonly string[]
}

function row(document: OpenRpcDocument, { name, member, required }: Row): Child {
  const isOptional = required.length > 0 && !required.includes(name)
  const type = typeWords(document, member) + (isOptional ? ', optional' : '')
  const { description } = resolve(document, member)
  return [
    h('dt', {}, h('code', {}, name), h('span', { class: 'type' }, type)),
    h('dd', {}, inlineMarkdown(description?.replaceAll('\n* ', ' · ')), members(document, member)),
  ]
}
