import { printDefault } from '../../src/config/printDefault.ts'
import { flagOf, SETTING_NAMES, SETTINGS, variableOf } from '../../src/config/settings.ts'

/**
 * Prints `scion.config.example.yaml`: every setting, commented out, with its help, its valid values and its default.
 */
export function printExampleFile(): string {
  const head = [
    '# Settings of a Scion node. Copy to scion.config.yaml in the working directory, or name another file with --config FILE.',
    '# Flags override variables, and variables override this file. Lines like "#port" show the defaults; `scion config` shows the settings in effect.',
  ]
  const entries = SETTING_NAMES.map((name) => {
    const { usual, others } = printDefault(name)
    return [
      `# ${SETTINGS[name].help}${others.map(([where, value]) => ` (${where}: ${value})`).join('')}`,
      ...(SETTINGS[name].details === undefined ? [] : [`# ${SETTINGS[name].details}`]),
      `# Must be ${SETTINGS[name].kind.expected}. Also --${flagOf(name)}, ${variableOf(name)}.`,
      `#${name}: ${usual}`,
    ].join('\n')
  })
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`
}
