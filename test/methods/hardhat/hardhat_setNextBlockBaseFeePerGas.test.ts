import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('hardhat_setNextBlockBaseFeePerGas', () => start({ networks: ['regtest'] }))
replayExamples('anvil_setNextBlockBaseFeePerGas', () => start({ networks: ['regtest'] }))
