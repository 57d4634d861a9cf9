import { brief, type DeviationClass, type Finding, isRecord, member } from './deviation.ts'

const MAX_FINDINGS = 50

/** Returns whether `found` is `unpadded` with leading zeros. */
const isPadded = (found: string, unpadded: string) =>
  /^0x0[0-9a-f]/.test(found) && unpadded === `0x${found.slice(2).replace(/^0+(?=.)/, '')}`

/** Returns all differences between `found` and the expected value, whose depth bounds the comparison. */
export function compareValues(expected: unknown, found: unknown, path = ''): Finding[] {
  if (Array.isArray(expected) && Array.isArray(found)) return compareArrays(expected, found, path)
  if (isRecord(expected) && isRecord(found)) return compareRecords(expected, found, path)
  if (Object.is(expected, found)) return []
  return [{ class: classOf(expected, found), path, expected: brief(expected), found: brief(found) }]
}

function classOf(expected: unknown, found: unknown): DeviationClass {
  if (found === null) return 'unexpectedNull'
  if (typeof expected === 'string' && typeof found === 'string' && isPadded(found, expected)) return 'paddedQuantity'
  const isSameType = typeof expected === typeof found && Array.isArray(expected) === Array.isArray(found)
  return isSameType || expected === null ? 'wrongValue' : 'wrongType'
}

function compareArrays(expected: readonly unknown[], found: readonly unknown[], path: string): Finding[] {
  if (expected.length !== found.length) {
    return [{ class: 'wrongValue', path: member(path, 'length'), expected: brief(expected), found: brief(found) }]
  }
  const findings: Finding[] = []
  for (const [i, value] of expected.entries()) {
    if (findings.length < MAX_FINDINGS) findings.push(...compareValues(value, found[i], `${path}[${i}]`))
  }
  return findings
}

function compareRecords(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
  path: string,
): Finding[] {
  const extra = Object.keys(found).filter((name) => !Object.hasOwn(expected, name))
  const findings: Finding[] = []
  for (const [name, value] of Object.entries(expected)) {
    if (findings.length >= MAX_FINDINGS) break
    const at = member(path, name)
    if (Object.hasOwn(found, name)) findings.push(...compareValues(value, found[name], at))
    else findings.push({ class: 'missingField', path: at, expected: brief(value), found: brief(undefined) })
  }
  return [
    ...findings,
    ...extra.slice(0, MAX_FINDINGS).map(
      (name): Finding => ({
        class: 'extraField',
        path: member(path, name),
        expected: 'nothing',
        found: brief(found[name]),
      }),
    ),
  ]
}

/**
 * Returns the contradictions of two responses. A member that one of them lacks, or has as null, is not a contradiction.
 */
export function contradictions(expected: unknown, found: unknown, source: string): Finding[] {
  return compareValues(expected, found)
    .filter((finding) => finding.class === 'wrongValue' && finding.expected !== brief(null))
    .map((finding) => ({ ...finding, expected: `${finding.expected} (${source})` }))
}
