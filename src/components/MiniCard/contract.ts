import {contract} from '../../content/contract';

export default contract({
  purpose:
    'A small card with one fact. In a Figure it overlaps the lower corner; in a Step it shows what exists when the step ends.',
  do: 'Say in a line what it shows. Below it, write facts with the answer in **bold**, counts in **bold**, or a table with two columns, which becomes a curve.',
  dont: 'Never more than three facts, and none in Steps that do not say "Example" in their task.',
});
