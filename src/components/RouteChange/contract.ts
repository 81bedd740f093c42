import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a way that had to change.',
  do: 'List four lines: where it starts, what is closed between ~~tildes~~, the new way between _underscores_, where it ends.',
  dont: 'Never a line longer than five words.',
  examples: [
    {
      title: 'A load',
      mdx: inFigure(`<RouteChange>

- Port, 4:10 a.m.
- ~~Pass closed, 4:32~~
- _Detour: 35 min longer_
- Dock 7, 9:05

</RouteChange>`),
    },
  ],
});
