// The order of the house (docs/architecture.md): a folder may import those named behind it, and nothing else of src.
const may = {
  base: [],
  bitcoin: ['base'],
  network: ['base', 'bitcoin'],
  model: ['base', 'bitcoin', 'network'],
  store: ['base', 'bitcoin', 'network', 'model'],
  state: ['base', 'bitcoin', 'network', 'model', 'store'],
  evm: ['base', 'bitcoin', 'network', 'model', 'store', 'state'],
  chain: ['base', 'bitcoin', 'network', 'model', 'store', 'state', 'evm'],
  keys: ['base', 'network', 'store'],
  wire: ['base', 'network', 'model', 'chain', 'generated'],
  methods: ['base', 'network', 'model', 'chain', 'wire', 'generated'],
  rpc: ['base', 'network', 'chain/api', 'generated'],
  server: ['base', 'network', 'rpc', 'keys', 'config', 'generated'],
  client: ['base', 'generated'],
  doctor: ['base', 'generated'],
}

const pathOf = (name) => (name === 'generated' ? '^generated/' : `^src/${name}(/|[.]ts$)`)

const layers = Object.entries(may).map(([folder, allowed]) => ({
  name: `layer-${folder}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|generated)/', pathNot: [`^src/${folder}/`, ...allowed.map(pathOf)] },
}))

const only = (name, packages, files) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: files },
  to: { path: packages.map((one) => `node_modules/${one}(/|$)`) },
})

module.exports = {
  forbidden: [
    ...layers,
    { name: 'no-circles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    { name: 'generated-stands-alone', severity: 'error', from: { path: '^generated/' }, to: { path: '^src/' } },
    only('ethereumjs-inside-evm', ['@ethereumjs'], '^src/evm/'),
    {
      name: 'evm-by-its-face',
      severity: 'error',
      from: { pathNot: '^src/evm/' },
      to: { path: '^src/evm/', pathNot: '^src/evm/evm[.]ts$' },
    },
    only('sqlite3-in-one-file', ['sqlite3'], '^src/store/sqlite[.]ts$'),
    only('pg-in-one-file', ['pg'], '^src/store/postgres[.]ts$'),
    only('fastify-inside-server', ['fastify', '@fastify'], '^src/server/'),
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
