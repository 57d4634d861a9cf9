import { describe, expect, it } from 'vitest'
import { bundle, readSources, type Sources } from '../../../scripts/codegen/bundle.ts'
import { lintExamples } from '../../../scripts/lint-document/examples.ts'
import { lintDocument } from '../../../scripts/lint-document/lint.ts'

const all = readSources(new URL('../../../openrpc', import.meta.url).pathname).node
/** Sources with few methods, since each case lints all of them. Schemas and errors of other methods are unused here. */
const KEPT =
  /^(?!methods\/)|\/(eth_getBalance|eth_chainId|eth_getCode|eth_getStorageAt|eth_estimateGas|eth_getLogs)\.yaml$/
const sources: Sources = new Map([...all].filter(([path]) => KEPT.test(path)))
const BALANCE = 'methods/eth/eth_getBalance.yaml'
const CHAIN_ID = 'methods/eth/eth_chainId.yaml'
const REGISTRY = 'errors/registry.yaml'
const SHARED = 'errors/shared.yaml'

/** Returns the sources with one text replaced; throws if the file does not have the text. */
function planted(path: string, old: string | RegExp, replacement: string): Sources {
  const text = sources.get(path) ?? ''
  const changed = text.replace(old, () => replacement)
  if (changed === text) throw new Error(`${path} has no ${old}`)
  return new Map([...sources, [path, changed]])
}

function withFile(path: string, text: string): Sources {
  return new Map([...sources, [path, text]])
}

const ERROR_REFERENCE = "  - $ref: '#/components/errors/blockNotFound'\n"

