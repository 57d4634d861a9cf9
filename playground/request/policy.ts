const blocked = new Set<string>()

/** Hears from now on of what the policy of this page forbids it to ask. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(originOf(blockedURI)))
}

/** Whether the policy of this page forbade to ask an address; the browser tells it a moment after the request has failed. */
export async function isForbidden(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve))
  return blocked.has(originOf(url))
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)
