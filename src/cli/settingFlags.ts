import { type Command, Option } from 'commander'
import { flagOf, SETTING_NAMES, SETTINGS, type SettingName, variableOf } from '../config/settings.ts'

/** Adds a flag for each of the settings, and `--config`. */
export function addSettingFlags(command: Command, names: readonly SettingName[] = SETTING_NAMES): Command {
  command.option('--config <file>', 'settings file (default: scion.config.yaml when it is there)')
  for (const name of names) {
    const { kind, about } = SETTINGS[name]
    const flag = flagOf(name)
    const describe = (spelling: string) => new Option(spelling, `${about} (${variableOf(name)})`)
    if (kind.expected !== 'true or false') command.addOption(describe(`--${flag} <value>`))
    else command.addOption(describe(`--${flag}`)).addOption(new Option(`--no-${flag}`).hideHelp())
  }
  return command
}
