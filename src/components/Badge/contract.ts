import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const badge = contract({
  purpose: 'A strong point, a certification or a law that we comply with: a title and one sentence.',
  do: 'Say something that can be checked, and what it means for the client.',
  dont: 'Never a certification that we do not hold.',
  props: z.strictObject({icon}),
});

export type Props = PropsOf<typeof badge>;
export default badge;
