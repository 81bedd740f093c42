import {contract} from '../../content/contract';

export default contract({
  purpose: 'Items stacked in the second column of a Split or a Hero.',
  do: 'Put a figure first: it takes the room that is left.',
  dont: 'Never elsewhere: sections stack on their own.',
});
