/** Returns a number with one digit after the point, as logs and the admin API have times in ms. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10

/** Returns a time in ms as seconds with six digits after the point, as the key store has processor time. */
export const toSeconds = (ms: number): number => Math.round(ms * 1_000) / 1_000_000
