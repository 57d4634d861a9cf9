import { join } from 'node:path'
import { toHex } from '../base/hex.ts'
import { joinPrintable, NAME_CHARACTERS, NO_TEXT, type Printable, plainText, printable } from '../base/printable.ts'
import { readRegularFile, UnreadableFile } from '../base/readRegularFile.ts'
import { packageVersion } from '../base/version.ts'
import { WitnessRefused } from '../chain/import/witness.ts'
import type { Network } from '../chainspec/network.ts'
import { ConfigError, loadConfig } from '../config/load.ts'
import { networkOf } from '../config/networkOf.ts'
import { MAX_REPORT_BYTES } from '../follow/haltReport.ts'
import { type HaltReport, type ReplayedReport, readHaltReport, replayReport } from '../follow/readHaltReport.ts'
import { CommandError, HALTED, systemCodeOf } from './failure.ts'
import type { Output } from './output.ts'

/** A folder that does not exist, and so has no file of settings. */
const NOWHERE = join(import.meta.dirname, 'none')

/** The block of a report is refused here, too. */
class BlockDiffers extends CommandError {
  override readonly exitCode = HALTED
}

/** Executes the block of a report, and prints how it differs. Throws a `CommandError`. */
export async function replay(file: string, output: Output): Promise<void> {
  const report = await orRefuse(file, async () => readHaltReport(readFile(file).toString('utf8')))
  const network = networkOfReport(file, report)
  const replayed = await orRefuse(file, () => replayReport(report, network))
  output.write(print(report, network, replayed))
  if (replayed.differences.length === 0) return
  const { number } = replayed.block.header
  throw new BlockDiffers(
    isSame(report, replayed)
      ? `block ${number} is refused here for the same reason`
      : `block ${number} is refused here for another reason than in the report`,
  )
}

function readFile(file: string): Buffer {
  try {
    return readRegularFile(file, MAX_REPORT_BYTES)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandError(`report: ${error.message}; name a report of a halt`)
    const code = systemCodeOf(error)
    if (code === undefined) throw error
    throw new CommandError(`report: must be a readable file, got ${file} (${code}); name a report of a halt`)
  }
}

/** Returns the result of `work`; a report that cannot be used is a `CommandError`. */
async function orRefuse<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommandError) throw error
    const isExpected = error instanceof WitnessRefused
    const text = error instanceof Error ? error.message : String(error)
    const problem = isExpected ? text : `its block cannot be executed: ${text}`
    throw new CommandError(
      `report: must be whole, got ${file}: ${problem}; copy it again from the node that has halted`,
    )
  }
}

function networkOfReport(file: string, { network, settings }: HaltReport): Network {
  const { genesis, gasLimit, unlimitedCodeSize, codeSizeLimit, withoutRule } = settings
  const flags = { genesis, gasLimit, unlimitedCodeSize, codeSizeLimit, withoutRule, profile: 'dev' }
  try {
    // Settings of this computer do not change the result.
    return networkOf(network, loadConfig({ flags, environment: {}, workingDirectory: NOWHERE }).config)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new CommandError(`report: must have valid settings, got ${file}: ${error.message}; copy it again`)
  }
}

/** Returns whether the execution here has the rule and both values of the report. */
function isSame({ halt }: HaltReport, { differences: [first] }: ReplayedReport): boolean {
  return first?.rule === halt.rule && first.expected === halt.expected && first.found === halt.found
}

function print(report: HaltReport, network: Network, { block, differences, ...replayed }: ReplayedReport): Printable {
  const { number } = block.header
  const lines = [
    printable`block ${number} ${plainText(toHex(block.hash))} of ${network.name}`,
    printable`reported by ${plainText(report.version, NAME_CHARACTERS)}:`,
    ...printDifference(report.halt),
    printable`executed by ${plainText(packageVersion())}:`,
    ...(differences.length === 0
      ? [printable`  no difference: the block is valid`]
      : differences.flatMap(printDifference)),
    ...printTransactions({ block, differences, ...replayed }),
    ...printHeights(report, network),
  ]
  return printable`${joinPrintable(lines, '\n')}\n`
}

const printDifference = ({ rule, expected, found }: HaltReport['halt']): Printable[] => [
  printable`  ${plainText(rule, NAME_CHARACTERS)}`,
  printable`    expected  ${plainText(expected)}`,
  printable`    found     ${plainText(found)}`,
]

/** Prints the outcome of each transaction, with that in the block where it differs. */
function printTransactions({ block, executed, receipts, transaction }: ReplayedReport): Printable[] {
  return (executed?.receipts ?? []).map((receipt, index) => {
    const hash = toHex(block.transactions[index]?.hash ?? new Uint8Array(0))
    const other = index === transaction ? receipts?.[index] : undefined
    const difference = other === undefined ? NO_TEXT : printable`; in the block ${printReceipt(other)}`
    return printable`  transaction ${index} ${plainText(hash)}: ${printReceipt(receipt)}${difference}`
  })
}

const printReceipt = ({ succeeded, gasUsed, logs }: NonNullable<ReplayedReport['receipts']>[number]) =>
  printable`${succeeded ? 'succeeded' : 'failed'}, ${gasUsed} gas, ${logs.length} logs`

/** Names the rules that this program activates at another height than the one that wrote the report. */
function printHeights({ ruleHeights }: HaltReport, { ruleHeights: own }: Network): Printable[] {
  return Object.entries(own).flatMap(([rule, height]) => {
    const stated = ruleHeights[rule] ?? Number.POSITIVE_INFINITY
    return stated === height
      ? []
      : [plainText(`  rule ${rule} is active from ${height} here, and from ${String(stated)} in the report`)]
  })
}
