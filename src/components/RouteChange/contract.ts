import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const route = contract({
  purpose: 'Inside a Figure: a way that had to change.',
  do: 'List four lines: where it starts, what is closed between ~~tildes~~, the new way between _underscores_, where it ends.',
  dont: 'Never a line longer than five words.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'A load',
      mdx: `<Figure icon="truck" agent="Dispatch agent" task="Example: load 4471, Oakland to Reno" status="Rerouted">

<RouteChange>

- Port, 4:10 a.m.
- ~~Pass closed, 4:32~~
- _Detour: 35 min longer_
- Dock 7, 9:05

</RouteChange>

Customer told before they called <small>Was due at 8:30</small>

</Figure>`,
    },
  ],
});

export type Props = PropsOf<typeof route>;
export default route;
