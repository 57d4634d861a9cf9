export function compileMachine(options?: { checks?: boolean }): Promise<Uint8Array>
export function compileArithmetic(options?: { checks?: boolean }): Promise<Uint8Array>
export function compileCurve(): Promise<Uint8Array>
