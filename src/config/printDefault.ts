import { type Basis, SETTINGS, type Setting, type SettingName } from './settings.ts'

const USUAL: Basis = { profile: 'local', compat: 'rootstock', genesis: 'sandbox', upstream: [], follow: [] }

const ETHEREUM: Basis = { ...USUAL, compat: 'ethereum' }

/** A basis whose defaults are printed where they differ from those of `like`. */
interface Variant {
  readonly where: string
  readonly basis: Basis
  readonly like: Basis
}

const VARIANTS: readonly Variant[] = [
  { where: 'hosted', basis: { ...USUAL, profile: 'hosted' }, like: USUAL },
  { where: 'dev', basis: { ...USUAL, profile: 'dev' }, like: USUAL },
  { where: 'compat ethereum', basis: ETHEREUM, like: USUAL },
  { where: 'compat hardhat', basis: { ...USUAL, compat: 'hardhat' }, like: ETHEREUM },
]

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
  const print = (basis: Basis) => printFallback(setting, basis)
  const others = VARIANTS.filter(({ basis, like }) => print(basis) !== print(like))
  return { usual: print(USUAL), others: others.map(({ where, basis }) => [where, print(basis)]) }
}
