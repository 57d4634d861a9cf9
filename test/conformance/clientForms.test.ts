import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { COMPATS, type Compat } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { serveChain } from '../_helpers/chainServer.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { createTestWallet } from '../_helpers/wallet.ts'
import { postText } from '../_helpers/wire.ts'

/** A request that clients send, and its outcome. */
interface Form {
  readonly method: string
  /** Null: the request has no parameters. */
  readonly params: unknown
  readonly mode: 'both' | Compat
  readonly expect: 'ok' | 'null' | { readonly code: number; readonly why: string }
}

type Outcome = 'ok' | 'null' | number

/** Requests with another outcome than in the file, and the reason. */
const JUDGED: readonly {
  readonly method: RegExp
  readonly params: RegExp
  readonly compat: Compat
  /** The outcome in the file. */
  readonly stated: Outcome
  readonly outcome: Outcome
  readonly why: string
}[] = [
  {
    method: /^eth_(call|getCode)$/,
    params: /^\[("0x1{40}"|\{"to":"0x1{40}","data":"0x"\})\]$/,
    compat: 'rootstock',
    stated: 'ok',
    outcome: -32602,
    why: 'decisions.md, forms of parameters: the specification requires the block',
  },
  {
    method: /^eth_getStorageAt$/,
    params: /^\["0x1{40}","0x0"\]$/,
    compat: 'rootstock',
    stated: 'ok',
    outcome: -32602,
    why: 'decisions.md, forms of parameters: the specification requires the block',
  },
  {
    method: /^debug_trace(Transaction|BlockBy\w+)$/,
    params: /,("callTracer"|\[\])\]$/,
    compat: 'rootstock',
    stated: -32602,
    outcome: 'ok',
    why: "rskj's DebugTracerParam reads the members of any JSON value, and text and lists have none",
  },
  {
    method: /^trace_filter$/,
    params: /^\[\{"count":-1\}\]$/,
    compat: 'rootstock',
    stated: -32602,
    outcome: 'ok',
    why: "rskj's TraceModuleImpl accepts a count below 0, and returns no actions",
  },
  {
    method: /^eth_(call|estimateGas)$/,
    params: /\{"0x0{39}1":\{"[mM]ovePrecompileToAddress"/,
    compat: 'rootstock',
    stated: -32602,
    outcome: 'ok',
    why: 'a recorded answer of rskj: precompiled contracts can be moved',
  },
  {
    method: /^eth_(call|estimateGas)$/,
    params: /\{"0x1{40}":\{"movePrecompileToAddress":"/,
    compat: 'rootstock',
    stated: 'ok',
    outcome: -32602,
    why: "rskj's OverrideablePrecompiledContracts refuses to move an account that is no precompiled contract",
  },
  {
    method: /^eth_send\w*Transaction(Sync)?$/,
    params: /"gasPrice":"0x0"/,
    compat: 'ethereum',
    stated: 'ok',
    outcome: -32000,
    why: 'decisions.md, --compat ethereum: the minimum gas price is above zero',
  },
  {
    method: /^debug_traceBlockByHash$/,
    params: /"0x2{64}"/,
    compat: 'ethereum',
    stated: 'null',
    outcome: -32000,
    why: 'decisions.md, unknown blocks under --compat ethereum: an error in every method that names one',
  },
]

const SENDERS = [`0x${'11'.repeat(20)}`, '0xabcdef0123456789abcdef0123456789abcdef01']

/** Requests of a batch. */
const BATCH = 50

/** Methods after which the next request needs the state from before. */
const CHANGES = /^(evm|hardhat|anvil|tenderly|personal)_|^eth_send/

/** A chain of the development profile with three empty blocks and two funded senders, which can be set back. */
async function serveForms(compat: Compat) {
  const network = createSandbox(regtest, { compat, minimumGasPriceWei: compat === 'ethereum' ? 10n ** 9n : 0n })
  const wallet = await createTestWallet()
  const served = await serveChain(await openTestChain({ network }), { wallet })
  const socket = new WebSocket(served.url.replace('http', 'ws'))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let snapshot: unknown

  async function prepare(): Promise<void> {
    for (let i = 0; i < 3; i++) await served.ask('evm_mine')
    for (const sender of SENDERS) {
      await served.ask('hardhat_impersonateAccount', sender)
      await served.ask('hardhat_setBalance', sender, `0x${(10n ** 20n).toString(16)}`)
    }
    snapshot = await served.askResult('evm_snapshot')
  }

  /** Returns to the state before the request; a reset has removed the snapshot. */
  async function restore(): Promise<void> {
    await served.ask('evm_setIntervalMining', 0)
    await served.ask('evm_setAutomine', true)
    const { result } = Object(await served.ask('evm_revert', snapshot))
    if (result !== true) return prepare()
    snapshot = await served.askResult('evm_snapshot')
    for (const sender of SENDERS) await served.ask('hardhat_impersonateAccount', sender)
  }

  const askOverSocket = (text: string) =>
    new Promise<string>((resolve) => {
      socket.once('message', (data) => resolve(String(data)))
      socket.send(text)
    })

  /** Sends requests for one method, in batches where none of them changes the chain. */
  async function send(method: string, sent: readonly unknown[]): Promise<readonly unknown[]> {
    const bodies = sent.map((params, id) => ({ jsonrpc: '2.0', id, method, params }))
    const responses: unknown[] = []
    if (/subscribe$/.test(method)) {
      for (const body of bodies) responses.push(JSON.parse(await askOverSocket(JSON.stringify(body))))
      return responses
    }
    const length = CHANGES.test(method) ? 1 : BATCH
    for (let i = 0; i < bodies.length; i += length) {
      const { body } = await postText(served.url, JSON.stringify(bodies.slice(i, i + length)))
      const answers = Object.values(body)
      responses.push(...answers)
      if (CHANGES.test(method) && answers.some((answer) => 'result' in Object(answer))) await restore()
    }
    return responses
  }

  await prepare()
  return {
    send,
    async close() {
      socket.terminate()
      await served.close()
      await wallet.close()
    },
  }
}

/** Returns the outcome of a response, and whether an error is about the form of a parameter. */
function outcomeOf(response: unknown): { readonly outcome: Outcome; readonly isAboutForm: boolean } {
  const { result, error } = Object(response)
  if (error === undefined) return { outcome: result === null ? 'null' : 'ok', isAboutForm: false }
  return { outcome: error.code, isAboutForm: error.data?.expected !== undefined }
}

const isAbout = ({ method, params }: (typeof JUDGED)[number], form: Form) =>
  method.test(form.method) && params.test(JSON.stringify(form.params))

/** Returns what is wrong with a response; undefined for the expected outcome. */
function problemOf(form: Form, compat: Compat, response: unknown): string | undefined {
  const text = JSON.stringify(form.params)
  const { outcome, isAboutForm } = outcomeOf(response)
  const stated = typeof form.expect === 'string' ? form.expect : form.expect.code
  const judged = JUDGED.find((one) => one.stated === stated && one.compat === compat && isAbout(one, form))
  const expected = judged?.outcome ?? stated
  const isAccepted = typeof form.expect === 'object' && form.expect.why.startsWith('accepted')
  const isAsExpected = expected === 'ok' ? outcome === 'ok' || outcome === 'null' : outcome === expected
  return isAsExpected || (isAccepted && !isAboutForm)
    ? undefined
    : `${text}: ${expected}, got ${JSON.stringify(response)}`
}

describeVectors<readonly Form[]>('client-forms.json', (forms) => {
  describe.each(COMPATS)('compat %s', (compat) => {
    let chain: Awaited<ReturnType<typeof serveForms>>
    beforeAll(async () => {
      chain = await serveForms(compat)
    })
    afterAll(() => chain.close())

    const ofCompat = forms.filter(({ mode }) => mode === 'both' || mode === compat)
    const methods = [...new Set(ofCompat.map(({ method }) => method))]

    it.each(methods)('%s has the outcome of each form that clients send', async (method) => {
      const ofMethod = ofCompat.filter((one) => one.method === method)
      // Parameters that are absent may also be null.
      const sent = ofMethod.flatMap((form) => (form.params === null ? [form, form] : [form]))
      const params = ofMethod.flatMap((form) => (form.params === null ? [undefined, null] : [form.params]))
      const responses = await chain.send(method, params)
      const problems = sent.map((form, i) => problemOf(form, compat, responses[i]))
      expect(problems.filter((problem) => problem !== undefined)).toEqual([])
    })

    it('each judged request is in the file', () => {
      const unused = JUDGED.filter((one) => one.compat === compat && !ofCompat.some((form) => isAbout(one, form)))
      expect(unused.map(({ why }) => why)).toEqual([])
    })
  })
})
