import {contract} from '../../../../content/contract';

export default contract({
  purpose: 'The contact form. The services it lists are the pages of the site.',
  do: 'Use it on the contact page.',
  dont: 'Never twice on a page.',
  once: true,
  copy: 'none',
});
