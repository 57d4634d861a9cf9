import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { codeBlocks, readPage } from '../../docs/_guide.ts'
import { tools } from '../tools/_tools.ts'

tools.requireInstalled()
const SCHEMA = join(import.meta.dirname, '../tools/node_modules/dclint/schemas/compose.schema.json')
// The dialect, which is draft 7, has another spelling in this file. Ajv has no formats of its own.
const { $schema, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'))
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8')
const ofGuide = codeBlocks(await readPage('docs/guides/docker.md')).find(({ note }) => note === 'compose.yaml')

describe('files of Compose', () => {
  it.each([
    ['deploy/compose.yaml', read('compose.yaml')],
    ['deploy/compose.upstream.yaml', read('compose.upstream.yaml')],
    ['docs/guides/docker.md', ofGuide?.code ?? ''],
  ])('%s is valid by the schema of the Compose Specification', (_, text) => {
    validate(parse(text))
    expect(validate.errors).toBeNull()
  })

  it.each([
    ['a member with a mistake in its name', 'stop_grace_period', 'stop_grace_peroid'],
    ['a wrong value', 'pids_limit: 512', 'pids_limit: [512]'],
    ['a condition that does not exist', 'service_healthy', 'service_ready'],
  ])('%s is invalid', (_, right, wrong) => {
    expect(validate(parse(read('compose.yaml').replace(right, wrong)))).toBe(false)
  })
})
