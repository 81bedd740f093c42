import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a document on the left, and what was read from it and checked on the right.',
  do: 'Quote the document line by line, with _underscores_ around what was read. List the checks, each result in **bold**; put _underscores_ around the one that a person decides.',
  dont: 'Never more than five checks.',
});
