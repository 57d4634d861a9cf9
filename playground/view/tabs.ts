import { h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'

export interface Tabs<Item> {
  readonly element: HTMLElement
  chosen(): Item
}

/** Names to choose one thing by; the choice is kept for the tab of the browser. */
export function createTabs<Item extends { readonly name: string }>(
  items: readonly [Item, ...Item[]],
  { label, panelId, slot, onChoose }: { label: string; panelId: string; slot: string; onChoose: () => void },
): Tabs<Item> {
  let chosen: Item = items.find(({ name }) => name === recall('tab', slot)) ?? items[0]
  const tabs = items.map((item) => {
    const choose = () => {
      chosen = item
      remember('tab', slot, item.name)
      mark()
      onChoose()
    }
    return h('button', { type: 'button', role: 'tab', 'aria-controls': panelId, onclick: choose }, item.name)
  })
  const mark = () => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = items[index] === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
  }
  mark()
  const props = { role: 'tablist', 'aria-label': label, onkeydown: (event: KeyboardEvent) => walkTabs(event, tabs) }
  return { element: h('div', props, tabs), chosen: () => chosen }
}

/** Left and right, as tabs are walked through. */
function walkTabs({ key }: KeyboardEvent, tabs: readonly HTMLButtonElement[]): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const target = tabs[(at + step + tabs.length) % tabs.length]
  target?.focus()
  target?.click()
}
