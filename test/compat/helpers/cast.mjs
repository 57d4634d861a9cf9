// Cases of cast's commands: reads, sends and controls.
import { OTHER, observe, readerOf, refusal, TARGET } from './observe.mjs'

/** Key of the first account of each of the four networks. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RETURNS_42 = '0x602a60005260206000f3'
/** Deploys the code above. */
const CREATION = `0x69${RETURNS_42.slice(2)}600052600a6016f3`

/**
 * Runs the cases of cast.
 * @param {(method: string, params?: readonly unknown[]) => Promise<unknown>} request
 * @param {(args: readonly string[]) => Promise<{ code: number | null, stdout: string, stderr: string }>} run runs cast against the node
 * @param {{ bytecode: string }} contracts the contracts Counter and Token
 */
export function observeCast(request, run, contracts) {
  return observe(casesOf(request, run, contracts), request)
}

function casesOf(request, run, { counter, token }) {
  const { accounts, balance, block, nonce, price, receipt, submit } = readerOf(request)
  /** Returns what a command prints; throws its exit code. */
  const cast = async (...args) => {
    const { code, stdout, stderr } = await run(args)
    if (code !== 0) throw { code: codeIn(stderr) ?? `exit ${code}` }
    return stdout.trim()
  }
  const rpc = async (method, ...params) => JSON.parse(await cast('rpc', method, ...params))
  const refusalOf = (promise) => promise.then((result) => ({ accepted: result }), refusal)
  const send = async (...args) => JSON.parse(await cast('send', '--legacy', '--json', ...args))
  const unlocked = ['--unlocked', '--from', OWNER]
  const hasStatus = ({ status, blockNumber }) => ({ status: Number(status), block: Number(blockNumber) })
  const deploy = async (bytecode) => (await send(...unlocked, '--create', bytecode)).contractAddress

  return {
    async 'send --unlocked'() {
      const sent = hasStatus(await send(...unlocked, TARGET, '--value', '5'))
      return { sent, received: await balance(TARGET), nonce: await nonce(OWNER) }
    },
    async 'send --private-key'() {
      const sent = hasStatus(await send('--private-key', KEY, TARGET, '--value', '5'))
      return { sent, received: await balance(TARGET), nonce: await nonce(OWNER) }
    },
    async 'send --unlocked --create'() {
      const { contractAddress, status } = await send(...unlocked, '--create', CREATION)
      return { status, code: await cast('code', contractAddress), size: await cast('codesize', contractAddress) }
    },
    async 'send --unlocked, with gas, price and nonce'() {
      const options = ['--gas-limit', '100000', '--gas-price', '3gwei', '--nonce', '0']
      return hasStatus(await send(...unlocked, ...options, TARGET, '--value', '1'))
    },
    async 'send --unlocked, to an impersonated account'() {
      await rpc('anvil_setBalance', TARGET, '0xde0b6b3a7640000')
      await rpc('anvil_impersonateAccount', TARGET)
      return hasStatus(await send('--unlocked', '--from', TARGET, OTHER, '--value', '1'))
    },
    async 'send --unlocked, from a stranger'() {
      await rpc('hardhat_setBalance', TARGET, '0xde0b6b3a7640000')
      return refusalOf(send('--unlocked', '--from', TARGET, OTHER, '--value', '1'))
    },
    async 'send, of a call that reverts'() {
      const address = await deploy(counter.bytecode)
      const { code, stderr } = await run(['send', '--legacy', ...unlocked, address, 'set(uint256)', '13'])
      return { failed: code !== 0, hasReason: stderr.includes('thirteen is not welcome'), nonce: await nonce(OWNER) }
    },
    async 'send, of a call that reverts, with gas'() {
      const address = await deploy(counter.bytecode)
      const args = [...unlocked, '--gas-limit', '200000', address, 'set(uint256)', '13']
      const { code, stdout, stderr } = await run(['send', '--legacy', '--json', ...args])
      return {
        failed: code !== 0,
        hasReason: stderr.includes('thirteen'),
        status: stdout === '' ? undefined : hasStatus(JSON.parse(stdout)),
      }
    },
    async 'send --async, then receipt'() {
      await rpc('evm_setAutomine', 'false')
      const hash = await cast('send', '--legacy', '--async', '--private-key', KEY, TARGET, '--value', '5')
      await rpc('evm_mine')
      return hasStatus(JSON.parse(await cast('receipt', '--json', hash)))
    },
    async 'mktx, publish'() {
      const raw = await cast('mktx', '--legacy', '--private-key', KEY, TARGET, '--value', '5')
      const sent = JSON.parse(await cast('publish', raw))
      return { sent: hasStatus(sent), received: await balance(TARGET) }
    },
    async run() {
      const address = await deploy(counter.bytecode)
      const { transactionHash } = await send(...unlocked, address, 'set(uint256)', '9')
      const trace = await cast('run', transactionHash)
      return {
        succeeded: trace.includes('Transaction successfully executed'),
        showsTheCall: /60fe47b1|set\(/.test(trace),
      }
    },
    async 'run, of a transaction that reverted'() {
      const address = await deploy(counter.bytecode)
      await rpc('evm_setAutomine', 'false')
      const data = `0x60fe47b1${'0'.repeat(63)}d`
      const hash = await submit({ from: OWNER, to: address, value: '0x0', gas: '0x30d40', data })
      await rpc('evm_mine')
      const { stdout } = await run(['run', hash])
      return {
        showsTheReason: stdout.includes('thirteen is not welcome'),
        succeeded: stdout.includes('successfully executed'),
      }
    },
    async 'run, after another of its block'() {
      const address = await deploy(counter.bytecode)
      await rpc('evm_setAutomine', 'false')
      const set = (value) =>
        submit({ from: OWNER, to: address, value: '0x0', gas: '0x30d40', data: `0x60fe47b1${'0'.repeat(63)}${value}` })
      await set('1')
      const hash = await set('2')
      await rpc('evm_mine')
      return (await cast('run', hash)).includes('Transaction successfully executed')
    },
    async 'call, call --trace'() {
      const address = await deploy(counter.bytecode)
      const read = await cast('call', address, 'value()(uint256)')
      const trace = await cast('call', '--trace', address, 'value()(uint256)')
      return { read, traced: trace.includes('Transaction successfully executed') }
    },
    async 'call, of one that reverts'() {
      const address = await deploy(counter.bytecode)
      const { code, stderr } = await run(['call', address, 'set(uint256)', '13'])
      return { failed: code !== 0, hasReason: stderr.includes('thirteen is not welcome') }
    },
    async 'call, of a custom error and a panic'() {
      const address = await deploy(counter.bytecode)
      const texts = []
      for (const args of [
        ['set(uint256)', '1001'],
        ['divide(uint256)', '0'],
      ])
        texts.push((await run(['call', address, ...args])).stderr)
      return [/0x[0-9a-f]{8}[0-9a-f]*3e9/.test(texts[0] ?? ''), /panic|4e487b71/.test(texts[1] ?? '')]
    },
    async 'call --override-balance, --block pending'() {
      const address = await deploy(counter.bytecode)
      return cast(
        'call',
        '--block',
        'pending',
        '--override-code',
        `${address}:${RETURNS_42}`,
        address,
        'value()(uint256)',
      )
    },
    async estimate() {
      const address = await deploy(counter.bytecode)
      return {
        transfer: await cast('estimate', '--from', OWNER, TARGET, '--value', '1'),
        isAboveTransfer: Number(await cast('estimate', '--from', OWNER, address, 'set(uint256)', '9')) > 21_000,
      }
    },
    async 'access-list'() {
      const address = await deploy(counter.bytecode)
      const { accessList } = JSON.parse(
        await cast('access-list', '--json', '--from', OWNER, address, 'value()(uint256)'),
      )
      return accessList.map(({ storageKeys }) => storageKeys.length)
    },
    async 'balance, nonce, storage, code, codehash, proof'() {
      await rpc('hardhat_setBalance', TARGET, '0x5')
      await rpc('hardhat_setCode', TARGET, RETURNS_42)
      await rpc('hardhat_setStorageAt', TARGET, '0x0', `0x${'0'.repeat(63)}7`)
      return {
        balance: await cast('balance', TARGET),
        nonce: await cast('nonce', TARGET),
        storage: await cast('storage', TARGET, '0'),
        code: await cast('code', TARGET),
        codehash: await refusalOf(cast('codehash', TARGET)),
      }
    },
    async 'block, age, find-block, block-number'() {
      await rpc('evm_mine')
      const { time } = await block()
      return {
        number: await cast('block-number'),
        latest: Number(await cast('block', 'latest', '--field', 'number')),
        pending: await refusalOf(cast('block', 'pending', '--field', 'number')),
        hasAge: (await cast('age', 'latest')).length > 0,
        found: await cast('find-block', String(time)),
        finalized: Number(await cast('block', 'finalized', '--field', 'number')),
        safe: Number(await cast('block', 'safe', '--field', 'number')),
      }
    },
    async 'gas-price, base-fee'() {
      return { price: Number(await cast('gas-price')) > 0, baseFee: Number(await cast('base-fee')) > 0 }
    },
    async logs() {
      const address = await deploy(counter.bytecode)
      await send(...unlocked, address, 'set(uint256)', '9')
      const logs = JSON.parse(
        await cast(
          'logs',
          '--json',
          '--address',
          address,
          '--from-block',
          '0',
          'Changed(address indexed,uint256 indexed,string)',
        ),
      )
      return logs.length
    },
    async tx() {
      const { transactionHash } = await send(...unlocked, TARGET, '--value', '5')
      const { value, type, nonce: used } = JSON.parse(await cast('tx', '--json', transactionHash))
      return {
        value: Number(value),
        type: Number(type),
        nonce: Number(used),
        field: await cast('tx', transactionHash, 'value'),
      }
    },
    async 'tx-pool content, status'() {
      await rpc('evm_setAutomine', 'false')
      await submit()
      const status = await refusalOf(cast('tx-pool', 'status'))
      const content = await refusalOf(cast('tx-pool', 'content'))
      const inspect = await refusalOf(cast('tx-pool', 'inspect'))
      return {
        status: status.refused ?? 'read',
        content: content.refused ?? 'read',
        inspect: inspect.refused ?? 'read',
      }
    },
    async 'implementation, admin'() {
      return {
        implementation: await refusalOf(cast('implementation', TARGET)),
        admin: await refusalOf(cast('admin', TARGET)),
      }
    },

    // Controls, as scripts send them with `cast rpc`: numbers are JSON numbers.
    async 'rpc anvil_setBalance, anvil_addBalance, tenderly_setBalance'() {
      await rpc('anvil_setBalance', TARGET, '0x5')
      await rpc('anvil_addBalance', TARGET, '0x2')
      const added = await balance(TARGET)
      await rpc('tenderly_setBalance', TARGET, '0x9')
      return [added, await balance(TARGET)]
    },
    async 'rpc anvil_setBalance, with a decimal text and a number'() {
      return [await refusalOf(rpc('anvil_setBalance', TARGET, '1000')), await balance(TARGET)]
    },
    async 'rpc anvil_mine'() {
      await rpc('anvil_mine', '5')
      const five = (await block()).number
      await rpc('anvil_mine', '0x5')
      return [five, (await block()).number]
    },
    async 'rpc anvil_mine, with an interval'() {
      await rpc('anvil_mine')
      const { time } = await block()
      await rpc('anvil_mine', '3', '60')
      const added = (await block()).time - time
      return added - (added % 60) // a second may begin between the two commands
    },
    async 'rpc hardhat_mine, with an interval'() {
      await rpc('hardhat_mine')
      const { time } = await block()
      await rpc('hardhat_mine', '0x3', '0x3c')
      const added = (await block()).time - time
      return added >= 120 && added < 180 ? 'interval between blocks' : added
    },
    async 'rpc evm_mine'() {
      const result = await rpc('evm_mine')
      return { result, number: (await block()).number }
    },
    async 'rpc evm_mine, at a time'() {
      const { time } = await block()
      await rpc('evm_mine', String(time + 1000))
      return (await block()).time - time
    },
    async 'rpc evm_mine, with options'() {
      const { time } = await block()
      const result = await refusalOf(rpc('evm_mine', JSON.stringify({ timestamp: time + 1000, blocks: 3 })))
      return { refused: result.refused, number: (await block()).number, isLater: (await block()).time >= time + 1000 }
    },
    async 'rpc anvil_mine_detailed'() {
      await rpc('evm_setAutomine', 'false')
      await submit()
      const [mined] = await rpc('anvil_mine_detailed')
      return { transactions: mined.transactions.length, number: Number(mined.number) }
    },
    async 'rpc evm_increaseTime'() {
      await rpc('evm_mine')
      const { time } = await block()
      const result = await rpc('evm_increaseTime', '3600')
      await rpc('evm_mine')
      return { form: formOf(result), added: isAbout((await block()).time - time, 3600) }
    },
    async 'rpc evm_increaseTime, hexadecimal'() {
      await rpc('evm_mine')
      const { time } = await block()
      await rpc('evm_increaseTime', '0xe10')
      await rpc('evm_mine')
      return isAbout((await block()).time - time, 3600)
    },
    async 'rpc evm_setNextBlockTimestamp'() {
      await rpc('evm_mine')
      const { time } = await block()
      const result = await rpc('evm_setNextBlockTimestamp', String(time + 500))
      await rpc('evm_mine')
      return { form: formOf(result), added: (await block()).time - time }
    },
    async 'rpc anvil_setNextBlockTimestamp'() {
      await rpc('evm_mine')
      const { time } = await block()
      const result = await rpc('anvil_setNextBlockTimestamp', String(time + 500))
      await rpc('evm_mine')
      return { result, added: (await block()).time - time }
    },
    async 'rpc anvil_setTime'() {
      await rpc('evm_mine')
      const { time } = await block()
      await rpc('anvil_setTime', String(time + 5000))
      await rpc('evm_mine')
      return isAbout((await block()).time - time, 5000)
    },
    async 'rpc anvil_getGenesisTime'() {
      return (await rpc('anvil_getGenesisTime')) === (await block('0x0')).time
    },
    async 'rpc anvil_setBlockTimestampInterval'() {
      await rpc('evm_mine')
      const { time } = await block()
      await rpc('anvil_setBlockTimestampInterval', '30')
      await rpc('anvil_mine', '2')
      const removed = await rpc('anvil_removeBlockTimestampInterval')
      return { added: (await block()).time - time, removed }
    },
    async 'rpc anvil_setIntervalMining, anvil_getIntervalMining'() {
      await rpc('anvil_setIntervalMining', '1')
      const interval = await rpc('anvil_getIntervalMining')
      const automine = await rpc('anvil_getAutomine')
      await rpc('anvil_setIntervalMining', '0')
      return { interval, automine, stopped: await rpc('anvil_getIntervalMining') }
    },
    async 'rpc evm_setIntervalMining, zero'() {
      return refusalOf(rpc('evm_setIntervalMining', '0'))
    },
    async 'rpc anvil_setAutomine, with a transaction in the pool'() {
      await rpc('anvil_setAutomine', 'false')
      await submit()
      await rpc('anvil_setAutomine', 'true')
      await rpc('anvil_mine')
      return balance(TARGET)
    },
    async 'rpc evm_snapshot, evm_revert'() {
      const id = await rpc('evm_snapshot')
      await rpc('evm_mine')
      const reverted = await rpc('evm_revert', id)
      return { form: formOf(id), reverted, again: await rpc('evm_revert', id), number: (await block()).number }
    },
    async 'rpc anvil_snapshot, anvil_revert'() {
      const id = await rpc('anvil_snapshot')
      await rpc('evm_mine')
      return { reverted: await rpc('anvil_revert', id), number: (await block()).number }
    },
    async 'rpc evm_revert, to an unknown id'() {
      await rpc('evm_mine')
      const reverted = await refusalOf(rpc('evm_revert', '0xffffff'))
      return { reverted, number: (await block()).number }
    },
    async 'rpc anvil_autoImpersonateAccount'() {
      await rpc('anvil_setBalance', TARGET, '0xde0b6b3a7640000')
      await rpc('anvil_autoImpersonateAccount', 'true')
      const sent = await refusalOf(send('--unlocked', '--from', TARGET, OTHER, '--value', '1').then(hasStatus))
      await rpc('anvil_autoImpersonateAccount', 'false')
      return {
        sent,
        afterwards: (await refusalOf(send('--unlocked', '--from', TARGET, OTHER, '--value', '1'))).refused,
      }
    },
    async 'rpc anvil_dealERC20, anvil_setERC20Allowance'() {
      const address = await deploy(`${token.bytecode}${'0'.repeat(61)}3e8`)
      await rpc('anvil_dealERC20', OTHER, address, '0x7')
      await rpc('anvil_setERC20Allowance', OTHER, OWNER, address, '0x8')
      return [
        await cast('call', address, 'balanceOf(address)(uint256)', OTHER),
        await cast('call', address, 'allowance(address,address)(uint256)', OTHER, OWNER),
        await cast('call', address, 'totalSupply()(uint256)'),
      ]
    },
    async 'rpc anvil_dropTransaction, anvil_dropAllTransactions'() {
      await rpc('anvil_setAutomine', 'false')
      const first = await submit()
      const returned = await rpc('anvil_dropTransaction', first)
      await submit()
      await rpc('anvil_dropAllTransactions')
      await rpc('anvil_mine')
      return { returnsTheHash: returned === first, received: await balance(TARGET) }
    },
    async 'rpc anvil_removePoolTransactions'() {
      await rpc('anvil_setAutomine', 'false')
      await submit()
      await rpc('anvil_removePoolTransactions', OWNER)
      await rpc('anvil_mine')
      return balance(TARGET)
    },
    async 'rpc anvil_reorg'() {
      await rpc('anvil_mine', '3')
      const { hash } = await request('eth_getBlockByNumber', ['0x3', false])
      await rpc('anvil_reorg', '2', '[]')
      const { hash: after } = await request('eth_getBlockByNumber', ['0x3', false])
      return { number: (await block()).number, isOther: hash !== after }
    },
    async 'rpc anvil_rollback'() {
      await rpc('anvil_mine', '3')
      await rpc('anvil_rollback', '2')
      const one = (await block()).number
      await rpc('anvil_rollback')
      return [one, (await block()).number]
    },
    async 'rpc anvil_setChainId'() {
      const before = await cast('chain-id')
      const { refused } = await refusalOf(rpc('anvil_setChainId', '77'))
      const after = await cast('chain-id')
      if (refused === undefined) await rpc('anvil_setChainId', before)
      return refused ?? Number(after)
    },
    async 'rpc anvil_setCoinbase, anvil_setCode, anvil_setNonce, anvil_setStorageAt'() {
      await rpc('anvil_setCoinbase', OTHER)
      await rpc('anvil_setCode', TARGET, RETURNS_42)
      await rpc('anvil_setNonce', TARGET, '0x5')
      await rpc('anvil_setStorageAt', TARGET, '0x1', `0x${'0'.repeat(63)}4`)
      await rpc('anvil_mine')
      return {
        miner: (await block()).miner,
        code: await cast('code', TARGET),
        nonce: await nonce(TARGET),
        slot: Number(await cast('storage', TARGET, '1')),
      }
    },
    async 'rpc anvil_setBlockGasLimit'() {
      await rpc('anvil_setBlockGasLimit', '20000000')
      await rpc('anvil_mine')
      return (await block()).gasLimit
    },
    async 'rpc anvil_setMinGasPrice, anvil_setNextBlockBaseFeePerGas'() {
      const minimum = await refusalOf(rpc('anvil_setMinGasPrice', '2000000000'))
      await rpc('anvil_setNextBlockBaseFeePerGas', '3000000000')
      await rpc('anvil_mine')
      return { minimum: minimum.refused ?? 'accepted', price: await price() }
    },
    async 'rpc anvil_nodeInfo, anvil_metadata'() {
      const { currentBlockNumber, hardFork } = await rpc('anvil_nodeInfo')
      const { latestBlockNumber, clientVersion } = await rpc('anvil_metadata')
      return {
        number: Number(currentBlockNumber),
        hasFork: typeof hardFork,
        latest: Number(latestBlockNumber),
        client: typeof clientVersion,
      }
    },
    async 'rpc hardhat_metadata'() {
      const { latestBlockNumber, clientVersion, instanceId } = await rpc('hardhat_metadata')
      return { latest: Number(latestBlockNumber), client: typeof clientVersion, instance: instanceId?.length }
    },
    async 'rpc anvil_dumpState, anvil_loadState'() {
      await rpc('anvil_setBalance', TARGET, '0x5')
      const state = await rpc('anvil_dumpState')
      await rpc('anvil_setBalance', TARGET, '0x6')
      await rpc('anvil_loadState', JSON.stringify(state))
      return balance(TARGET)
    },
    async 'rpc anvil_impersonateSignature'() {
      return (await refusalOf(rpc('anvil_impersonateSignature', `0x${'11'.repeat(65)}`, TARGET))).refused ?? 'accepted'
    },
    async 'rpc anvil_enableTraces'() {
      return (await refusalOf(rpc('anvil_enableTraces'))).refused ?? 'accepted'
    },
    async 'rpc anvil_reset'() {
      await rpc('anvil_mine', '3')
      await rpc('anvil_reset')
      return (await block()).number
    },
    async 'rpc eth_sendUnsignedTransaction'() {
      await rpc('anvil_setBalance', TARGET, '0xde0b6b3a7640000')
      const hash = await rpc(
        'eth_sendUnsignedTransaction',
        JSON.stringify({ from: TARGET, to: OTHER, value: '0x1', gas: '0x5208', gasPrice: '0x77359400' }),
      )
      await rpc('evm_mine')
      return receipt(hash).then((mined) => mined?.status)
    },
    async 'rpc eth_accounts'() {
      const listed = await accounts()
      return { first: listed[0], isTenOrMore: listed.length >= 10 }
    },
  }
}

/** The code of JSON-RPC in what cast prints: `error code -32601: ...`. */
const codeIn = (text) => {
  const [, code] = /error code (-?\d+)/.exec(text) ?? []
  return code === undefined ? undefined : Number(code)
}
const formOf = (value) =>
  typeof value === 'string' ? (value.startsWith('0x') ? 'hexadecimal' : 'decimal text') : typeof value
const isAbout = (seconds, wanted) => seconds >= wanted && seconds < wanted + 1000
