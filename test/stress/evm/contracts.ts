import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Abi, type AbiFunction, encodeAbiParameters, type Hex, keccak256, toHex as viemHex } from 'viem'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import type { Message } from '../../../src/evm/execution.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { type Artifact, compileFolder } from '../../_helpers/compile.ts'
import { createRandom } from '../../_helpers/random.ts'
import { pick, type Random } from '../../evm/_operands.ts'
import { chooseWays, type Engines, EVERYDAY } from '../../evm/wasm/_engines.ts'
import { encodeCall, makeCall, type Stock, type Wishes, word } from './arguments.ts'
import { createPair } from './pair.ts'
import { ADDRESSES, PEOPLE, type Signed } from './signed.ts'
import { tellStories } from './stories.ts'

type Artifacts = ReadonlyMap<string, Artifact>

/** The contracts in `contracts`: for all rules under which WebAssembly runs code, and with the opcodes of the newest. */
export async function compileContracts(): Promise<{ readonly early: Artifacts; readonly all: Artifacts }> {
  const folder = join(import.meta.dirname, 'contracts')
  // What is not optimized moves more words about, and compiles in less time.
  const early = compileFolder(folder, 'london', false)
  await setImmediate() // each call of the compiler blocks the event loop for seconds
  return { early, all: new Map([...early, ...compileFolder(join(folder, 'cancun'), 'cancun')]) }
}

/** A contract that is there, and how it is called. */
interface Target {
  readonly name: string
  readonly address: Hex
  readonly functions: readonly AbiFunction[]
  readonly wishes: Wishes
}

const GAS_LIMIT = 6_000_000n
const PRICE = { gasPrice: 1n, value: 0n }
const [MAKER = '0x'] = ADDRESSES
const MOST = 2n ** 255n
/** Not called by chance: after it nobody would be left to call much else. */
const LEFT_OUT = ['renounceRole', 'renounceOwnership']

const functionsOf = (abi: Abi) =>
  abi.filter((part): part is AbiFunction => part.type === 'function' && !LEFT_OUT.includes(part.name))

function functionOf(abi: Abi, name: string): AbiFunction {
  const found = functionsOf(abi).find((part) => part.name === name)
  if (found === undefined) throw new Error(`there is no function ${name}`)
  return found
}

/** How often which function has succeeded and failed, and why messages failed. */
export interface Tally {
  readonly functions: Map<string, { succeeded: number; failed: number }>
  readonly outcomes: Map<string, number>
}

export interface Cast {
  readonly engines: Engines
  readonly rules: Rules
  readonly artifacts: Artifacts
  readonly signed: readonly Signed[]
}

