import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_dropTransaction', () => start({ networks: ['regtest'] }))
replayExamples('anvil_dropTransaction', () => start({ networks: ['regtest'] }))
