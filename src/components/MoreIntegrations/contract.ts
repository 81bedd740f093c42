import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const moreIntegrations = contract({
  once: true,
  props: z.strictObject({
    label: text(20, 'The text of the tile that opens the list: +6 More.'),
    less: text(20, 'The text that closes it again: Show fewer.'),
  }),
  anchors: ['all-integrations'],
});

export type Props = PropsOf<typeof moreIntegrations>;
export default moreIntegrations;
