import {contract} from '../../../../content/contract';

export default contract({
  purpose: 'Works out from three numbers of the visitor, and a share that we claim, what could come back in a year.',
  do: 'Use it below the contact form, in a section with the anchor "estimate". Say between the tags what is counted and what is not.',
  dont: 'Never with a price of ours, and never twice on a page.',
  once: true,
});
