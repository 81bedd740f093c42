import {contract} from '../../content/contract';

export default contract({
  purpose: 'A card for every industry that has a page, made from the fields of that page.',
  do: 'Change a card in the fields at the top of its page.',
  dont: 'Never on more than one page: the home page has it.',
  copy: 'none',
  headings: 3,
  shows: 'industry',
});
