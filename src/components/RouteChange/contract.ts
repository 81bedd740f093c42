import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a way that had to change.',
  do: 'List four lines: where it starts, what is closed between ~~tildes~~, the new way between _underscores_, where it ends.',
  dont: 'Never a line longer than five words.',
});
