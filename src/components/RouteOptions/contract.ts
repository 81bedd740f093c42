import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: where a shipment is, and the ways it can go on, each with its cost and its day.',
  do: 'List the stops, each name in **bold**, the one where a choice is due between _underscores_. A table with three columns has the ways; put _underscores_ around the one that was chosen.',
  dont: 'Never more than three ways, and never one that was booked before a person said yes.',
  examples: [
    {
      title: 'A container',
      mdx: inFigure(`<RouteOptions>

- **Busan** Nov 9 <small>Transshipped</small>
- _Off California_ Nov 23, 5:40 a.m. <small>The berth moves to Dec 1</small>

| Way | Cost | Arrives |
| --- | ---: | ---: |
| Wait, then rail | $7,200 <small>late fine</small> | Dec 9 <small>5 days late</small> |
| _Off at Oakland, team truck_ | $3,850 <small>all in</small> | Dec 3 <small>1 day early</small> |
| Long Beach, then truck | $5,100 <small>all in</small> | Dec 4 <small>on the day</small> |

</RouteOptions>`),
    },
  ],
});
