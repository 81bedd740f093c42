import {contract} from '../../content/contract';

export default contract({
  purpose: 'The button that opens MoreIntegrations in place.',
  do: 'Use it on the page that has a MoreIntegrations.',
  dont: 'Never without one: the button would lead nowhere.',
});
