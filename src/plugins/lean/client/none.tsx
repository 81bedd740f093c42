/** Stands in for components that draw nothing on this site. */
export default function none(): null {
  return null;
}
