import {
  errorDataSchemas,
  hasProfiles,
  type Method,
  type OpenRpcDocument,
  type RunsOn,
  reachableSchemas,
  refName,
  type Schema,
  type UpstreamPolicy,
} from '../openrpc.ts'
import { shownExample } from './example.ts'
import { anchor, jsonBlock, shorten, table } from './markdown.ts'
import { ownErrors } from './text.ts'

const NODE_HEAD = `# Methods

<!-- Generated from openrpc/ by \`npm run codegen\`. Do not edit. -->

Reference of all JSON-RPC methods, generated from [openrpc/](../openrpc). A running node serves an interactive version at \`/docs\`, and the OpenRPC
document at \`/openrpc.json\`. Examples use a fixed regtest chain, and long values are shortened (\`…\`).

Where several processes share a chain, each runs the requests that it receives. Methods that run on the writer are the exception: their requests
are forwarded to the process that writes the chain.
`

const ADMIN_HEAD = `# Admin API

<!-- Generated from openrpc/admin/ by \`npm run codegen\`. Do not edit. -->

Reference of all methods of the admin API, generated from [openrpc/admin/](../openrpc/admin). [The guide to hosting](guides/hosting.md) describes how to
turn it on.
`

/** Returns whether a schema has a section of its own: an object, or a type without words of its own. */
function hasSection({ properties, type, ...rest }: Schema): boolean {
  return properties !== undefined || (type !== undefined && rest['x-expects'] === undefined)
}

/** Describes a schema in its own words, in those of its parts, or by a link to its section. */
function inWords(document: OpenRpcDocument, { $ref, anyOf, items, type, ...rest }: Schema): string {
  const name = $ref === undefined ? '' : refName($ref)
  const target = document.components.schemas[name]
  if (target !== undefined) return hasSection(target) ? `[${name}](#${anchor(name)})` : inWords(document, target)
  if (rest['x-expects'] !== undefined) return rest['x-expects']
  if (items !== undefined) return `array of ${inWords(document, items)}`
  const parts = new Set(anyOf?.map((part) => inWords(document, part)))
  if (parts.size > 0) return [...parts].join(' or ')
  return String(type ?? rest.enum?.map((one) => `\`${JSON.stringify(one)}\``).join(', '))
}

function printParams(document: OpenRpcDocument, { params }: Method): string {
  if (params.length === 0) return '**Parameters:** none.'
  const rows = params.map(({ name, required, description = '', schema }) => [
    `\`${name}\`${required ? '' : ' (optional)'}`,
    description,
    inWords(document, schema),
  ])
  return `**Parameters**\n\n${table(['name', 'meaning', 'form'], rows)}`
}

function printErrors(document: OpenRpcDocument, names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const error = document['x-errors'][name]
    if (error === undefined) return []
    const data = error.data === undefined ? '' : `${inWords(document, error.data)}: ${error.data.description}`
    return [[String(error.code), `\`${name}\``, `\`${error.message}\``, error.when, data]]
  })
  return table(['code', 'name', 'message', 'when', 'data'], rows)
}

const RUNS_ON: Readonly<Record<RunsOn, string>> = {
  any: '',
  split: ' **Runs on:** any process, and partly the writer.',
  writer: ' **Runs on:** the writer.',
  'writer-direct': ' **Runs on:** the writer, without forwarding.',
}

const UPSTREAM: Readonly<Record<UpstreamPolicy, string>> = {
  local: 'answered by Scion',
  immutable: 'answered from checked blocks',
  'at-head': 'forwarded, once for each head',
  forward: 'forwarded',
  refused: 'refused',
}

