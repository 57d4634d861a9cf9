import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

replayExamples('evm_setAutomine', () => start({ networks: ['regtest'] }))