describe('the lint of the document', () => {
  it.each<[string, Sources, RegExp]>([
    ['YAML that does not parse', withFile('schemas/broken.yaml', 'A: [1'), /^schemas\/broken.yaml: /],
    ['hexadecimal without quotes', planted(CHAIN_ID, "value: '0x1e'", 'value: 0x1e'), /eth_chainId.yaml: quote 0x1e/],
    [
      'names out of order',
      planted('schemas/values.yaml', /^Address:/m, 'Zebra:'),
      /values.yaml: names are not in alph/,
    ],
    ['a document that is not OpenRPC', planted('document.yaml', 'openrpc: 1.2.6', 'openrpc: 7'), /^openrpc: /],
    ['a missing member', planted(CHAIN_ID, /^summary:.*\n/m, ''), /eth_chainId: summary is missing/],
    ['a duplicate name', withFile('methods/eth/again.yaml', sources.get(CHAIN_ID) ?? ''), /chainId: the name is taken/],
    [
      'a file with another name',
      planted(CHAIN_ID, 'eth_chainId', 'eth_chainID'),
      /should be methods\/eth\/eth_chainID.y/,
    ],
    [
      'errors out of order',
      planted(BALANCE, /(errors:\n)(.*\n)(.*\n)/, `errors:\n${ERROR_REFERENCE}${ERROR_REFERENCE}`),
      /errors are not in order/,
    ],
    [
      'a parameter name with a space',
      planted(BALANCE, '- name: address\n    desc', '- name: the address\n    desc'),
      /parameter the address: no camelCase/,
    ],
    [
      'a parameter without `required`',
      planted(BALANCE, '    required: false\n', ''),
      /block: say whether it is required/,
    ],
    [
      'a required parameter after an optional one',
      planted('methods/eth/eth_getCode.yaml', 'required: true', 'required: false'),
      /block: required after an opt/,
    ],
    [
      'an enum of a text without letters',
      planted('schemas/calls.yaml', "- type: string\n      pattern: '^$'\n", "- enum: ['']\n"),
      /CallNumber: an enum has a text without letters and digits/,
    ],
    [
      'an enum of texts with the same letters',
      planted('schemas/traces.yaml', 'enum: [trace, stateDiff', 'enum: [Trace, trace, stateDiff'),
      /TraceType: an enum has texts with the same letters/,
    ],
    [
      'a description of two paragraphs',
      planted(
        'schemas/calls.yaml',
        'A number. The empty string counts as absent.',
        '"A number.\\n\\nIt may be empty."',
      ),
      /CallNumber: its description has more than one paragraph/,
    ],
    [
      'an inline schema that needs a name',
      planted(CHAIN_ID, /schema: .*/, 'schema: { type: object }'),
      /give this schema a name/,
    ],
    [
      'an optional parameter that accepts null',
      planted(
        BALANCE,
        /schema: \{ \$ref: '(#\/components\/schemas\/BlockSelector)' \}/,
        "schema: { anyOf: [{ $ref: '#/components/schemas/BlockSelector' }, { type: 'null' }] }",
      ),
      /eth_getBalance\.block: accepts null/,
    ],
    [
      'an optional member that accepts null',
      planted(
        'schemas/filters.yaml',
        '    - type: array\n      maxItems: 16\n',
        "    - type: 'null'\n    - type: array\n      maxItems: 16\n",
      ),
      /LogFilter\.topics: accepts null/,
    ],
    [
      'a meaning of null in an optional parameter',
      planted(BALANCE, '    required: false\n', '    required: false\n    x-null-is: latest\n'),
      /block: x-null-is belongs to required parameters/,
    ],
    [
      'a method without the process that runs it',
      planted(CHAIN_ID, 'x-runs-on: any\n', ''),
      /eth_chainId: x-runs-on: expected any, split, writer, writer-direct, got nothing/,
    ],
    [
      'an unknown process',
      planted(CHAIN_ID, 'x-runs-on: any', 'x-runs-on: all'),
      /x-runs-on: expected any, .* got all/,
    ],
    [
      'a supported method without its answer on upstream networks',
      planted(CHAIN_ID, 'x-upstream: local\n', ''),
      /eth_chainId: x-upstream: expected at-head, forward, immutable, local, refused, got nothing/,
    ],
    [
      'an unknown method in the answer on upstream networks',
      planted(CHAIN_ID, 'x-upstream: local\n', 'x-upstream: local\nx-upstream-from: eth_gasPrices\n'),
      /eth_chainId: x-upstream-from: expected a method, got eth_gasPrices\n.*expected with x-upstream: at-head, got local/,
    ],
    [
      'a process for an unsupported method',
      planted(CHAIN_ID, 'x-runs-on: any', "x-runs-on: any\nx-unsupported: 'no'"),
      /eth_chainId: x-runs-on: unsupported methods run nowhere/,
    ],
    [
      'a repetition outside the writer',
      planted(CHAIN_ID, 'x-runs-on: any', 'x-runs-on: any\nx-repeat-by: transactionHash'),
      /eth_chainId: x-repeat-by: expected transactionHash, with x-runs-on: writer/,
    ],
    ['two tags', planted(CHAIN_ID, 'tags:\n', "tags:\n  - $ref: '#/components/tags/tools'\n"), /wants exactly one tag/],
    ['an unknown tag', planted(CHAIN_ID, 'tags/network', 'tags/nowhere'), /tag nowhere is not in document.yaml/],
    [
      'an unused tag',
      planted('document.yaml', '    tools:\n', '    toolbox: { name: toolbox }\n    tools:\n'),
      /tag toolbox is not used/,
    ],
    [
      'a reference to an unknown schema',
      planted(CHAIN_ID, 'schemas/Quantity', 'schemas/Quality'),
      /Quality leads nowhere/,
    ],
    ['an unused schema', withFile('schemas/more.yaml', 'Lonely: { type: string }'), /schema Lonely is not used/],
    [
      'a schema in small letters',
      withFile('schemas/more.yaml', 'small: { type: string }'),
      /schema small is not PascalCase/,
    ],
    [
      'a result that does not state its further members',
      planted('schemas/receipts.yaml', '  additionalProperties: false\n', ''),
      /schema Log is part of an answer/,
    ],
    [
      'a named schema without a description',
      planted('schemas/values.yaml', / {2}description: 20 bytes[^\n]*\n/, ''),
      /^Address has no description$/m,
    ],
    [
      'a member without a description',
      planted('schemas/receipts.yaml', / {6}description: Contract that emitted[^\n]*\n/, ''),
      /^Log\.address has no description$/m,
    ],
    [
      'a member of an object inside a schema without a description',
      planted('schemas/fills.yaml', / {10}description: Chain id to sign[^\n]*\n/, ''),
      /^FilledTransaction\.tx\.chainId has no description$/m,
    ],
    [
      'an object inside a schema without a title',
      planted('schemas/fills.yaml', '      title: UnsignedTransaction\n', ''),
      /^FilledTransaction\.tx: an object has no title$/m,
    ],
    [
      'a result without a title',
      planted(CHAIN_ID, /schema: .*/, 'schema: { type: string }'),
      /^eth_chainId\.chainId has no title$/m,
    ],
    [
      'an unknown error',
      planted(BALANCE, 'errors/blockNotFound', 'errors/blockNotMade'),
      /error blockNotMade is not in the registry/,
    ],
    [
      'an unused error',
      planted(SHARED, 'methodNotFound:', 'methodNotEvenSought: { code: -1, message: m, when: w }\nmethodNotFound:'),
      /methodNotEvenSought is not used/,
    ],
    [
      'an error without `when`',
      planted(SHARED, / {2}when: The body is not JSON\.\n/, ''),
      /error parseError: does not say when/,
    ],
    [
      'two errors of any message with one code',
      planted('errors/registry.yaml', 'blockNotFound:\n', 'blockNotFound:\n  anyMessage: true\n'),
      /code -32600 has several errors of any message/,
    ],
    [
      'an error whose data has no description',
      planted(SHARED, / {4}description: Location of the mistake\.[^\n]*\n/, ''),
      /error invalidParams: does not describe its data/,
    ],
    [
      'an error without a remedy',
      planted(SHARED, / {2}remedy: 'Send valid JSON[^\n]*\n/, ''),
      /does not say what to do about it/,
    ],
    [
      'an error without example',
      planted('methods/eth/eth_getStorageAt.yaml', 'kind: storageCellTooLong', 'kind: blockNotFound'),
      /storageCellTooLong has no x-error-example/,
    ],
    [
      'an error example of another method',
      planted(BALANCE, 'kind: blockNotFound', 'kind: insufficientFunds'),
      /insufficientFunds is not among/,
    ],
    [
      'an error example with another code',
      planted(BALANCE, 'code: -32600', 'code: -32000'),
      /code -32000 is not blockNotFound's -32600/,
    ],
    [
      'error data that refers to an unknown schema',
      planted(REGISTRY, 'schemas/RangeLimitData', 'schemas/LogLimit'),
      /error logLimitExceeded: #\/components\/schemas\/LogLimit leads nowhere/,
    ],
  ])('the lint reports %s', (_, defective, problem) => {
    expect(lintDocument(defective).join('\n')).toMatch(problem)
  })
})

describe('the lint of examples', () => {
  it.each<[string, Sources, RegExp]>([
    [
      'a method without example',
      planted(CHAIN_ID, /examples:[\s\S]*/, 'examples: []\n'),
      /eth_chainId: has no example/,
    ],
    [
      'an example with a result that does not fit',
      planted(CHAIN_ID, "value: '0x1e'", "value: '0x01e'"),
      /result does not fit/,
    ],
    [
      'an example with parameters that do not fit',
      planted(BALANCE, "value: '0x1'", "value: 'one'"),
      /parameters do not fit/,
    ],
    [
      'an example with another parameter name',
      planted(BALANCE, '- name: address\n        val', '- name: account\n        val'),
      /account is not the parameter/,
    ],
    [
      'an example with another result name',
      planted(CHAIN_ID, '      name: chainId', '      name: id'),
      /the result is called chainId/,
    ],
    [
      'an error example with data of another form',
      planted('methods/eth/eth_estimateGas.yaml', "data: '0x08c379a0", "data: '0x8c379a0"),
      /Revert with a reason': data does not fit/,
    ],
    [
      'an error example with data of an error without data',
      planted(REGISTRY, / {2}data:\n.*revert payload.*\n.*\n/, ''),
      /Revert with a reason': executionReverted holds no data/,
    ],
    [
      'an error example of invalid parameters that are valid',
      planted(BALANCE, "- 'newest'", "- 'latest'"),
      /parameters are fine, so not invalidParams/,
    ],
  ])('the lint reports %s', (_, defective, problem) => {
    expect(lintExamples(bundle(defective)).join('\n')).toMatch(problem)
  })

  it('the lint reports nothing in the document, and problems of its examples', () => {
    expect(lintDocument(all)).toEqual([])
    const text = all.get(CHAIN_ID) ?? ''
    const defective = new Map([...all, [CHAIN_ID, text.replace("value: '0x1e'", "value: '0x01e'")]])
    expect(lintDocument(defective)).toEqual([expect.stringMatching(/result does not fit/)])
  })
})
