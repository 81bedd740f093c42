import {contract} from '../../../../content/contract';

export default contract({
  purpose: 'Which version of the policies applied on a given day: a form, and all answers as a table.',
  do: 'Use it on the page of all policies; what it shows comes from the published versions.',
  dont: 'Never inside a policy: a published text must not change with the next version.',
  copy: 'none',
  once: true,
});
