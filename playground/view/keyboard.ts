export interface Commands {
  search(): void
  send(): void
  cancel(): void
}

/** The keys that work everywhere: `/`, Ctrl+Enter (or Command+Enter) and Escape. */
export function listenToKeys({ search, send, cancel }: Commands): void {
  window.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === '/' && isPlain && !isTyping(event.target)) {
      event.preventDefault()
      search()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') cancel()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
