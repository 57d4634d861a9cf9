/**
 * The base class of errors that a client may see. A layer's errors extend it with a literal `kind` and the facts as
 * fields. Only `src/rpc/errors.ts` maps kinds to wire codes. Any other thrown value is a bug and reaches the client as
 * -32603 without its text.
 */
export abstract class NodeError extends Error {
  abstract readonly kind: string
}
