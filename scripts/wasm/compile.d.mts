export type ModuleName = 'interpreter' | 'keccak' | 'modexp' | 'blake2' | 'bn254'

export function compileModule(name: ModuleName, options?: { checks?: boolean }): Promise<Uint8Array>
