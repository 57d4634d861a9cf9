import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../../src/base/hex.ts'

const COPY_ALL = '3660006000 37' // calldata to memory 0
const COPY_BEHIND_WORD = '6020360360206000 37' // what follows the first word to memory 0
const REST_SIZE = '60203603'

/** Calls the address in the first word with the rest, and stores success, the first word of the answer and its size. */
const proxy = (opcode: string, value: string) =>
  `${COPY_BEHIND_WORD} 6040 6000 ${REST_SIZE} 6000 ${value} 600035 61ffff ${opcode} 600055 600051600155 3d600255 00`

/** Small programs that between them do what programs do; none knows an opcode younger than the chain, but for `young`. */
export const PROGRAMS = {
  /** Stores the second word at the first. */
  cells: '60203560003555 00',
  /** Five logs, of no topic to four. */
  logs: `${COPY_ALL} 366000a0 33366000a1 4333366000a2 344333366000a3 42344333366000a4 00`,
  /** One log of one topic that the caller chooses. */
  event: '60003536 6000a1 00',
  reverts: `7f08c379a0${'00'.repeat(28)}600052 6020600452 6002602452 7f6e6f${'00'.repeat(30)}604452 60646000fd`,
  loops: '5b600056',
  invalid: 'fe',
  creates: `${COPY_ALL} 36600034f0 600055 00`,
  create2s: `${COPY_BEHIND_WORD} 600035 ${REST_SIZE} 6000 34 f5 600055 00`,
  /** Gives all it has to its caller and is gone. */
  destroys: '33ff',
  /** Stores what it sees of the block and of the one so many blocks before that the first word says. */
  looks: '6001430340600155 6000354303 40600255 41600355 42600455 44600555 45600655 3a600755 32600855 3331600955 00',
  young: '46600155 47600255 48600355 303f600455 5f545f5500',
  calls: proxy('f1', '34'),
  callcodes: proxy('f2', '34'),
  delegates: proxy('f4', ''),
  staticcalls: proxy('fa', ''),
} as const

export type Program = keyof typeof PROGRAMS

// The keys of a literal are its own.
export const PROGRAM_NAMES = Object.keys(PROGRAMS) as readonly Program[]

const toCode = (text: string): Bytes => fromHex(`0x${text.replaceAll(' ', '')}`)

/** The code of a program. */
export const codeOf = (program: Program): Bytes => toCode(PROGRAMS[program])

/** Init code that leaves this code. */
export function deploy(code: Bytes): Bytes {
  const size: Hex = `0x61${code.length.toString(16).padStart(4, '0')}80600c6000396000f3`
  return concatBytes(fromHex(size), code)
}

/** Init codes that end in other ways. */
export const INIT = {
  reverts: toCode('60006000fd'),
  loops: codeOf('loops'),
  destroys: codeOf('destroys'),
  leavesNothing: toCode('00'),
  leavesReserved: toCode('60ef60005360016000f3'),
  leavesTooMuch: toCode('6160016000f3'),
  logsAndCreates: toCode('60016000a0 6000 6000 6000 f0 600055 00'),
} as const
