import {contract} from '../../content/contract';

const hours = ['12 a.m.', ...Array.from({length: 11}, (_, at) => `${at + 1} a.m.`)];
const day = [...hours, ...hours.map((hour) => hour.replace('a.m.', 'p.m.'))];

export default contract({
  purpose: 'Inside a Figure: a day as a ring of 24 hours with the night lit, and what was asked in it.',
  do: 'Give each hour its count, those of the night in **bold**. A line with the sum in **bold** stands in the middle. List what was asked, each with its time in **bold**; put _underscores_ around the one that woke a person.',
  dont: 'Never more than eight requests, and no sum that the hours do not add up to.',
});
