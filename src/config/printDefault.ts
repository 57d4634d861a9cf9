import { type Basis, SETTINGS, type Setting, type SettingName } from './settings.ts'

const USUAL: Basis = { profile: 'local', compat: 'rootstock', genesis: 'sandbox', upstream: [], follow: [] }

/** Bases whose defaults are printed besides the usual ones. */
const VARIANTS: Readonly<Record<string, Basis>> = {
  hosted: { ...USUAL, profile: 'hosted' },
  'compat ethereum': { ...USUAL, compat: 'ethereum' },
}

function printFallback({ kind, fallback }: Setting<unknown>, basis: Basis): string {
  return kind.print(fallback instanceof Function ? fallback(basis) : fallback)
}

/** A setting's default, and its defaults in other profiles or with other `compat`. */
export interface PrintedDefault {
  readonly usual: string
  readonly others: readonly (readonly [where: string, value: string])[]
}

/** Returns the defaults of a setting in the spelling of the settings file. */
export function printDefault(name: SettingName): PrintedDefault {
  const setting = SETTINGS[name] as Setting<unknown> // the union type loses that each setting matches its own kind
  const usual = printFallback(setting, USUAL)
  const all = Object.entries(VARIANTS).map(([where, basis]) => [where, printFallback(setting, basis)] as const)
  return { usual, others: all.filter(([, value]) => value !== usual) }
}
