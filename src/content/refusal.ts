/** A reason to stop that is one sentence for the person at the keyboard; it is printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
