import { whenThere } from '../../base/awaitable.ts'
import type { Overlay } from '../../state/overlay.ts'
import type { World } from '../../state/world.ts'
import type { Cells } from './cells.ts'

/** The world of one run, whose cells lie in the run's machine as soon as it has one. Nobody sees it afterwards. */
export interface CellWorld extends World {
  /** The run has got a machine. */
  attach(cells: Cells): void
  /** The run is over, and the machine somebody else's. */
  detach(): void
}

/** A world over `overlay`, in which no cell was written. */
export function createCellWorld(overlay: Overlay): CellWorld {
  let cells: Cells | undefined
  let depth = 0
  /** Whether the overlay may have cells that are not what lies below it. */
  let isOutside = false

  return {
    ...overlay,
    attach(given) {
      cells = given
      given.begin(overlay.below)
      for (let i = 0; i < depth; i++) given.checkpoint()
    },
    detach() {
      cells?.end()
      cells = undefined
    },
    getStorage(address, slot) {
      const known = cells?.find(address, slot) ?? 0
      if (known !== 0) return cells?.read(known)
      if (cells === undefined || isOutside) return overlay.getStorage(address, slot)
      return whenThere(overlay.below.getStorage(address, slot), (value) => {
        cells?.add(address, slot, value)
        return value
      })
    },
    putStorage(address, slot, value) {
      const known = cells?.find(address, slot) ?? 0
      if (known !== 0) return cells?.write(known, value)
      isOutside = true
      return overlay.putStorage(address, slot, value)
    },
    deleteAccount() {
      throw new Error('no account is deleted within a run')
    },
    checkpoint() {
      depth++
      cells?.checkpoint()
      overlay.checkpoint()
    },
    commit() {
      depth--
      cells?.commit()
      overlay.commit()
    },
    revert() {
      depth--
      cells?.revert()
      overlay.revert()
    },
  }
}
