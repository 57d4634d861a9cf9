import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('web3_sha3')
