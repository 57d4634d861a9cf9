import type { Command } from 'commander'
import { joinPrintable, plainText, printable } from '../../base/printable.ts'
import { loadConfig } from '../../config/load.ts'
import { SETTING_NAMES, SETTINGS, type Setting } from '../../config/settings.ts'
import { addExample } from '../help.ts'
import { dim, type Output } from '../output.ts'
import { addSettingFlags } from '../settingFlags.ts'

function showConfig(flags: Record<string, unknown>, output: Output): void {
  const { config, sources } = loadConfig({ flags })
  const lines = SETTING_NAMES.map((name) => {
    const { kind } = SETTINGS[name] as Setting<unknown> // each agrees with its own kind, which the union does not know
    // Only the comment is dim, so that the file is also valid with colours.
    return printable`${name}: ${plainText(kind.print(config[name]))}  # ${dim(output, plainText(sources[name]))}`
  })
  output.write(printable`${joinPrintable(lines, '\n')}\n`)
}

/** `scion config`: the settings in effect as a settings file, each with its source. */
export function addConfig(program: Command, output: Output): void {
  const command = program.command('config').description('show the settings in effect and where they come from')
  addExample(addSettingFlags(command), 'scion config --profile hosted > scion.config.yaml')
    .allowExcessArguments(false)
    .action((flags) => showConfig(flags, output))
}