/** Contracts on two chains, one for each engine, and messages to them by chance. */
async function createTroupe({ engines, rules, artifacts, signed }: Cast, seed: number) {
  const random = createRandom(seed)
  const pair = createPair(engines, rules, ADDRESSES)
  const targets: Target[] = []
  const tally: Tally = { functions: new Map(), outcomes: new Map() }
  const nonces = new Map<Hex, bigint>()
  const logics: Hex[] = []
  let permits: readonly Hex[] = []
  /** Whose turn it is: what one message has prepared, another needs. */
  let favourite: Target | undefined

  const artifactOf = (name: string): Artifact => {
    const artifact = artifacts.get(name)
    if (artifact === undefined) throw new Error(`there is no contract ${name}`)
    return artifact
  }

  const stock: Stock = {
    random,
    people: ADDRESSES,
    get addresses() {
      return [...ADDRESSES, ...targets.map(({ address }) => address)]
    },
    logics,
    signed,
    childCode: artifactOf('Child').bytecode,
    now: () => pair.block(),
    someCall: () => {
      const { functions } = pick(random, targets)
      // Of what needs no data itself: calls in calls in calls would have no end.
      const plain = functions.filter(({ inputs }) => inputs.every(({ type }) => !type.startsWith('bytes')))
      return plain.length === 0 ? '0x' : makeCall(stock, pick(random, plain))
    },
  }

  function takeNonce(sender: Hex): bigint {
    const nonce = nonces.get(sender) ?? 0n
    nonces.set(sender, nonce + 1n)
    return nonce
  }

  async function send(sender: Hex, to: Hex, data: Hex, change: Partial<Message> = {}, what = '') {
    takeNonce(sender)
    const target = { sender: fromHex(sender), to: fromHex(to), data: fromHex(data) }
    return pair.run(
      { ...PRICE, gasLimit: GAS_LIMIT, ...target, ...change },
      () => `${what}: ${sender} to ${to}, ${data}`,
    )
  }

  /** Deploys it and lists it under its name, or another; `as` has the functions it answers to. */
  async function deploy(
    name: string,
    args: readonly unknown[] = [],
    { as = name, wishes = {} }: { as?: string; wishes?: Wishes } = {},
  ) {
    const { abi, bytecode } = artifactOf(name)
    const inputs = abi.find((part) => part.type === 'constructor')?.inputs ?? []
    const data = fromHex(`${bytecode}${encodeAbiParameters(inputs, args).slice(2)}`)
    const sender = fromHex(MAKER)
    const newContract = contractAddress(sender, takeNonce(MAKER))
    const { outcome } = await pair.run(
      { ...PRICE, gasLimit: 20_000_000n, sender, newContract, data },
      () => `creation of ${name}`,
    )
    if (outcome.kind !== 'success') throw new Error(`${name} could not be created: ${JSON.stringify(outcome)}`)
    const address = toHex(newContract)
    targets.push({ name, address, functions: functionsOf(artifactOf(as).abi), wishes })
    return address
  }

  async function fund(token: Hex, spenders: readonly Hex[]) {
    const { abi } = artifactOf('Coin')
    for (const person of ADDRESSES) {
      await send(MAKER, token, encodeCall(functionOf(abi, 'transfer'), [person, 10n ** 20n]))
      for (const spender of spenders) {
        await send(person, token, encodeCall(functionOf(abi, 'approve'), [spender, MOST]))
      }
    }
  }

  async function deployEarly() {
    // Paused now and then only: others depend on it.
    const coinWishes = { on: ({ random }: Stock) => random(5) === 0 }
    const coins = [
      await deploy('Coin', [], { wishes: coinWishes }),
      await deploy('Coin', [], { wishes: coinWishes }),
    ] as const
    const pool = await deploy('Pool', coins)
    const vault = await deploy('Vault', [coins[0]])
    for (const coin of coins) await fund(coin, [pool, vault, MAKER])
    await send(MAKER, pool, encodeCall(functionOf(artifactOf('Pool').abi, 'lend'), [10n ** 18n, 10n ** 19n]))
    logics.push(await deploy('Logic'), await deploy('SecondLogic'))
    const initialize = encodeCall(functionOf(artifactOf('Logic').abi, 'initialize'), ['a proxy'])
    await deploy('LogicProxy', [logics[0], initialize], { as: 'SecondLogic', wishes: { data: () => '0x' } })
    await deploy('Beacons', [logics[0]])
    for (const name of ['Factory', 'Precompiles', 'Register', 'Family']) await deploy(name)
    const approve = (amount: number) => encodeCall(functionOf(artifactOf('Coin').abi, 'approve'), [MAKER, amount])
    const operation = ({ random }: Stock) => approve(random(2))
    const idOf = ({ random }: Stock) =>
      keccak256(
        encodeAbiParameters(
          ['address', 'uint256', 'bytes', 'bytes32', 'bytes32'].map((type) => ({ type })),
          [coins[0], 0n, approve(random(2)), word(0), word(random(3))],
        ),
      )
    const wishes = {
      id: idOf,
      target: () => coins[0],
      value: () => 0n,
      data: operation,
      payload: operation,
      targets: () => coins,
      values: () => [0n, 0n],
      payloads: () => [approve(0), approve(1)],
    }
    await deploy('Timelock', [ADDRESSES.slice(0, 3)], { wishes })
  }

  async function deployNewest() {
    const votes = await deploy('Votes')
    await fund(votes, [])
    const { abi } = artifactOf('Votes')
    for (const person of ADDRESSES) await send(person, votes, encodeCall(functionOf(abi, 'delegate'), [person]))
    permits = await signPermits(abi, votes)
    for (const name of ['Collectible', 'Goods', 'Libraries', 'Passing', 'Structures']) await deploy(name)
    const council = toHex(contractAddress(fromHex(MAKER), nonces.get(MAKER) ?? 0n))
    await deploy('Council', [votes], {
      wishes: wishesOfCouncil(council, functionOf(artifactOf('Council').abi, 'decide')),
    })
  }

  function count(name: string, kind: string, reason: string) {
    const known = tally.functions.get(name) ?? { succeeded: 0, failed: 0 }
    if (kind === 'success') known.succeeded++
    else known.failed++
    tally.functions.set(name, known)
    tally.outcomes.set(reason, (tally.outcomes.get(reason) ?? 0) + 1)
  }

  function someMessage() {
    if (favourite === undefined || random(40) === 0) favourite = pick(random, targets)
    const target = random(3) === 0 ? pick(random, targets) : favourite
    const called = pick(random, target.functions)
    const isPermit = target.name === 'Votes' && random(10) === 0
    const data = isPermit ? pick(random, permits) : makeCall(stock, called, target.wishes)
    const isPaid = random(called.stateMutability === 'payable' ? 2 : 40) === 0
    const message = {
      ...PRICE,
      sender: fromHex(pick(random, ADDRESSES)),
      to: fromHex(target.address),
      data: fromHex(data),
      value: isPaid ? BigInt(random(1_000)) : 0n,
      gasLimit: someGas(random),
    }
    return { message, name: `${target.name}.${isPermit ? 'signed permit' : called.name}`, data, to: target.address }
  }

  const find = (name: string, index = 0): Target => {
    const target = targets.filter((one) => one.name === name)[index]
    if (target === undefined) throw new Error(`there is no contract ${name}`)
    return target
  }
  const encode = (contract: string, name: string, args: readonly unknown[]) =>
    encodeCall(functionOf(artifactOf(contract).abi, name), args)
  const stories = tellStories({
    random,
    people: ADDRESSES,
    addressOf: (name, index) => find(name, index).address,
    has: (name) => artifacts.has(name),
    encode,
    async tell(sender, contract, name, args, index) {
      const what = `${contract}.${name}`
      const { outcome } = await send(sender, find(contract, index).address, encode(contract, name, args), {}, what)
      count(what, outcome.kind, outcome.kind === 'exception' ? outcome.reason : outcome.kind)
    },
  })

  await deployEarly()
  pair.seal()
  if (artifacts.has('Council')) await deployNewest()
  pair.seal()

  return {
    tally,
    height: () => pair.block().number,
    /** A message to some contract. */
    async run() {
      const { message, name, data, to } = someMessage()
      const { outcome } = await send(toHex(message.sender), to, data, message, name)
      count(name, outcome.kind, outcome.kind === 'exception' ? outcome.reason : outcome.kind)
    },
    /** The same on the head, without a trace. */
    async call() {
      const { message, name, data } = someMessage()
      const what = () => `${name}, ${toHex(message.sender)}, ${message.gasLimit} gas, ${data}`
      const { outcome } = await pair.call(message, what)
      count(name, outcome.kind, outcome.kind === 'exception' ? outcome.reason : outcome.kind)
      // Now the cells that it reads are known.
      if (random(3) === 0) await pair.call(message, what)
    },
    seal: () => pair.seal(random(15) === 0, random(4) === 0),
    /** The part of the running story that this block has. */
    goOn: () => stories.next(),
  }
}

