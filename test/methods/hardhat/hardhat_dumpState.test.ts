import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('hardhat_dumpState')
replayExamples('anvil_dumpState')
