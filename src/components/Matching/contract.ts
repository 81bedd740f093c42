import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: two lists, and a line between what belongs together.',
  do: 'Name each list in a line above it. Items with the same words in **bold** are joined; what has no counterpart is shown as open.',
  dont: 'Never more than five items, and never two with the same bold words in one list.',
});
