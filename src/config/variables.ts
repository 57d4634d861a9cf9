import { remedyOfUnknown } from './remedyOfUnknown.ts'
import { SETTING_NAMES, type SettingName, variableOf } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Names the settings file. */
export const FILE_VARIABLE = 'SCION_CONFIG'
/** Variables that are not settings. SCION_URL is the node's address for other programs. */
const OTHER_VARIABLES: readonly string[] = [FILE_VARIABLE, 'SCION_URL']

const SETTINGS_BY_VARIABLE: ReadonlyMap<string, SettingName> = new Map(
  SETTING_NAMES.map((name) => [variableOf(name), name]),
)

/** The variables whose names begin as those of settings do. */
export interface FoundVariables {
  /** The settings file. */
  readonly file: string | undefined
  /** Values by setting. */
  readonly values: Readonly<Partial<Record<SettingName, string>>>
  /** Variables with which Kubernetes and Docker describe a service or container whose name begins with `scion`. */
  readonly links: readonly string[]
  /** A sentence for each other variable, which has no effect. */
  readonly unknown: readonly string[]
}

/**
 * Forms of links, where a name may be `SCION` or longer, such as `SCION_ADMIN` for the service scion-admin. Kubernetes:
 * pkg/kubelet/envvars/envvars.go. `docker run --link` and `links` of compose: moby's daemon/links/links.go.
 */
const LINKS: readonly (readonly [variable: RegExp, value?: RegExp])[] = [
  [/^SCION(_.+)?_SERVICE_(HOST|PORT(_.+)?)$/],
  [/^SCION(_.+)?_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR|START|END|PORT_START|PORT_END))?$/],
  // A setting's name as well, with another value.
  [/^SCION(_.+)?_PORT$/, /^(tcp|udp|sctp):\/\//],
  [/^SCION(_.+)?_NAME$/, /^\//],
  [/^SCION(_.+)?_ENV_.+$/],
]

const isLink = (variable: string, value: string): boolean =>
  LINKS.some(([form, valueForm]) => form.test(variable) && valueForm?.test(value) !== false)

/** Returns the value of a variable. An empty one is not set, as `${SCION_PORT}` in a file of Compose without the variable. */
function readVariable(environment: Environment, variable: string): string | undefined {
  const value = environment[variable]
  return value === undefined || value.trim() === '' ? undefined : value
}

function describeUnknown(variable: string): string {
  return `${variable}: not a setting, so it has no effect; ${remedyOfUnknown(variable, [...SETTINGS_BY_VARIABLE.keys()])}`
}

/**
 * Returns the settings of the environment. Only a variable that names one exactly, and has a value, is one. No other variable
 * may stop a start, because other programs set variables.
 */
export function findVariables(environment: Environment = process.env): FoundVariables {
  const values: Partial<Record<SettingName, string>> = {}
  const links: string[] = []
  const unknown: string[] = []
  for (const variable of Object.keys(environment)) {
    if (!variable.startsWith('SCION_') || OTHER_VARIABLES.includes(variable)) continue
    const value = readVariable(environment, variable)
    if (value === undefined) continue
    const name = SETTINGS_BY_VARIABLE.get(variable)
    if (isLink(variable, value)) links.push(variable)
    else if (name !== undefined) values[name] = value
    else unknown.push(describeUnknown(variable))
  }
  return { file: readVariable(environment, FILE_VARIABLE), values, links, unknown }
}
