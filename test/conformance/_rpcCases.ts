import * as scenes from './_rpcScenes.ts'

const ids = (list: string): readonly string[] => list.split(' ').map((id) => `v0${id}`)

/** The chain that each case wants, by its id; the others want any node. */
export function buildersById(rawOf: (id: string) => unknown): ReadonlyMap<string, scenes.Build> {
  const cow = scenes.cowScenes(rawOf)
  const table: readonly (readonly [scenes.Build, string])[] = [
    [scenes.nodeOf('testnet'), '202'],
    [scenes.nodeOf('mainnet'), '204'],
    [scenes.nodeOf('devnet'), '205'],
    [scenes.sideBlock, '237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 258 259 260 264'],
    [scenes.sideBlock, '270 271 285 296 453 457 458'],
    [scenes.paid, '265 266 267 279 280 282 386 388 451 464'],
    [scenes.cellInGenesis, '272'],
    [scenes.emptyCell, '273'],
    [scenes.codeInGenesis, '276'],
    [scenes.withoutCode, '277'],
    [scenes.block123, '292 294 295'],
    [scenes.deployed, '350 352 354'],
    [scenes.returnsNothing, '353'],
    [scenes.tooBig, '358'],
    [scenes.echoes, '380 381 383 384 385'],
    [scenes.queuedTwice, '402'],
    [scenes.beyondQuota, '404'],
    [scenes.beyondGasLimit, '405'],
    [scenes.spentNonce, '407'],
    [scenes.tooCheap, '409'],
    [scenes.tooPoor, '410'],
    [scenes.tooLittleGas, '412'],
    [scenes.tooMuchPending, '413'],
    [cow.pending, '419 420 421'],
    [cow.mined, '422 423'],
    [scenes.harderBlock, '437'],
    [scenes.withUncles, '438'],
    [scenes.tenBlocks, '441 446 447 448 449'],
    [scenes.waiting, '456'],
    [scenes.failed, '462'],
    [scenes.mined, '465 466'],
    [scenes.threeEmitters, '468'],
    [scenes.threeEmpty, '473'],
    [scenes.counterCalled, '476 477 480 481 483 484'],
    [scenes.fewLogsAllowed, '490'],
  ]
  return new Map(table.flatMap(([build, list]) => ids(list).map((id) => [id, build] as const)))
}
