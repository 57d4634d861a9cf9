import type { Kind } from '../../src/config/kinds.ts'
import { flagOf, SETTING_NAMES, SETTINGS, type Setting, variableOf } from '../../src/config/settings.ts'

function printFallback<T>({ kind, fallback }: { kind: Kind<T>; fallback: Setting<T>['fallback'] }): string {
  return kind.print(fallback instanceof Function ? fallback('local') : fallback)
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
    const hosted =
      setting.fallback instanceof Function ? ` (hosted: ${setting.kind.print(setting.fallback('hosted'))})` : ''
    return [
      `# ${setting.about}${hosted}`,
      `# Expects ${setting.kind.expected}. Also --${flagOf(name)}, ${variableOf(name)}.`,
      `#${name}: ${printFallback(setting)}`,
    ].join('\n')
  })
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`
}
