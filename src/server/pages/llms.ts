import {
  type Example,
  type Method,
  type OpenRpcDocument,
  type Parameter,
  refName,
  type Schema,
  type Tag,
} from '../../base/openrpc.ts'

/** Maximum characters of an example's result; longer ones are cut. */
const ANSWER_CHARACTERS = 600

/**
 * Returns `llms.txt` in the form of llmstxt.org: what the node is, and links with a line each. The links are relative, so
 * the text is the same for every address of the node, also below the prefix of a proxy.
 */
export function llmsIndex(openrpc: string): string {
  const document: OpenRpcDocument = JSON.parse(openrpc)
  const { info, components } = document
  const families = Object.values(components.tags)
    .map((tag) => familyLine(document, tag))
    .filter((line) => line !== undefined)
  return inParagraphs([
    `# ${info.title}`,
    `> ${SUMMARY}`,
    `${endpointText(document)}. {base_url} is the address of this text without llms.txt.`,
    info.description.trim(),
    `## Reference

- [Full text](llms-full.txt): every method with its parameters, result, errors and an example
- [OpenRPC document](openrpc.json): the same for programs, with a JSON schema for every value
- [Docs page](docs/): the same for browsers, with a form for every method`,
    `## Methods\n\n${families.join('\n')}`,
    `## Status

- [Health](health): the newest block of each network
- [Readiness](ready): whether the node takes requests now`,
  ])
}

/** Returns the line of a tag; undefined for a tag without a served method. Aliases are only in the full text. */
function familyLine({ methods, components }: OpenRpcDocument, { name, description }: Tag): string | undefined {
  const names = methods
    .filter(({ tags: [first] }) => first !== undefined && components.tags[refName(first.$ref)]?.name === name)
    .filter(({ 'x-alias-of': first }) => first === undefined)
    .map((method) => method.name)
  return names.length === 0 ? undefined : `- [${name}](llms-full.txt): ${oneLine(description)} ${names.join(', ')}`
}

/** Returns `llms-full.txt`: the document as plain text for language models, each method in a few lines. */
export function llmsFull(openrpc: string): string {
  const document: OpenRpcDocument = JSON.parse(openrpc)
  const { info, methods } = document
  const common = document['x-common-errors'].map((name) => errorLine(document, name))
  return inParagraphs([
    `# ${info.title} ${info.version}`,
    `> ${SUMMARY}`,
    info.description.trim(),
    `## Endpoints

- ${endpointText(document)}
- GET {base_url}/openrpc.json: this reference as an OpenRPC document, also returned by the method rpc.discover
- GET {base_url}/docs/: this reference as a page with forms
- GET {base_url}/health: the newest block of each network

{base_url} is the address of this text without llms-full.txt.`,
    `## Errors that every method can answer\n\n${common.join('\n')}`,
    '## Methods',
    ...methods.map((method) => methodText(document, method)),
  ])
}

const SUMMARY = 'JSON-RPC 2.0 of a Rootstock (RSK) node over HTTP POST (content type application/json) and WebSocket.'

const inParagraphs = (parts: readonly string[]) => `${parts.join('\n\n')}\n`

/** Returns the path of requests, and the networks that are served. */
function endpointText({ servers: [server] }: OpenRpcDocument): string {
  const { network, apiKey } = server?.variables ?? {}
  const path = apiKey === undefined ? '{base_url}/{network}' : '{base_url}/{network}/{api key}'
  const served = (network?.enum ?? []).join(', ')
  return `POST ${path}: JSON-RPC, single requests and batches; networks served: ${served}. eth_chainId returns the chain id`
}

function methodText(
  document: OpenRpcDocument,
  { name, summary, description, params, result, errors = [], examples }: Method,
): string {
  const common = new Set(document['x-common-errors'])
  const own = errors.map(({ $ref }) => refName($ref)).filter((error) => !common.has(error))
  return [
    `### ${name}\n\n${summary}\n\n${description.trim()}`,
    params.length === 0
      ? 'Parameters: none'
      : `Parameters:\n${params.map((one) => parameterLine(document, one)).join('\n')}`,
    `Result: ${[typeWords(document, result.schema), result.description].filter(Boolean).join(' ')}`,
    ...(own.length === 0 ? [] : [`Errors:\n${own.map((error) => errorLine(document, error)).join('\n')}`]),
    ...examples.slice(0, 1).map((example) => exampleText(name, example)),
  ].join('\n\n')
}

function parameterLine(document: OpenRpcDocument, { name, description = '', required, schema }: Parameter): string {
  const need = required === true ? 'required' : 'optional'
  return `- ${name} (${need}): ${[description, typeWords(document, schema)].filter(Boolean).join(' ')}`
}

/** Returns the description of a schema, or those of its parts. */
function typeWords(document: OpenRpcDocument, schema: Schema): string {
  const { $ref, type = 'any', description, anyOf, items, 'x-expects': expects } = schema
  if (expects !== undefined) return `Expects ${expects}.`
  if ($ref !== undefined) return typeWords(document, document.components.schemas[refName($ref)] ?? {})
  if (items !== undefined) return `Array of: ${typeWords(document, items)}`
  if (description !== undefined) return oneLine(description)
  return anyOf === undefined ? [type].flat().join(' or ') : anyOf.map((one) => typeWords(document, one)).join(' or ')
}

function errorLine(document: OpenRpcDocument, name: string): string {
  const error = document['x-errors'][name]
  if (error === undefined) return `- ${name}`
  const { code, message, when, remedy = '' } = error
  return `- ${code} ${name} (${JSON.stringify(message)}): ${oneLine(`${when} ${remedy}`)}`
}

function exampleText(method: string, { params, result }: Example): string {
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params.map(({ value }) => value) })
  const answer = JSON.stringify(result.value)
  const cut = answer.length > ANSWER_CHARACTERS ? `${answer.slice(0, ANSWER_CHARACTERS)} ... (cut)` : answer
  return `Example:\n\n    --> ${request}\n    <-- result: ${cut}`
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
