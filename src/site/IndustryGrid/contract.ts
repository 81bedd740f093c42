import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'A card for every industry that has a page, from what that page says of itself.',
  do: 'Change a card in the fields at the top of its page.',
  dont: 'Never on more than one page: the same cards twice help nobody.',
  props: z.strictObject({}),
  copy: 'none',
  examples: [{title: 'All industries', mdx: `<IndustryGrid />`}],
});
