import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_mine', () => start({ networks: ['regtest'] }))
replayExamples('anvil_mine', () => start({ networks: ['regtest'] }))
