import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: the weeks of a year as a curve with its peaks, over a level that stays the same.',
  do: 'Write a table of weeks, each beginning with its month. The heading says the level in **bold**. A peak has its number in **bold**, and an item in the numbered list: its name in **bold**, the number, what is asked in _underscores_.',
  dont: 'Never more than four peaks.',
});
