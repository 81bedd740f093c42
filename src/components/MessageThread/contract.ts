import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a thread of messages over days, from the first one to the front door.',
  do: 'A day is a list item. Quote the customer; the agent writes paragraphs. Each message ends with its time in small type. Begin with _underscores_ where the agent hands over, with **bold** where a person writes. A numbered item is where it ends.',
  dont: 'Never more than nine messages.',
  examples: [
    {
      title: 'A showing',
      mdx: inFigure(`<MessageThread>

- Sunday

> Is 418 Alder Court still for sale? <small>9:14 p.m.</small>

Active in the MLS as of 9:10. Would you like to see it? <small>9:14 p.m.</small>

> Would they take 470? <small>9:19 p.m.</small>

_Handed to a licensed agent._ Price advice needs a license. <small>9:19 p.m.</small>

- Monday

**Licensed agent** Read it all. Let’s talk comps today. <small>8:05 a.m.</small>

1. **On the porch** Saturday, 10:30 a.m.

</MessageThread>`),
    },
  ],
});
