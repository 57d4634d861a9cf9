export function compileMachine(options?: { checks?: boolean }): Promise<Uint8Array>
