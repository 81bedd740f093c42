import {contract, inFigure} from '../../content/contract';

const weeks = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].flatMap((month) => [`${month} 1`, `${month} 15`]);

export default contract({
  purpose: 'Inside a Figure: the weeks of a year as a curve with its peaks, over a level that stays the same.',
  do: 'Write a table of weeks, each beginning with its month. The heading says the level in **bold**. A peak has its number in **bold**, and an item in the numbered list: its name in **bold**, the number, what is asked in _underscores_.',
  dont: 'Never more than four peaks.',
  examples: [
    {
      title: 'Half a year',
      mdx: inFigure(
        `<SeasonChart>

| Week of | Tickets (**1,000 a week by six people**) |
| --- | ---: |
${weeks.map((week, at) => `| ${week} | ${at === 8 ? '**2,840**' : String(1100 + 90 * at)} |`).join('\n')}

1. **Mother’s Day** 2,840 tickets _“Will it get there by Sunday?”_

</SeasonChart>`,
        true,
      ),
    },
  ],
});
