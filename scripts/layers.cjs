// The folders of src and what each may import. `npm run check` enforces these rules, and ARCHITECTURE.md shows them.
exports.folders = {
  base: ['generated/machine'],
  bitcoin: ['base'],
  network: ['base', 'bitcoin'],
  model: ['base', 'bitcoin', 'network'],
  store: ['base', 'bitcoin', 'network', 'model'],
  state: ['base', 'bitcoin', 'network', 'model', 'store'],
  evm: ['base', 'bitcoin', 'network', 'model', 'store', 'state', 'generated/machine'],
  chain: ['base', 'bitcoin', 'network', 'model', 'store', 'state', 'evm'],
  replica: ['base', 'store', 'chain'],
  keys: ['base', 'network', 'store'],
  admin: ['base', 'keys', 'rpc', 'generated'],
  dev: ['base', 'chain/api'],
  wallet: ['base', 'network', 'model', 'store'],
  wire: ['base', 'network', 'model', 'chain/api', 'generated'],
  methods: ['base', 'network', 'model', 'chain/api', 'wallet', 'wire', 'generated'],
  rpc: ['base', 'network', 'chain/api', 'wallet/errors', 'generated'],
  metrics: ['base', 'network', 'store', 'chain/api', 'rpc', 'generated'],
  server: ['base', 'network', 'rpc', 'keys', 'admin', 'metrics', 'config', 'generated'],
  client: ['base', 'generated'],
  doctor: ['base', 'generated'],
}

// The folders of tools and what each may import of src and generated. Other scripts may import neither.
exports.tools = {
  bench: ['base', 'network', 'model', 'store', 'state', 'evm', 'chain/openChain', 'wire'],
  'scripts/codegen': ['base'],
  'scripts/fixture': [
    ...[
      'base',
      'bitcoin',
      'network',
      'model',
      'store',
      'state',
      'chain/openChain',
      'wallet',
      'wire',
      'doctor',
      'server',
    ],
    ...['config', 'node', 'openNetwork', 'generated'],
  ],
  'scripts/suites': ['network'],
}

// The folders of src/chain and what each may import of the others. `openChain.ts` alone may import all of them.
exports.chainRooms = {
  api: [],
  ancestry: [],
  execution: ['api', 'ancestry'],
  txpool: ['api', 'execution'],
  ledger: ['api', 'ancestry', 'execution', 'txpool'],
  mining: ['api', 'ancestry', 'execution', 'txpool', 'ledger'],
  validity: ['ancestry', 'execution', 'ledger'],
  import: ['ancestry', 'execution', 'txpool', 'ledger', 'validity'],
  work: ['api', 'ledger', 'mining', 'validity', 'import'],
  peers: ['api'],
  queries: ['api', 'ancestry', 'txpool', 'ledger', 'mining'],
  feeds: ['api', 'ancestry', 'txpool', 'ledger', 'queries'],
  controls: ['api', 'ancestry', 'ledger', 'mining'],
  tracing: ['api', 'ancestry', 'execution', 'ledger'],
  simulation: ['api', 'ancestry', 'execution', 'ledger', 'mining', 'tracing'],
}
