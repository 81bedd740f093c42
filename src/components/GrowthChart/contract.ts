import {contract} from '../../content/contract';

export default contract({
  purpose: 'In a dark Section: the first year as a line that climbs to the right over the line of what was paid.',
  do: 'Write a numbered list of three: the line of what was paid, when it is back, where the year ends. Then a sentence that says what to see.',
  dont: 'Never for numbers of your own: those are a LineChart.',
});
