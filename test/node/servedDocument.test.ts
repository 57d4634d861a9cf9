import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load.ts'
import { openServedDocument } from '../../src/node/servedDocument.ts'

/** Returns the server in the document of a node with these settings. */
async function serverOf(flags: Readonly<Record<string, unknown>>, baseUrl?: string) {
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: '/' })
  const print = openServedDocument(config, ['eth_chainId'])
  const { servers } = JSON.parse(print(baseUrl))
  expect(servers).toHaveLength(1)
  return servers[0]
}

const KEYED = ['network', 'apiKey'].map((name) => `/\${${name}}`).join('')
const OPEN = KEYED.slice(0, KEYED.lastIndexOf('/'))

describe('the served document', () => {
  it('the served document names the networks of the node, and its default network', async () => {
    const { variables } = await serverOf({ profile: 'hosted', networks: 'testnet', allowPublicIds: true })
    expect(variables.network).toMatchObject({ default: 'testnet', enum: ['testnet'] })
    const several = await serverOf({ networks: 'testnet,regtest', defaultNetwork: 'testnet' })
    expect(several.variables.network).toMatchObject({ default: 'testnet', enum: ['testnet', 'regtest'] })
  })

  it('the served document has the address of the request, of publicUrl, or the default address', async () => {
    expect((await serverOf({}, 'https://rpc.example')).url).toBe(`https://rpc.example${KEYED}`)
    expect((await serverOf({ publicUrl: 'https://rpc.example/' })).url).toBe(`https://rpc.example${KEYED}`)
    expect((await serverOf({})).url).toBe(`http://127.0.0.1:4444${KEYED}`)
  })

  it('the served document has a key in the address unless the node is open, and describes how to create one', async () => {
    const keyed = await serverOf({})
    expect(keyed.variables.apiKey).toMatchObject({
      default: 'YOUR_API_KEY',
      description: expect.stringContaining('scion keys create'),
    })
    const open = await serverOf({ open: true }, 'http://localhost:4444')
    expect(open.url).toBe(`http://localhost:4444${OPEN}`)
    expect(open.variables).not.toHaveProperty('apiKey')
  })

  it.each([
    [{}, '{base_url}/<network>/<API_KEY>'],
    [{ open: true }, '{base_url}/<network>'],
    [{ networks: 'regtest' }, '{base_url}/regtest/<API_KEY>'],
    [{ networks: 'testnet', open: true }, '{base_url}/testnet'],
  ])('the description of the served document has the endpoint of a node with %j: %s', (flags, endpoint) => {
    const { config } = loadConfig({ flags, environment: {}, workingDirectory: '/' })
    const { info } = JSON.parse(openServedDocument(config, ['eth_chainId'])())
    expect(info.description).toContain(`by HTTP POST to \`${endpoint}\`, or over`)
  })

  it('the served document has the methods of the node', async () => {
    const { config } = loadConfig({ environment: {}, workingDirectory: '/' })
    const { methods, openrpc } = JSON.parse((await openServedDocument(config, ['eth_chainId']))())
    expect([openrpc, methods.map(({ name }: { name: string }) => name)]).toEqual(['1.2.6', ['eth_chainId']])
  })

  it('the served document has the forms of compat ethereum', () => {
    const flags = { profile: 'dev', networks: 'regtest', compat: 'ethereum' }
    const documents = [{}, flags].map((one) => {
      const { config } = loadConfig({ flags: one, environment: {}, workingDirectory: '/' })
      return JSON.parse(openServedDocument(config, ['eth_getCode'])())
    })
    const [usual, inEthereum] = documents.map(({ methods, components }) => ({
      required: methods[0].params.map(({ required }: { required: boolean }) => required),
      address: components.schemas.AddressInput.pattern,
    }))
    expect(usual).toEqual({ required: [true, true], address: '^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$' })
    expect(inEthereum).toEqual({ required: [true, false], address: '^(0[xX])?[0-9a-fA-F]{40}$' })
    expect(JSON.stringify(documents[1])).not.toContain('x-ethereum')
  })
})

describe('the setting publicUrl', () => {
  it.each([
    ['https://rpc.example', 'https://rpc.example'],
    ['https://RPC.example:8443/', 'https://rpc.example:8443'],
    ['http://rpc.example/node/', 'http://rpc.example/node'],
    ['none', 'none'],
  ])('publicUrl %s is parsed as %s', (given, read) => {
    expect(loadConfig({ flags: { publicUrl: given }, environment: {}, workingDirectory: '/' }).config.publicUrl).toBe(
      read,
    )
  })

  it.each(['rpc.example', 'ws://rpc.example', 'https://u:p@rpc.example', 'https://rpc.example/?a', 'https://a b', ''])(
    'publicUrl %j is refused with the expected form',
    (given) => {
      const load = () => loadConfig({ flags: { publicUrl: given }, environment: {}, workingDirectory: '/' })
      expect(load).toThrow(
        /publicUrl: must be an http or https URL without user, query and fragment, like https:\/\/rpc.example.com/,
      )
    },
  )
})
