import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {hue} from '../../content/fieldSchemas';

const techGroup = contract({
  purpose: 'A group of technologies: a title and a list, shown as tags.',
  do: 'Name what is in use today. <small> after a name says its category.',
  dont: 'Never more than eight tags.',
  props: z.strictObject({hue: hue.optional()}),
});

export type Props = PropsOf<typeof techGroup>;
export default techGroup;
