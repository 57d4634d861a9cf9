import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_setNonce', () => start({ networks: ['regtest'] }))
replayExamples('anvil_setNonce', () => start({ networks: ['regtest'] }))
