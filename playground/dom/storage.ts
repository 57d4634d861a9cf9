/** What the page remembers; a browser that keeps nothing for pages makes it forget, and no more than that. */
export function remember(kind: 'tab' | 'browser', name: string, value: string): void {
  try {
    storageOf(kind).setItem(name, value)
  } catch {
    // Not being allowed to keep anything is the reader's choice.
  }
}

export function recall(kind: 'tab' | 'browser', name: string): string | undefined {
  try {
    return storageOf(kind).getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

const storageOf = (kind: 'tab' | 'browser') => (kind === 'tab' ? sessionStorage : localStorage)
