import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_loadState', () => start({ networks: ['regtest'] }))
replayExamples('anvil_loadState', () => start({ networks: ['regtest'] }))
