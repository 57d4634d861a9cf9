import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('hardhat_metadata')
replayExamples('anvil_metadata')
