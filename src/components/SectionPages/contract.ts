import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {sectionFolder} from '../../content/fieldSchemas';

const sectionPages = contract({
  purpose: 'A card for every page of a section of the site, with its icon, its name and its line.',
  do: 'Use it on the index page of the section, and write between the tags what stands there while it has no pages.',
  dont: 'Never list the pages by hand: the next new page would be missing.',
  props: z.strictObject({
    of: sectionFolder.describe('The section whose pages are shown, by its folder, such as industries.'),
  }),
  copy: 'optional',
  headings: 3,
});

export type Props = PropsOf<typeof sectionPages>;
export default sectionPages;
