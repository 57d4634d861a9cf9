import { describe, expect, it } from 'vitest'
import { addressOf } from '../../playground/request/address.ts'
import { endpointUrl, secretUrl, shareableUrl } from '../../playground/request/endpoint.ts'

const networks = ['mainnet', 'testnet', 'regtest']
// biome-ignore lint/suspicious/noTemplateCurlyInString: so the document writes it
const server = 'http://127.0.0.1:4444/${network}/${apiKey}'
const NODE = 'https://node.example'
const open = { key: '', query: '' }

describe('the address of the node', () => {
  it.each([
    ['', { base: NODE, network: undefined, ...open }],
    ['?endpoint=http://localhost:4444/', { base: 'http://localhost:4444', network: undefined, ...open }],
    [
      '?endpoint=https://a.example/regtest/KEY',
      { base: 'https://a.example', network: 'regtest', key: 'KEY', query: '' },
    ],
    ['?endpoint=https://a.example/rpc/testnet/', { base: 'https://a.example/rpc', network: 'testnet', ...open }],
    ['?endpoint=https://a.example/v3/KEY', { base: 'https://a.example/v3', network: '', key: 'KEY', query: '' }],
    ['?endpoint=https://a.example/a%252Fb', { base: 'https://a.example', network: '', key: 'a/b', query: '' }],
    ['?endpoint=https://a.example/?k=KEY', { base: 'https://a.example', network: '', key: '', query: '?k=KEY' }],
    ['?endpoint=javascript:alert(1)', { base: NODE, network: undefined, ...open }],
    ['?endpoint=nonsense', { base: NODE, network: undefined, ...open }],
  ])("a page served by a node with '%s' has the expected base, network, key and query", (search, address) => {
    expect(addressOf({ search, node: NODE, server, networks })).toEqual(address)
  })

  it('a page served as files uses the whole base of a server with variables, and a server without them as it is', () => {
    const at = (url: string) => addressOf({ search: '', node: undefined, networks, server: url })
    // biome-ignore lint/suspicious/noTemplateCurlyInString: so the document writes it
    expect(at('https://rpc.example/a/b/${network}/${apiKey}')).toEqual({
      base: 'https://rpc.example/a/b',
      network: undefined,
      ...open,
    })
    expect(at('https://rpc.example/v3/KEY')).toMatchObject({ base: 'https://rpc.example/v3', network: '', key: 'KEY' })
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    expect(at('/${network}')).toBeUndefined()
  })

  it('a page served as files uses the server of the document, or no address without one', () => {
    const files = { search: '', node: undefined, networks }
    expect(addressOf({ ...files, server })).toMatchObject({
      base: 'http://127.0.0.1:4444',
      network: undefined,
      ...open,
    })
    expect(addressOf({ ...files, server: undefined })).toBeUndefined()
  })
})

describe('an endpoint URL', () => {
  const local = { base: 'http://127.0.0.1:4444', network: 'regtest', ...open }
  const whole = { base: 'https://a.example/v3', network: '', ...open }

  it('an endpoint URL has the escaped key as its last part', () => {
    expect(endpointUrl({ ...local, key: 'a/b' })).toBe('http://127.0.0.1:4444/regtest/a%2Fb')
    expect(endpointUrl(local)).toBe('http://127.0.0.1:4444/regtest')
    expect(endpointUrl({ ...whole, key: 'KEY' })).toBe('https://a.example/v3/KEY')
    expect(endpointUrl({ ...whole, query: '?k=KEY' })).toBe('https://a.example/v3?k=KEY')
  })

  it('a shareable URL has a placeholder for the key if the node requires one or a key is set', () => {
    expect(shareableUrl({ ...local, isKeyed: true })).toBe('http://127.0.0.1:4444/regtest/YOUR_API_KEY')
    expect(shareableUrl({ ...local, base: NODE, isKeyed: false })).toBe('https://node.example/regtest')
    expect(shareableUrl({ ...local, base: NODE, isKeyed: false, key: 'secret' })).toBe(
      'https://node.example/regtest/YOUR_API_KEY',
    )
  })

  it('copied URLs have the public base, and requests of the page the base of the node', () => {
    const endpoint = { ...local, publicBase: 'https://rpc.example/node', key: 'secret' }
    expect(shareableUrl(endpoint)).toBe('https://rpc.example/node/regtest/YOUR_API_KEY')
    expect(secretUrl(endpoint)).toBe('https://rpc.example/node/regtest/secret')
    expect(endpointUrl(endpoint)).toBe('http://127.0.0.1:4444/regtest/secret')
  })

  it('a shareable URL has a placeholder instead of a key or query', () => {
    expect(shareableUrl(local)).toBe('http://127.0.0.1:4444/regtest')
    expect(shareableUrl({ ...local, key: 'secret' })).toBe('http://127.0.0.1:4444/regtest/YOUR_API_KEY')
    expect(shareableUrl({ ...local, base: NODE })).toBe('https://node.example/regtest/YOUR_API_KEY')
    expect(shareableUrl({ ...whole, key: 'secret' })).toBe('https://a.example/v3/YOUR_API_KEY')
    expect(shareableUrl({ ...whole, query: '?secret' })).toBe('https://a.example/v3?YOUR_API_KEY')
    expect(shareableUrl(whole)).toBe('https://a.example/v3')
  })
})
