import type {ReactNode} from 'react';

/** On the 404 page. Docusaurus has a slot of its own for the navbar, `SearchBar`. */
export default function SearchField(): ReactNode {
  return null;
}
