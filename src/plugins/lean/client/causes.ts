/** An error and what caused it, outermost first: all that the engine's code in browsers takes from its helpers. */
export function getErrorCausalChain(error: Error): Error[] {
  return error.cause ? [error, ...getErrorCausalChain(error.cause as Error)] : [error];
}
