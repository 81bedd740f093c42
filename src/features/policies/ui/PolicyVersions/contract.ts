import {contract} from '../../../../content/contract';

export default contract({
  purpose: 'Every version of every policy, newest first, with what changed.',
  do: 'Use it on the page of all policies; what it shows comes from the published versions.',
  dont: 'Never inside a policy: a published text must not change with the next version.',
  copy: 'none',
  once: true,
  headings: 3,
});
