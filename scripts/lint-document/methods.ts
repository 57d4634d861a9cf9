import type { Sources } from '../codegen/bundle.ts'
import {
  hasProfiles,
  type Method,
  type OpenRpcDocument,
  type RunsOn,
  refName,
  type UpstreamPolicy,
} from '../codegen/openrpc.ts'
import { typeOf } from '../codegen/print/text.ts'
import { parse } from '../codegen/yaml.ts'
import { isSorted } from './text.ts'

/** Checks methods: names, tags, order of parameters, schemas that the code generator can print, order of errors. */
export function lintMethods(sources: Sources, document: OpenRpcDocument): string[] {
  const names = document.methods.map(({ name }) => name)
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  return [
    ...twice.map((name) => `${name}: the name is taken twice`),
    ...[...sources].flatMap(([path, text]) =>
      path.startsWith('methods/') ? lintPath(path, parse(text) as Method) : [],
    ),
    ...document.methods.flatMap((method) => lintMethod(method).map((problem) => `${method.name}: ${problem}`)),
    ...(hasProfiles(document) ? document.methods.flatMap(lintProcess) : []),
    ...document.methods.flatMap((method) => lintUpstreamFrom(method, names)),
    ...lintTags(document),
  ]
}

function lintPath(path: string, method: Method): string[] {
  const namespace = method.name.split(/[_.]/)[0]
  const expected = `methods/${namespace}/${method.name}.yaml`
  const problems = path === expected ? [] : [`${path}: should be ${expected}`]
  if (!isSorted((method.errors ?? []).map(({ $ref }) => $ref))) problems.push(`${method.name}: errors are not in order`)
  return problems
}

/** A name that alloy's clients send. */
const ANVILS_NAME = 'tx_block_pairs'

function lintMethod(method: Method): string[] {
  const problems: string[] = []
  const { 'x-weight': weight = 1, 'x-max-bytes': maxBytes = 0 } = method
  if (!Number.isSafeInteger(weight) || weight < 1) problems.push('x-weight: expected a whole number, 1 or more')
  if (!Number.isSafeInteger(maxBytes) || maxBytes < 0) problems.push('x-max-bytes: expected a whole number, 0 or more')
  for (const [i, parameter] of method.params.entries()) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(parameter.name) && parameter.name !== ANVILS_NAME)
      problems.push(`parameter ${parameter.name}: no camelCase identifier`)
    if (typeof parameter.required !== 'boolean')
      problems.push(`parameter ${parameter.name}: say whether it is required`)
    if (parameter.required && method.params[i - 1]?.required === false) {
      problems.push(`parameter ${parameter.name}: required after an optional one`)
    }
  }
  for (const schema of [...method.params.map((parameter) => parameter.schema), method.result.schema]) {
    try {
      typeOf(schema)
    } catch (error) {
      problems.push(String(error))
    }
  }
  return problems
}

const RUNS_ON: Readonly<Record<RunsOn, true>> = { any: true, split: true, writer: true, 'writer-direct': true }

const UPSTREAM: Readonly<Record<UpstreamPolicy, true>> = {
  'at-head': true,
  forward: true,
  immutable: true,
  local: true,
  refused: true,
}

/** Checks the fields about the process or the node that runs a method. */
function lintProcess(method: Method): string[] {
  const { name, 'x-runs-on': runsOn, 'x-repeat-by': repeatBy, 'x-unsupported': unsupported } = method
  const known = Object.keys(RUNS_ON)
  const problems = []
  const upstream = method['x-upstream'] ?? ''
  const policies = Object.keys(UPSTREAM)
  if (unsupported === undefined && !policies.includes(upstream)) {
    problems.push(`x-upstream: expected ${policies.join(', ')}, got ${upstream || 'nothing'}`)
  }
  if (unsupported !== undefined && runsOn !== undefined) problems.push('x-runs-on: unsupported methods run nowhere')
  if (unsupported === undefined && !known.includes(runsOn ?? '')) {
    problems.push(`x-runs-on: expected ${known.join(', ')}, got ${runsOn ?? 'nothing'}`)
  }
  if (repeatBy !== undefined && (repeatBy !== 'transactionHash' || runsOn !== 'writer')) {
    problems.push('x-repeat-by: expected transactionHash, with x-runs-on: writer')
  }
  return problems.map((problem) => `${name}: ${problem}`)
}

/** Checks that the methods exist of which nodes are asked the parts of an answer. */
function lintUpstreamFrom({ name, 'x-upstream': policy, 'x-upstream-from': from }: Method, names: readonly string[]) {
  if (from === undefined) return []
  const parts = typeof from === 'string' ? [from] : Object.values(from)
  const unknown = parts.filter((part) => !names.includes(part))
  return [
    ...unknown.map((part) => `${name}: x-upstream-from: expected a method, got ${part}`),
    ...(policy === 'at-head' ? [] : [`${name}: x-upstream-from: expected with x-upstream: at-head, got ${policy}`]),
  ]
}

function lintTags(document: OpenRpcDocument): string[] {
  const known = Object.keys(document.components.tags)
  const used = new Set(document.methods.flatMap(({ tags }) => tags.map(({ $ref }) => refName($ref))))
  return [
    ...(isSorted(known) ? [] : ['document.yaml: tags are not in alphabetical order']),
    ...document.methods.flatMap(({ name, tags }) => (tags.length === 1 ? [] : [`${name}: wants exactly one tag`])),
    ...[...used].filter((tag) => !known.includes(tag)).map((tag) => `tag ${tag} is not in document.yaml`),
    ...known.filter((tag) => !used.has(tag)).map((tag) => `tag ${tag} is not used`),
  ]
}
