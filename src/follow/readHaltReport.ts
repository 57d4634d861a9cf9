import { HASH_BYTES } from '../base/bytes.ts'
import { RlpError } from '../base/rlp.ts'
import { type Examination, examineWitness, findDifferentReceipt } from '../chain/import/examineBlock.ts'
import { type Witness, WitnessRefused } from '../chain/import/witness.ts'
import { NETWORK_NAMES, type Network, type NetworkName } from '../chainspec/network.ts'
import { type Block, decodeBlock } from '../primitives/block.ts'
import { decodeReceipt, type Receipt } from '../primitives/receipt.ts'
import { WrongAnswer } from '../remote/errors.ts'
import { type Fields, readFields } from '../remote/fields.ts'
import { isRecord, type JsonRecord, type JsonValue, parseJson } from '../remote/json.ts'
import { REPORT_FORMAT } from './haltReport.ts'

/** Bounds of lists: what a file of the maximum size may have. */
const MAX_ITEMS = 1_000_000
const MAX_ANCESTORS = 10_000
const MAX_RECEIPTS = 5_000
/** Maximum gas limit of a block that is executed: that of sandboxes. A hostile report could have a longer loop. */
const MAX_GAS_LIMIT = 1_000_000_000n

/** A report of a halt, of which nothing but the form is checked. */
export interface HaltReport {
  readonly version: string
  readonly network: NetworkName
  readonly settings: JsonRecord
  /** Height of each rule at the program that wrote the report; null: never. */
  readonly ruleHeights: JsonRecord
  readonly halt: { readonly rule: string; readonly expected: string; readonly found: string }
  readonly fields: Fields
}

/** The block of a report, executed by the report alone. */
export interface ReplayedReport extends Examination {
  readonly block: Block
  /** Index of the first transaction whose receipt is not that of the block, if the report has the block's receipts. */
  readonly transaction: number | undefined
  readonly receipts: readonly Receipt[] | undefined
}

/** Reads the JSON of a report, which may be hostile. Throws `WitnessRefused`. */
export function readHaltReport(text: string): HaltReport {
  try {
    return readForm(parseJson(text))
  } catch (error) {
    return refuse(error)
  }
}

function readForm(json: JsonValue | undefined): HaltReport {
  if (!isRecord(json)) throw new WitnessRefused('it is not whole, or no JSON object')
  if (json.format !== REPORT_FORMAT) throw new WitnessRefused(`its format is not ${REPORT_FORMAT}`)
  const fields = readFields(json, 'report')
  const network = NETWORK_NAMES.find((name) => name === json.network)
  if (network === undefined) throw fields.wrong('network', 'is unknown')
  const [settings, ruleHeights, halt] = [json.settings, json.ruleHeights, json.halt]
  if (!isRecord(settings)) throw fields.wrong('settings', 'is not an object')
  if (!isRecord(ruleHeights)) throw fields.wrong('ruleHeights', 'is not an object')
  if (!isRecord(halt)) throw fields.wrong('halt', 'is not an object')
  const [version, rule, expected, found] = [json.version, halt.rule, halt.expected, halt.found].map(toText)
  if (version === undefined || rule === undefined || expected === undefined || found === undefined)
    throw fields.wrong('halt', 'is malformed')
  return { version, network, settings, ruleHeights, halt: { rule, expected, found }, fields }
}

/** Executes the block of a report by the report alone. Throws `WitnessRefused`. */
export async function replayReport({ fields }: HaltReport, network: Network): Promise<ReplayedReport> {
  try {
    const block = decodeBlock(fields.data('block'), network)
    if (block.header.gasLimit > MAX_GAS_LIMIT)
      throw new WitnessRefused(`its block has a gas limit above ${MAX_GAS_LIMIT}`)
    const receipts = fields.isAbsent('receipts')
      ? undefined
      : fields.list('receipts', MAX_RECEIPTS).map((item) => decodeReceipt(toData(item)))
    const examination = await examineWitness(network, block, readWitness(fields))
    const { executed } = examination
    const transaction = receipts && executed && findDifferentReceipt(network, block, receipts, executed)
    return { ...examination, block, receipts, transaction }
  } catch (error) {
    return refuse(error)
  }
}

function readWitness(fields: Fields): Witness {
  return {
    ancestors: fields.list('ancestors', MAX_ANCESTORS).map((item) => {
      const ancestor = readFields(item, 'ancestor')
      return {
        encoded: ancestor.data('block'),
        totalDifficulty: ancestor.quantity('totalDifficulty'),
        ...(!ancestor.isAbsent('stateRoot') && { stateRoot: ancestor.exactly('stateRoot', HASH_BYTES) }),
      }
    }),
    hashes: new Map(
      fields.list('hashes', MAX_ANCESTORS).map((item) => {
        const one = readFields(item, 'hash')
        return [one.number('number'), one.isAbsent('hash') ? undefined : one.exactly('hash', HASH_BYTES)]
      }),
    ),
    nodes: fields.list('nodes', MAX_ITEMS).map(toData),
    longValues: fields.list('longValues', MAX_ITEMS).map(toData),
  }
}

const toData = (item: JsonValue) => readFields({ item }, 'report').data('item')

const toText = (value: JsonValue | undefined) => (typeof value === 'string' ? value : undefined)

/** Throws an error about malformed data as `WitnessRefused`. */
function refuse(error: unknown): never {
  if (error instanceof WrongAnswer) throw new WitnessRefused(`its member ${error.member} is missing or malformed`)
  if (error instanceof RlpError) throw new WitnessRefused(error.message)
  throw error
}
