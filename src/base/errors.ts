/**
 * The root of every error that a client may be told about. A layer's own errors extend it with a literal `kind` and the
 * facts as fields; `src/rpc/errors.ts` alone turns kinds into wire codes. Any other thrown thing is a bug and reaches
 * the client as -32603 without its text.
 */
export abstract class NodeError extends Error {
  abstract readonly kind: string
}

/** Returns an error class of this kind. Its constructor takes the arguments from which `message` makes the text. */
export function defineError<const Kind extends string, Args extends readonly unknown[]>(
  kind: Kind,
  message: (...args: Args) => string,
) {
  return class extends NodeError {
    readonly kind = kind
    constructor(...args: Args) {
      super(message(...args))
    }
  }
}
