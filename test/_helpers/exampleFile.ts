import { printDefault } from '../../src/config/printDefault.ts'
import { flagOf, SETTING_NAMES, SETTINGS, variableOf } from '../../src/config/settings.ts'

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
    const { usual, others } = printDefault(name)
    return [
      `# ${SETTINGS[name].help}${others.map(([where, value]) => ` (${where}: ${value})`).join('')}`,
      ...(SETTINGS[name].details === undefined ? [] : [`# ${SETTINGS[name].details}`]),
      `# Expects ${SETTINGS[name].kind.expected}. Also --${flagOf(name)}, ${variableOf(name)}.`,
      `#${name}: ${usual}`,
    ].join('\n')
  })
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`
}
