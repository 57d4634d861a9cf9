import type { Kind } from '../../src/config/kinds.ts'
import { type Basis, flagOf, SETTING_NAMES, SETTINGS, type Setting, variableOf } from '../../src/config/settings.ts'

const USUAL: Basis = { profile: 'local', compat: 'rootstock' }

/** What else than the defaults of others these settings have. */
const VARIANTS: Readonly<Record<string, Basis>> = {
  hosted: { ...USUAL, profile: 'hosted' },
  'compat ethereum': { ...USUAL, compat: 'ethereum' },
}

function printFallback<T>(
  { kind, fallback }: { kind: Kind<T>; fallback: Setting<T>['fallback'] },
  basis: Basis,
): string {
  return kind.print(fallback instanceof Function ? fallback(basis) : fallback)
}

/** Where the default is another one. */
function printVariants(setting: Setting<unknown>): string {
  const usual = printFallback(setting, USUAL)
  const others = Object.entries(VARIANTS).map(([name, basis]) => [name, printFallback(setting, basis)] as const)
  return others.flatMap(([name, value]) => (value === usual ? [] : [` (${name}: ${value})`])).join('')
}

/**
 * The text of `scion.config.example.yaml`: every setting, commented out, with what it does, expects and is without the
 * file.
 */
export function printExampleFile(): string {
  const head = [
    '# Settings of a Scion node. Copy to scion.config.yaml in the working directory, or name another file with --config FILE.',
    '# Flags win over variables, variables over this file. Lines like "#port" show the defaults; `scion config` shows what is in effect.',
  ]
  const entries = SETTING_NAMES.map((name) => {
    // Each setting agrees with its own kind; only the union over all of them does not know it.
    const setting = SETTINGS[name] as Setting<unknown>
    return [
      `# ${setting.about}${printVariants(setting)}`,
      `# Expects ${setting.kind.expected}. Also --${flagOf(name)}, ${variableOf(name)}.`,
      `#${name}: ${printFallback(setting, USUAL)}`,
    ].join('\n')
  })
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`
}
