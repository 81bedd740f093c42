import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const partsThreshold = contract({
  purpose: 'Inside a Figure: a tray of parts with the doubt of a model about each, and a line that visitors move.',
  do: 'Ask the question in a line. List the parts, each with its doubt; what only looks like a fault stands in small type after it, a real fault between _underscores_. Each <Choice> is a line, with how many pass, go to the bench and are missed in **bold**.',
  dont: 'Never more than 24 parts and five lines. The numbers have to be those of the list.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a line.')}),
  examples: [
    {
      title: 'A small tray',
      mdx: inFigure(`<PartsThreshold label="Choose a line">

How much doubt sends a part to the bench?

- 3%
- 26% <small>scratch</small>
- 92% _crack_
- 44% _hairline_

<Choice label="35%" chosen>

- **2** pass
- **2** to the bench
- **0** faults missed

Nothing gets past the camera.

</Choice>

<Choice label="50%">

- **3** pass
- **1** to the bench
- **1** fault missed

A hairline crack leaves with the good parts.

</Choice>

</PartsThreshold>`),
    },
  ],
});

export type Props = PropsOf<typeof partsThreshold>;
export default partsThreshold;
