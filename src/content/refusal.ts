/** An expected error. Its message is for the user, and is printed without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}
