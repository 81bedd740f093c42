import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const sourceLines = contract({
  purpose: 'Inside a Figure: a text in which every sentence has its source, and the document that it comes from.',
  do: 'Put _underscores_ around each sentence with a source, and around its line in the document, which is a quote. Give one <Choice> for each, in the same order. A last paragraph says what has no source.',
  dont: 'Never more than four sources.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a source.')}),
  examples: [
    {
      title: 'Two sources',
      mdx: inFigure(`<SourceLines label="Choose a source">

_Files are encrypted at rest._ _Backups are kept for 35 days._

> **Security overview** <small>Approved source, page 3</small>
>
> - Connections use TLS 1.3.
> - _Stored files are encrypted with AES-256._
> - _Backups are kept for 35 days._

<Choice label="Encryption" note="Section 2.1" chosen />

<Choice label="Backups" note="Section 4.1" />

**No source:** the second data center. Asks the security lead.

</SourceLines>`),
    },
  ],
});

export type Props = PropsOf<typeof sourceLines>;
export default sourceLines;
