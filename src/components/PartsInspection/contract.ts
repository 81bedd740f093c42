import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: three parts on a line, and the fault that one of them has.',
  do: 'List the three parts, each number in **bold**, then what happened to it. Put _underscores_ around the name of the fault.',
  dont: 'Never more than one fault, and never a fault that nobody looks at.',
});
