import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const logoStrip = contract({
  purpose: 'Logos that move past in a loop and stop on hover or focus.',
  do: 'List at least eight marks in it, so that the strip has no gap.',
  dont: 'Never links: a moving target is hard to click.',
  props: z.strictObject({label: text(80, 'What the strip shows, for screen readers.')}),
});

export type Props = PropsOf<typeof logoStrip>;
export default logoStrip;
