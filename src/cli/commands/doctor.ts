import { type Command, CommanderError, Option } from 'commander'
import { methodNames } from '../../../generated/methods.ts'
import { printable } from '../../base/printable.ts'
import { suggest } from '../../base/suggest.ts'
import { DEVIATION_CLASSES } from '../../doctor/deviation.ts'
import { EXIT, type FailOn, type Report } from '../../doctor/report.ts'
import { CommandError, describeFailure } from '../failure.ts'
import { addExample, addFooter } from '../help.ts'
import type { Output } from '../output.ts'
import { readIntegerFlag } from '../readFlag.ts'

const NETWORKS = ['mainnet', 'testnet', 'regtest']
const FORMATS = ['text', 'json', 'html']
const DEFAULT_TIMEOUT_MS = 10_000
const MAX_TIMEOUT_MS = 600_000

interface Flags {
  readonly format: string
  readonly network?: string
  readonly timeout?: string
  readonly only?: string
  readonly failOn?: string
  readonly write?: boolean
  readonly against?: string
}

function parseUrl(raw: string, name: 'url' | 'against' = 'url'): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new CommandError(
      `${name}: must be the URL of an endpoint, like http://127.0.0.1:4444/regtest, got another value; change ${name === 'url' ? 'URL' : '--against'}`,
    )
  }
  if (url.username !== '' || url.password !== '')
    throw new CommandError(`${name}: must not contain a user and a password; remove them`)
  return url
}

/** Parses a list of names from `known`. Throws a `CommandError`. */
function parseList<T extends string>(flag: string, raw: string, known: readonly T[]): T[] {
  return raw.split(',').map((text) => {
    const name = text.trim()
    const found = known.find((one) => one === name)
    if (found !== undefined) return found
    throw new CommandError(`${flag}: unknown name ${name}${suggest(name, known)}; change --${flag}`)
  })
}

function parseFailOn(raw: string | undefined, usual: FailOn): FailOn {
  if (raw === undefined) return usual
  const chosen = parseList('fail-on', raw, ['any', ...DEVIATION_CLASSES])
  return (deviation) => chosen.includes('any') || chosen.includes(deviation)
}

async function examineUrl(raw: string, flags: Flags, output: Output): Promise<number> {
  const { exitCodeOf, moreThanNotes, printHtml, printJson, printText } = await import('../../doctor/doctor.ts')
  const fails = parseFailOn(flags.failOn, moreThanNotes)
  const report = await createReport(parseUrl(raw), flags)
  if (flags.write === true && report.handedIn === undefined) output.complain(NOTHING_HANDED_IN)
  const print = { json: printJson, html: printHtml }[flags.format] ?? printText
  output.write(print(report, output))
  return exitCodeOf(report, fails)
}

/** Compares the endpoint with another one if the flags name it, and otherwise with the document. */
async function createReport(url: URL, flags: Flags): Promise<Report> {
  const { network, write } = flags
  const examination = {
    url,
    timeoutMs: readIntegerFlag('timeout', flags.timeout, 1, MAX_TIMEOUT_MS) ?? DEFAULT_TIMEOUT_MS,
    ...(flags.only !== undefined && { only: parseList('only', flags.only, methodNames) }),
  }
  if (flags.against === undefined) {
    const { examine } = await import('../../doctor/doctor.ts')
    return examine({ ...examination, writes: write === true, ...(network !== undefined && { network }) })
  }
  const against = parseUrl(flags.against, 'against')
  if (write === true) throw new CommandError('against: must not be set with write; remove one of them')
  if (network !== undefined) throw new CommandError('against: must not be set with network; remove one of them')
  const { compareEndpoints } = await import('../../doctor/against/against.ts')
  return compareEndpoints({ ...examination, against })
}

const NOTHING_HANDED_IN = printable`write: no transaction was sent, because the chain id is not 33 or the account of regtest cannot pay`

const HELP = `Exit code: 0 if the endpoint conforms to the document, 1 if it deviates, 2 if it is unreachable or refuses every call (for example with HTTP 404), 3 if nothing was measured because a flag or the URL is invalid.
With --against, both endpoints are asked the same about blocks that both have. Differences are deviations of the first one.
Without --write, methods that change state receive only requests that every node refuses.`

/** `scion doctor URL` */
export function addDoctor(program: Command, output: Output): void {
  const command = program
    .command('doctor <url>')
    .description('check any Rootstock JSON-RPC endpoint against the document')
    .addOption(new Option('--format <format>', 'format of the report').choices(FORMATS).default('text'))
    .addOption(new Option('--network <network>', 'expected network (default: that of its chain id)').choices(NETWORKS))
    .option('--against <url>', 'compare with the answers of this endpoint of the same chain, in place of the document')
    .option('--write', "also send a transfer of 0 RBTC; only with regtest's chain id, 33")
    .option('--timeout <ms>', `maximum time for one response, in ms (default: ${DEFAULT_TIMEOUT_MS})`)
    .option('--only <methods>', 'methods to check, separated by commas (default: every method)')
    .option(
      '--fail-on <classes>',
      `deviations that set the exit code: any, or some of ${DEVIATION_CLASSES.join(', ')} (default: all but wrongErrorMessage)`,
    )
  addFooter(command, HELP)
  addExample(command, 'scion doctor https://public-node.testnet.rsk.co --format html > report.html')
    .allowExcessArguments(false)
    .exitOverride(({ exitCode, code, message }) => {
      throw new CommanderError(exitCode === 0 ? 0 : EXIT.unmeasured, code, message)
    })
    .action(async (url: string, flags: Flags) => {
      const code = await examineUrl(url, flags, output).catch((error) => {
        output.complain(describeFailure(error))
        return EXIT.unmeasured
      })
      if (code !== 0) throw new CommanderError(code, 'scion.doctor', 'already reported')
    })
}
