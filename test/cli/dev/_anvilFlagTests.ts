const HERE = 'test/cli/dev/anvilFlags.test.ts'
const STATE_FILES = 'test/cli/dev/files/stateFiles.test.ts'
const CHAIN = 'a started chain shows number, time, accounts, configuration and traces of the flags'
const STATE = 'the state is written at the end, and at the interval, and is loaded by the next start'

/** The tests of flags with an effect that is no setting alone: the first name of the flag, the file of the test, and its title. */
export const FLAG_TESTS: readonly (readonly [string, string, string])[] = [
  ['--auto-impersonate', HERE, CHAIN],
  ['--config-out', HERE, CHAIN],
  ['--mnemonic-random', HERE, CHAIN],
  ['--number', HERE, CHAIN],
  ['--print-traces', HERE, CHAIN],
  ['--timestamp', HERE, CHAIN],
  ['--dump-state', STATE_FILES, STATE],
  ['--state', STATE_FILES, STATE],
  ['--state-interval', STATE_FILES, STATE],
  ['--no-cors', STATE_FILES, 'a node with --no-cors refuses pages of this computer'],
  ['--help', HERE, '--version prints the version'],
  ['--version', HERE, '--version prints the version'],
  ['--json', HERE, '--json prints the log in lines of JSON'],
  ['--quiet', HERE, '%s prints neither banner nor log, and the node serves'],
  [
    '--init',
    'test/cli/dev/files/startFiles.test.ts',
    'a genesis file gives accounts, time, gas limit and a possible chain id',
  ],
  [
    '--load-state',
    'test/cli/dev/files/startFiles.test.ts',
    "accounts, code, storage, number and time are taken of anvil's state, and the rest is named",
  ],
  [
    '--order',
    'test/chain/txpool/pendingList.test.ts',
    'with the order fifo, an older transaction comes before one with a higher price',
  ],
  [
    '--color',
    'test/cli/help.test.ts',
    '--color never overrides a terminal with colours, and an unknown word is refused',
  ],
  [
    '--verbosity',
    'test/cli/dev/project/explainBlock.test.ts',
    'call trees are printed of failed transactions at -vv, and of all at -vvv',
  ],
  [
    '--code-size-limit',
    'test/chain/sandboxOptions.test.ts',
    'maxCodeBytes is the limit of contracts instead, and lifts the limits of init code and transactions',
  ],
  [
    '--disable-code-size-limit',
    'test/chain/sandboxOptions.test.ts',
    'hasUnlimitedCode lifts the limits of contracts, init code and transactions',
  ],
  [
    '--disable-console-log',
    'test/cli/dev/log/report.test.ts',
    'a log without console output has the rest of each report',
  ],
]
