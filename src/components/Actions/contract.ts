import {contract} from '../../content/contract';

export default contract({
  purpose: 'A row of actions; on a phone each takes the full width.',
  do: 'Put one or two actions in it, the main one first.',
  dont: 'Never more than two actions: each one makes the choice harder.',
});
