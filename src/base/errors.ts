/**
 * The root of every error that a client may be told about. A layer's own errors extend it with a literal `kind` and the
 * facts as fields; `src/rpc/errors.ts` alone turns kinds into wire codes. Any other thrown thing is a bug and reaches
 * the client as -32603 without its text.
 */
export abstract class NodeError extends Error {
  abstract readonly kind: string
}

/** Returns the base class for an error whose kind and text are always the same. */
export function defineError<Kind extends string>(kind: Kind, message: string) {
  return class extends NodeError {
    readonly kind = kind
    constructor() {
      super(message)
    }
  }
}
