/**
 * The base class of errors that a client may see. A layer's errors extend it with a literal `kind` and the facts as
 * fields. Only `src/rpc/errors.ts` maps kinds to wire codes. Any other thrown value is a bug and reaches the client as
 * -32603 without its text.
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

/** Returns an error class of this kind with one text. Its constructor takes a hint, a sentence for the client. */
export function defineHintedError<const Kind extends string>(kind: Kind, message: string) {
  return class extends NodeError {
    readonly kind = kind
    readonly hint: string | undefined
    constructor(hint?: string) {
      super(message)
      this.hint = hint
    }
  }
}