function printOffer(document: OpenRpcDocument, method: Method): string {
  const source = `**Source:** ${method['x-source']}.`
  if (!hasProfiles(document)) return source
  const profiles = method['x-profiles'] ?? []
  const inProfiles = profiles.length === 0 ? 'no profile' : profiles.join(', ')
  const owner = method['x-owner-only'] === undefined ? '' : " Only for the local admin, a caller on the node's machine."
  const aliases = method['x-aliases']
  const names = aliases === undefined ? '' : ` Also as ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`
  const transport = method['x-web-socket-only'] === true ? ' Over a WebSocket only.' : ''
  const weight = method['x-weight'] === undefined ? '' : ` **Weight:** ${method['x-weight']}.`
  const runsOn = RUNS_ON[method['x-runs-on'] ?? 'any']
  const policy = owner === '' ? method['x-upstream'] : undefined // owner methods are refused there
  const parts = Object.values([method['x-upstream-from'] ?? []].flat()).flatMap((part) =>
    typeof part === 'string' ? [part] : Object.values(part),
  )
  const from = parts.length === 0 ? '' : `, as ${parts.map((part) => `\`${part}\``).join(', ')}`
  const upstream = policy === undefined ? '' : ` **On upstream networks:** ${UPSTREAM[policy]}${from}.`
  return `**Offered in** ${inProfiles}.${owner}${transport}${names}${weight}${runsOn}${upstream} ${source}`
}

function printExample(method: Method): string {
  const example = shownExample(method)
  if (example === undefined) return ''
  const params = example.params.map(({ value }) => value)
  const request = { jsonrpc: '2.0', id: 1, method: method.name, params }
  const response = { jsonrpc: '2.0', id: 1, result: shorten(example.result.value) }
  return `**Example:** ${example.name}\n\n${jsonBlock(request)}\n\n${jsonBlock(response)}`
}

/** Prints a section that refers to the method's first name. */
function printAlias(document: OpenRpcDocument, method: Method, name: string): string {
  return [`## ${method.name}`, `Another name of [${name}](#${anchor(name)}).`, printOffer(document, method)].join(
    '\n\n',
  )
}

function printMethod(document: OpenRpcDocument, method: Method): string {
  const aliasOf = method['x-alias-of']
  return aliasOf === undefined ? printOwn(document, method) : printAlias(document, method, aliasOf)
}

function printOwn(document: OpenRpcDocument, method: Method): string {
  const { name, summary, description, result, 'x-empty': empty } = method
  const errors = ownErrors(document, method)
  return [
    `## ${name}`,
    summary,
    description.trim(),
    printOffer(document, method),
    printParams(document, method),
    `**Result** \`${result.name}\` (${inWords(document, result.schema)}): ${result.description ?? ''}`,
    empty === undefined ? '' : `**Empty result:** ${empty}`,
    errors.length === 0 ? '' : `**Errors**\n\n${printErrors(document, errors)}`,
    printExample(method),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function printSchema(document: OpenRpcDocument, name: string): string {
  const { description = '', properties, required = [] } = document.components.schemas[name] ?? {}
  const rows = Object.entries(properties ?? {}).map(([member, { description: meaning = '', ...schema }]) => [
    `\`${member}\`${required.includes(member) ? '' : ' (optional)'}`,
    meaning,
    inWords(document, schema),
  ])
  const members = rows.length === 0 ? [] : [table(['member', 'meaning', 'form'], rows)]
  return [`### ${name}`, description.trim(), ...members].join('\n\n')
}

function printProfiles(document: OpenRpcDocument): string {
  const lines = Object.entries(document['x-profiles']).map(([name, summary]) => `* \`${name}\`: ${summary}`)
  if (lines.length === 0) return ''
  return `**Profiles** (\`--profile\`); \`--enable\` and \`--disable\` turn methods and modules on or off.\n\n${lines.join('\n')}`
}

/** Prints docs/methods.md or docs/admin-api.md. */
export function printReference(document: OpenRpcDocument): string {
  const schemas = document.methods.flatMap(({ params, result }) => [
    ...params.map(({ schema }) => schema),
    result.schema,
  ])
  const used = reachableSchemas(document, [...schemas, ...errorDataSchemas(document)])
  const sections = used.filter((name) => hasSection(document.components.schemas[name] ?? {}))
  return [
    (hasProfiles(document) ? NODE_HEAD : ADMIN_HEAD).trimEnd(),
    table(
      ['method', 'summary', ...Object.keys(document['x-profiles'])],
      document.methods.map((method) => [
        `[${method.name}](#${anchor(method.name)})`,
        method.summary,
        ...Object.keys(document['x-profiles']).map((profile) => (method['x-profiles']?.includes(profile) ? 'yes' : '')),
      ]),
    ),
    printProfiles(document),
    document.info.description.trim(),
    ...document.methods.map((method) => printMethod(document, method)),
    '## Objects and values',
    ...sections.map((name) => printSchema(document, name)),
    `## Errors of every method\n\n${printErrors(document, document['x-common-errors'])}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}