/** Plays so many blocks, and calls on the head after each; WebAssembly runs in large and in small windows by turns. */
export async function compareContracts(cast: Cast, seed: number, blocks: number): Promise<Tally> {
  const random = createRandom(~seed)
  cast.engines.use(EVERYDAY)
  const troupe = await createTroupe(cast, seed)
  try {
    for (let block = 0; block < blocks; block++) {
      cast.engines.use(chooseWays(random))
      for (let messages = random(8); messages > 0; messages--) await troupe.run()
      await troupe.goOn()
      troupe.seal()
      for (let calls = random(8); calls > 0; calls--) await troupe.call()
    }
  } catch (error) {
    throw new Error(`seed ${seed}, block ${troupe.height()}`, { cause: error })
  }
  return troupe.tally
}

/** Mostly enough for anything. */
function someGas(random: Random): bigint {
  const choice = random(12)
  if (choice === 0) return BigInt(random(60_000))
  return choice === 1 ? BigInt(random(400_000)) : 3_000_000n
}

/** Two proposals, so that what is voted for was proposed. */
function wishesOfCouncil(council: Hex, decide: AbiFunction): Wishes {
  const texts = ['the first', 'the second']
  const calldatas = [encodeCall(decide, [7n])]
  const types = ['address[]', 'uint256[]', 'bytes[]', 'bytes32'].map((type) => ({ type }))
  const idOf = (text: string) =>
    BigInt(keccak256(encodeAbiParameters(types, [[council], [0n], calldatas, keccak256(viemHex(text))])))
  return {
    targets: () => [council],
    values: () => [0n],
    calldatas: () => calldatas,
    description: ({ random }) => pick(random, texts),
    descriptionHash: ({ random }) => keccak256(viemHex(pick(random, texts))),
    proposalId: ({ random }) => idOf(pick(random, texts)),
    support: ({ random }) => random(random(5) === 0 ? 5 : 2),
  }
}

/** The first few that a person could give out, each of which is good once. */
async function signPermits(abi: Abi, token: Hex): Promise<readonly Hex[]> {
  const [, owner] = PEOPLE
  if (owner === undefined) throw new Error('nobody can sign')
  const permit = functionOf(abi, 'permit')
  const domain = { name: 'Votes', version: '1', chainId: 33, verifyingContract: token }
  const fields = ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(
    (field) => {
      const [type = '', name = ''] = field.split(' ')
      return { type, name }
    },
  )
  return Promise.all(
    [0n, 1n, 2n].map(async (nonce) => {
      const message = { owner: owner.address, spender: MAKER, value: 5n + nonce, nonce, deadline: MOST }
      const signature = await owner.signTypedData({ domain, types: { Permit: fields }, primaryType: 'Permit', message })
      const [r, s, v] = [signature.slice(0, 66), `0x${signature.slice(66, 130)}`, `0x${signature.slice(130)}`]
      return encodeCall(permit, [owner.address, MAKER, 5n + nonce, MOST, BigInt(v), r, s])
    }),
  )
}
