import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('hardhat_nodeInfo')
replayExamples('anvil_nodeInfo')
