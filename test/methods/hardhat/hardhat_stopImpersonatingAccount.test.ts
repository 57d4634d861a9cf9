import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_stopImpersonatingAccount', () => start({ networks: ['regtest'] }))
replayExamples('anvil_stopImpersonatingAccount', () => start({ networks: ['regtest'] }))
