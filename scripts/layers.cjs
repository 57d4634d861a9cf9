// Which folder of src may import which; `npm run check` holds it, and docs/architecture.md shows it.
exports.folders = {
  base: [],
  bitcoin: ['base'],
  network: ['base', 'bitcoin'],
  model: ['base', 'bitcoin', 'network'],
  store: ['base', 'bitcoin', 'network', 'model'],
  state: ['base', 'bitcoin', 'network', 'model', 'store'],
  evm: ['base', 'bitcoin', 'network', 'model', 'store', 'state'],
  chain: ['base', 'bitcoin', 'network', 'model', 'store', 'state', 'evm'],
  keys: ['base', 'network', 'store'],
  dev: ['base', 'chain/api'],
  wallet: ['base', 'network', 'model', 'store'],
  wire: ['base', 'network', 'model', 'chain/api', 'generated'],
  methods: ['base', 'network', 'model', 'chain/api', 'wallet', 'wire', 'generated'],
  rpc: ['base', 'network', 'chain/api', 'wallet/errors', 'generated'],
  server: ['base', 'network', 'rpc', 'keys', 'config', 'generated'],
  client: ['base', 'generated'],
  doctor: ['base', 'generated'],
}

// Inside src/chain: which room may import which. `openChain.ts` alone may import all of them.
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
