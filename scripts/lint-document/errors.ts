import { type Method, type OpenRpcDocument, refName } from '../codegen/openrpc.ts'

/**
 * Checks errors: references and examples name registered errors and their codes, no error is unused, and each error that is
 * not of every method has an example.
 */
export function lintErrors(document: OpenRpcDocument): string[] {
  const registry = document['x-errors']
  const used = new Set(document.methods.flatMap(({ errors }) => (errors ?? []).map(({ $ref }) => refName($ref))))
  const common = new Set(document['x-common-errors'])
  const shown = new Set(
    document.methods.flatMap((method) => (method['x-error-examples'] ?? []).map(({ kind }) => kind)),
  )
  const known = Object.keys(registry)
  return [
    ...[...used].filter((name) => !known.includes(name)).map((name) => `error ${name} is not in the registry`),
    ...known.filter((name) => !used.has(name)).map((name) => `error ${name} is not used`),
    ...known.flatMap((name) => lintEntry(document, name)),
    ...lintGeneralErrors(document),
    ...known
      .filter((name) => used.has(name) && !common.has(name) && !shown.has(name))
      .map((name) => `error ${name} has no x-error-example`),
    ...document.methods.flatMap((method) => lintErrorExamples(document, method)),
  ]
}

function lintEntry(document: OpenRpcDocument, name: string): string[] {
  const entry = document['x-errors'][name]
  const problems = []
  if (!Number.isInteger(entry?.code)) problems.push(`error ${name}: the code is no integer`)
  if (typeof entry?.when !== 'string') problems.push(`error ${name}: does not say when`)
  if (typeof entry?.remedy !== 'string') problems.push(`error ${name}: does not say what to do about it`)
  if (entry?.data !== undefined && typeof entry.data.description !== 'string')
    problems.push(`error ${name}: does not describe its data`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) problems.push(`error ${name}: is not camelCase`)
  return problems
}

/** Checks that a code has at most one error of any message, because two would look the same to clients. */
function lintGeneralErrors(document: OpenRpcDocument): string[] {
  const codes = Object.values(document['x-errors']).flatMap(({ code, anyMessage }) =>
    anyMessage === true ? [code] : [],
  )
  const doubled = codes.filter((code, position) => codes.indexOf(code) < position)
  return doubled.map((code) => `code ${code} has several errors of any message`)
}

function lintErrorExamples(document: OpenRpcDocument, method: Method): string[] {
  const declared = (method.errors ?? []).map(({ $ref }) => refName($ref))
  return (method['x-error-examples'] ?? []).flatMap(({ name, kind, error }) => {
    const where = `${method.name}: error example '${name}'`
    if (!declared.includes(kind)) return [`${where}: ${kind} is not among the method's errors`]
    const code = document['x-errors'][kind]?.code
    return error.code === code ? [] : [`${where}: code ${error.code} is not ${kind}'s ${code}`]
  })
}
