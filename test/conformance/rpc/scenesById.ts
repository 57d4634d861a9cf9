import * as blocks from './blockScenes.ts'
import * as filters from './filterScenes.ts'
import * as logs from './logScenes.ts'
import { asked, defaultNode, someOfEvm } from './nodeScenes.ts'
import * as outside from './outsideScenes.ts'
import * as pool from './poolScenes.ts'
import { type Build, nodeOf } from './scene.ts'
import * as state from './stateScenes.ts'
import { traced } from './traceScenes.ts'
import * as wallets from './walletScenes.ts'

const ids = (list: string): readonly string[] => list.split(' ').map((id) => `v0${id}`)

/** Returns the builders of scenes by case id; other cases use any node. */
export function buildersById(rawOf: (id: string) => unknown): ReadonlyMap<string, Build> {
  const cow = pool.cowScenes(rawOf)
  const table: readonly (readonly [Build, string])[] = [
    [blocks.imported, '197'],
    [blocks.minedBySomebody, '199'],
    [nodeOf('testnet'), '202'],
    [nodeOf('mainnet'), '204'],
    [nodeOf('devnet'), '205'],
    [defaultNode, '226 227 228 229 230'],
    [someOfEvm, '232 233 234 235'],
    [asked('evm_snapshot', 1), '525'],
    [asked('evm_mine', 10), '528'],
    [state.sideBlock, '237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 258 259 260 264'],
    [state.sideBlock, '270 271 285 296 453 457 458'],
    [state.paid, '265 266 267 279 280 282 386 388 451 464'],
    [state.cellInGenesis, '272'],
    [state.emptyCell, '273 274'],
    [state.codeInGenesis, '276'],
    [state.withoutCode, '277'],
    [state.block123, '292 294 295'],
    [state.deployed, '350 352 354'],
    [state.returnsNothing, '353'],
    [state.tooBig, '358'],
    [state.echoes, '380 381 383 384 385'],
    [pool.queuedTwice, '402'],
    [pool.beyondQuota, '404'],
    [pool.beyondGasLimit, '405'],
    [pool.spentNonce, '407'],
    [pool.tooCheap, '409'],
    [pool.tooPoor, '410'],
    [pool.tooLittleGas, '412'],
    [pool.tooMuchPending, '413'],
    [cow.pending, '419 420 421'],
    [cow.bothPending, '424 425 426'],
    [cow.mined, '422 423'],
    [blocks.harderBlock, '437'],
    [blocks.withUncles, '438'],
    [blocks.uncleHeaderOnly, '440'],
    [blocks.plainTransfer, '454'],
    [blocks.tenBlocks, '441 446 447 448 449'],
    [blocks.waiting, '456 586'],
    [blocks.failed, '462'],
    [blocks.mined, '465 466'],
    [blocks.threeEmitters, '468'],
    [logs.threeEmpty, '473'],
    [logs.counterCalled, '476 477 480 481 483 484'],
    [logs.fewLogsAllowed, '490'],
    [wallets.wallet, '331 332 333 334 415 416 469 502 503 504 505 506 507 508 509 510 511 512 513 514 515 518 519'],
    [wallets.lockedAccount, '516'],
    [wallets.threeWait, '471'],
    [outside.minedOutside, '534'],
    [outside.oneBanned, '540'],
    [filters.oneLogArrived, '494 495'],
    [filters.expired, '498'],
    [traced, '345 346 347 348 548 549 566 575 576 577'],
    [pool.quotaTracked, '578 579'],
  ]
  return new Map(table.flatMap(([build, list]) => ids(list).map((id) => [id, build] as const)))
}
