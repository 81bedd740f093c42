import {contract} from '../../content/contract';

export default contract({
  purpose: 'A tinted panel: a title, a sentence, an action.',
  do: 'Use it for the question that a visitor may have after a grid.',
  dont: 'Never as a frame around text that is not an offer.',
});
