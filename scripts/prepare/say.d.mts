/** Prints a line for a long step, with its progress and its duration. */
export function sayProgress(title: string): { show(detail: string): void; end(): void }
