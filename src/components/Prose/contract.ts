import {contract} from '../../content/contract';

export default contract({
  purpose: 'Plain text at reading width: paragraphs, lists, small headings.',
  do: 'Keep a paragraph under five lines.',
  dont: 'Never for a single sentence under a headline: that is the lead of a Section.',
});
