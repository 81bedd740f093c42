import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: one request, and everybody who works on it at the same time.',
  do: 'Quote the request, then list who does what, each name in **bold**. Put _underscores_ around what a person decides.',
  dont: 'Never more than six items, and no item that waits for another.',
});
