import { describe, expect, it } from 'vitest'
import { linkOf } from '../../playground/document/links.ts'
import type { Method } from '../../playground/document/openrpc.ts'
import { callFragment, placeOf, SECTIONS, slugOf } from '../../playground/document/slug.ts'
import { readHistory, type Sent, withSent } from '../../playground/request/history.ts'
import { valuesOf } from '../../playground/values/params.ts'
import { takesSecrets } from '../../playground/values/secrets.ts'
import { document } from './_document.ts'

const methodOf = (name: string): Method => {
  const found = document.methods.find((method) => method.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

describe('parameters in the fragment', () => {
  it.each([
    ['eth_getBalance', ['0x12', 'latest']],
    ['eth_getLogs', [{ fromBlock: '0x0', topics: [null, ['0x1', '#?&/=%']] }]],
    ['eth_call', { call: { data: '0x' }, block: { blockNumber: '0x1' } }],
    ['web3_sha3', ['?params=[] ünï <b> "\'']],
    ['eth_blockNumber', []],
  ])('the parameters of %s, %j, are the same after a round trip through the fragment', (name, params) => {
    const method = methodOf(name)
    expect(placeOf(document.methods, callFragment(method, params))).toEqual({ method, params })
  })

  it('parameters by name are put at their positions', () => {
    expect(valuesOf(methodOf('eth_getBalance'), { block: 'latest' })).toEqual([undefined, 'latest'])
    expect(valuesOf(methodOf('eth_getBalance'), ['0x1'])).toEqual(['0x1'])
  })

  it.each(['[', '1', 'null', '%5', '"text"', ''])("the invalid parameters '%s' of a fragment are ignored", (query) => {
    expect(placeOf(document.methods, `#eth_call?params=${query}`)).toEqual({ method: methodOf('eth_call') })
  })
})

describe('sections', () => {
  it('section names differ from the slugs of all examples', () => {
    const names: readonly string[] = SECTIONS
    const slugs = document.methods.flatMap(({ examples = [] }) => examples.map(({ name }) => slugOf(name)))
    expect(slugs.filter((slug) => names.includes(slug))).toEqual([])
  })

  it('a fragment with a section selects that section', () => {
    expect(placeOf(document.methods, '#eth_call/errors')).toEqual({ method: methodOf('eth_call'), section: 'errors' })
  })
})

it('a fragment of an unknown method is distinguished from parts of the page', () => {
  expect(placeOf(document.methods, '#eth_nothing')).toEqual({ unknown: 'eth_nothing' })
  for (const part of ['', '#', '#guides', '#rpc.discover']) expect(placeOf(document.methods, part)).toEqual({})
})

describe('links in answers', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const address = `0x${'cd'.repeat(20)}`
  const block = ['number', 'hash', 'parentHash', 'transactions']
  const transaction = ['hash', 'blockHash', 'from', 'to']
  it.each<[string, readonly string[], string, string | undefined]>([
    ['from', transaction, address, `#eth_getBalance?params=[%22${address}%22,%22latest%22]`],
    ['contractAddress', transaction, address, `#eth_getCode?params=[%22${address}%22,%22latest%22]`],
    ['hash', block, hash, `#eth_getBlockByHash?params=[%22${hash}%22,false]`],
    ['hash', transaction, hash, `#eth_getTransactionReceipt?params=[%22${hash}%22]`],
    ['transactions', block, hash, `#eth_getTransactionReceipt?params=[%22${hash}%22]`],
    ['blockNumber', transaction, '0x5', '#eth_getBlockByNumber?params=[%220x5%22,false]'],
    ['number', block, '0x5', '#eth_getBlockByNumber?params=[%220x5%22,false]'],
    ['number', [], '0x5', '#eth_getBlockByNumber?params=[%220x5%22,false]'],
    ['stateRoot', block, hash, undefined],
    ['gasUsed', block, '0x5', undefined],
    ['number', ['other'], '0x5', undefined],
    ['from', transaction, 'javascript:alert(1)', undefined],
    ['hash', block, `${hash}"`, undefined],
  ])('the member %s of an object with %j and the value %s has the link %s', (key, beside, value, href) => {
    expect(linkOf(document, { key, beside }, value)).toBe(href)
  })

  it('values have no links to methods that are not served', () => {
    expect(linkOf({ ...document, methods: [] }, { key: 'from', beside: [] }, address)).toBeUndefined()
  })
})

describe('the history of requests', () => {
  const sent = (method: string, params: Sent['params'] = []): Sent => ({ method, params, came: 'result' })
  it('the history has the newest request first, each once, and at most thirty', () => {
    let history: readonly Sent[] = []
    for (let i = 0; i < 40; i += 1) history = withSent(document, history, sent('eth_getBalance', [`0x${i}`]))
    history = withSent(document, history, sent('eth_getBalance', ['0x20']))
    expect(history.map(({ params }) => Object.values(params)[0]).slice(0, 3)).toEqual(['0x20', '0x39', '0x38'])
    expect(history).toHaveLength(30)
  })

  it('the history omits requests with secrets, with large parameters or of unknown methods', () => {
    const all = [
      sent('personal_importRawKey', ['0x1', 'x']),
      sent('web3_sha3', ['0x'.padEnd(3000, '0')]),
      sent('no_such'),
    ]
    expect(all.reduce<readonly Sent[]>((history, one) => withSent(document, history, one), [])).toEqual([])
  })

  it('takesSecrets is true for every method with a key, a passphrase or a seed', () => {
    const secret = document.methods.filter(takesSecrets).map(({ name }) => name)
    expect(secret).toEqual([
      'personal_importRawKey',
      'personal_newAccount',
      'personal_newAccountWithSeed',
      'personal_sendTransaction',
      'personal_sign',
      'personal_unlockAccount',
    ])
  })

  it.each([[undefined], ['{'], ['{}'], ['[1,null,{"method":1}]'], ['[{"method":"a","params":"b","came":"c"}]']])(
    'an invalid stored history is read as empty: %s',
    (text) => expect(readHistory(text)).toEqual([]),
  )

  it('a stored history is read back unchanged', () => {
    const history = [sent('eth_chainId')]
    expect(readHistory(JSON.stringify(history))).toEqual(history)
  })
})
