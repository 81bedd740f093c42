/** Draws nothing, in place of a component that is left out. */
export default function Nothing(): null {
  return null;
}
