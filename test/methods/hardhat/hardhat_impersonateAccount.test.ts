import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_impersonateAccount', () => start({ networks: ['regtest'] }))
replayExamples('anvil_impersonateAccount', () => start({ networks: ['regtest'] }))
