import { type Command, CommanderError, Option } from 'commander'
import { methodNames } from '../../../generated/methods.ts'
import { suggest } from '../../base/suggest.ts'
import { DEVIATION_CLASSES } from '../../doctor/deviation.ts'
import { EXIT, type FailOn } from '../../doctor/report.ts'
import { CommandError, describeFailure } from '../failure.ts'
import { readIntegerFlag } from '../integerFlag.ts'
import type { Output } from '../output.ts'

const NETWORKS = ['mainnet', 'testnet', 'regtest']
const FORMATS = ['text', 'json', 'html']
const DEFAULT_TIMEOUT_MS = 10_000
const LONGEST_TIMEOUT_MS = 600_000

interface Flags {
  readonly format: string
  readonly network?: string
  readonly timeout?: string
  readonly only?: string
  readonly failOn?: string
  readonly write?: boolean
}

function parseUrl(raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new CommandError('url: expected the address of an endpoint, like http://127.0.0.1:4444/regtest')
  }
  if (url.username !== '' || url.password !== '') throw new CommandError('url: a user and a password are not taken')
  return url
}

/** The listed texts, each of which has to be one of `known`. */
function parseList<T extends string>(flag: string, raw: string, known: readonly T[]): T[] {
  return raw.split(',').map((text) => {
    const name = text.trim()
    const found = known.find((one) => one === name)
    if (found !== undefined) return found
    throw new CommandError(`${flag}: ${name} is not known${suggest(name, known)}`)
  })
}

function parseFailOn(raw: string | undefined, usual: FailOn): FailOn {
  if (raw === undefined) return usual
  const chosen = parseList('fail-on', raw, ['any', ...DEVIATION_CLASSES])
  return (deviation) => chosen.includes('any') || chosen.includes(deviation)
}

async function examineUrl(raw: string, flags: Flags, output: Output): Promise<number> {
  const { examine, exitCodeOf, moreThanNotes, printHtml, printJson, printText } = await import('../../doctor/doctor.ts')
  const url = parseUrl(raw)
  const fails = parseFailOn(flags.failOn, moreThanNotes)
  const report = await examine({
    url,
    timeoutMs: readIntegerFlag('timeout', flags.timeout, 1, LONGEST_TIMEOUT_MS) ?? DEFAULT_TIMEOUT_MS,
    writes: flags.write === true,
    ...(flags.network !== undefined && { network: flags.network }),
    ...(flags.only !== undefined && { only: parseList('only', flags.only, methodNames) }),
  })
  if (flags.write === true && report.handedIn === undefined) output.complain(NOTHING_HANDED_IN)
  const print = { json: printJson, html: printHtml }[flags.format] ?? printText
  output.write(print(report, output.hasColour))
  return exitCodeOf(report, fails)
}

const NOTHING_HANDED_IN = 'write: nothing was handed in: the chain id is not 33, or the account of regtest cannot pay'

const HELP = `
Exit code: 0 when the endpoint is as the document says, 1 when it deviates, 2 when it cannot be reached or refuses every call
(HTTP 404, say), 3 when nothing was measured: a flag or the address is wrong.
Without --write, of methods that change state only requests are sent that every node refuses.
`

/** `scion doctor URL` */
export function addDoctor(program: Command, output: Output): void {
  program
    .command('doctor <url>')
    .description('measure any Rootstock JSON-RPC endpoint by the document')
    .addOption(new Option('--format <format>', 'how to print what was found').choices(FORMATS).default('text'))
    .addOption(
      new Option('--network <network>', 'the network it should be (default: as its chain id says)').choices(NETWORKS),
    )
    .option('--write', "hand in a transfer of nothing, too; only where the chain id is regtest's, 33")
    .option('--timeout <ms>', `the longest wait for one answer (default: ${DEFAULT_TIMEOUT_MS})`)
    .option('--only <methods>', 'the methods to measure, separated by commas (default: every method)')
    .option(
      '--fail-on <classes>',
      `what counts for the exit code: any, or of ${DEVIATION_CLASSES.join(', ')} (default: all but wrongErrorMessage)`,
    )
    .addHelpText('after', HELP)
    .addHelpText('after', '\nExample:\n  scion doctor https://public-node.testnet.rsk.co --format html > report.html')
    .allowExcessArguments(false)
    .exitOverride(({ exitCode, code, message }) => {
      throw new CommanderError(exitCode === 0 ? 0 : EXIT.unmeasured, code, message)
    })
    .action(async (url: string, flags: Flags) => {
      const code = await examineUrl(url, flags, output).catch((error) => {
        output.complain(describeFailure(error))
        return EXIT.unmeasured
      })
      if (code !== 0) throw new CommanderError(code, 'scion.doctor', 'said above')
    })
}
