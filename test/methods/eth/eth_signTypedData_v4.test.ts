import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('eth_signTypedData_v4')
