import {
  type Example,
  type Method,
  type OpenRpcDocument,
  type Parameter,
  refName,
  type Schema,
} from '../base/openrpc.ts'

/** An example's answer beyond this is cut. */
const ANSWER_CHARACTERS = 600

/**
 * The document as plain text for readers that are language models: what the service is, and each method in a few lines.
 */
export function llmsText(openrpc: string): string {
  const document: OpenRpcDocument = JSON.parse(openrpc)
  const { info, methods } = document
  const common = document['x-common-errors'].map((name) => errorLine(document, name))
  return [
    `# ${info.title} ${info.version}`,
    '> JSON-RPC 2.0 of a Rootstock (RSK) node over HTTP POST, content type application/json.',
    info.description?.trim(),
    `## Endpoints

- ${endpointLine(document)}
- GET /openrpc.json: this reference as an OpenRPC document
- GET /docs/: this reference as a page with forms
- GET /health: the newest block of each network`,
    `## Errors that every method can answer\n\n${common.join('\n')}`,
    '## Methods',
    ...methods.map((method) => methodText(document, method)),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')
}

/** The path of requests, and the networks that are served. */
function endpointLine({ servers: [server] }: OpenRpcDocument): string {
  const { network, apiKey } = server?.variables ?? {}
  const path = apiKey === undefined ? '/{network}' : '/{network}/{api key}'
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

/** What a value must be: the schema's own words, or those of its parts. */
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
