/** What the page remembers; a browser that keeps nothing for pages makes it forget, and no more than that. */
export function remember(kind: 'tab' | 'browser', name: string, value: string): void {
  try {
    storageOf(kind).setItem(scoped(name), value)
  } catch {
    // Not being allowed to keep anything is the reader's choice.
  }
}

export function recall(kind: 'tab' | 'browser', name: string): string | undefined {
  try {
    return storageOf(kind).getItem(scoped(name)) ?? undefined
  } catch {
    return undefined
  }
}

const storageOf = (kind: 'tab' | 'browser') => (kind === 'tab' ? sessionStorage : localStorage)

/** The origin, whose storage this is, may have other applications and nodes below other paths. */
const scoped = (name: string) => `${name} ${new URL('.', location.href).href}`
