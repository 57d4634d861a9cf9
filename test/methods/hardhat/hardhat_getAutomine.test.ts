import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('hardhat_getAutomine')
replayExamples('anvil_getAutomine')
