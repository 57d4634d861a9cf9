/** Rootstock's network upgrades, oldest first, by the names the reference configuration gives them. */
export const UPGRADES = [
  'bahamas',
  'afterBridgeSync',
  'orchid',
  'orchid060',
  'wasabi100',
  'twoToThree',
  'papyrus200',
  'iris300',
  'hop400',
  'hop401',
  'fingerroot500',
  'arrowhead600',
  'arrowhead631',
  'lovell700',
  'reed800',
  'reed810',
  'vetiver900',
  'tbd1000',
] as const

export type Upgrade = (typeof UPGRADES)[number]
