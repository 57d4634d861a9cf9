import { type Basis, SETTINGS, type Setting, type SettingName } from './settings.ts'

const USUAL: Basis = { profile: 'local', compat: 'rootstock', genesis: 'sandbox' }

/** What else than the defaults of others these settings have. */
const VARIANTS: Readonly<Record<string, Basis>> = {
  hosted: { ...USUAL, profile: 'hosted' },
  'compat ethereum': { ...USUAL, compat: 'ethereum' },
}

function printFallback({ kind, fallback }: Setting<unknown>, basis: Basis): string {
  return kind.print(fallback instanceof Function ? fallback(basis) : fallback)
}

/** A setting's default, and where it is another one: by profile or compat. */
export interface PrintedDefault {
  readonly usual: string
  readonly others: readonly (readonly [where: string, value: string])[]
}

/** The defaults of a setting as the settings file spells them. */
export function printDefault(name: SettingName): PrintedDefault {
  const setting = SETTINGS[name] as Setting<unknown> // each agrees with its own kind, which the union does not know
  const usual = printFallback(setting, USUAL)
  const all = Object.entries(VARIANTS).map(([where, basis]) => [where, printFallback(setting, basis)] as const)
  return { usual, others: all.filter(([, value]) => value !== usual) }
}
