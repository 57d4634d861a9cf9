/**
 * The first release of each Node.js line with the fixes of March 2026, including CVE-2026-21717 (JSON with chosen
 * member names).
 */
const FIXED_RELEASES: Readonly<Record<number, readonly [minor: number, patch: number]>> = { 22: [22, 2], 24: [14, 1] }
/** The last line without security releases, since April 2026. */
const LAST_ENDED_LINE = 20
const REMEDY = 'use 22.22.2, 24.14.1 or a later release for a public node'

/**
 * Returns why a Node.js release should not serve public clients, or undefined. `version` has the form of
 * `process.versions.node`.
 */
export function describeRuntimeHoles(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major <= LAST_ENDED_LINE) return `Node.js ${version} receives no security fixes: ${REMEDY}`
  const fixed = FIXED_RELEASES[major]
  if (fixed === undefined) return undefined
  const [fixedMinor, fixedPatch] = fixed
  const isFixed = minor > fixedMinor || (minor === fixedMinor && patch >= fixedPatch)
  return isFixed ? undefined : `Node.js ${version} has known vulnerabilities: ${REMEDY}`
}
