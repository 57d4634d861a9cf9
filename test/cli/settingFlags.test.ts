import { Command } from 'commander'
import { expect, it } from 'vitest'
import { addSettingFlags } from '../../src/cli/settingFlags.ts'

it('the help of each setting is one line of at most 100 characters, including its default', () => {
  const command = new Command()
  addSettingFlags(command)
  const long = command.options
    .map(({ description }) => description)
    .filter((text) => /\n/.test(text) || text.length > 100)
  expect(long).toEqual([])
})
