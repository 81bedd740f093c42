import {contract} from '../../content/contract';

export default contract({
  purpose: 'Short proofs under the actions of a hero: a Markdown list.',
  do: 'Give three, each at most five words.',
  dont: 'Never an adjective: a proof is a fact.',
});
