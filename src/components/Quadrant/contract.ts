import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: tasks on a map of two scales, such as how often against how costly if wrong.',
  do: 'Write a table with three columns: the task, how far right and how far up it stands (0 to 100). The heading gives the ends of each scale in **bold**; a list names the four fields, from the upper left to the lower right, where one begins.',
  dont: 'Never more than twelve tasks, and no two at the same place.',
  examples: [
    {
      title: 'Where to begin',
      mdx: inFigure(
        `<Quadrant>

- People keep it
- A person signs
- Later, or never
- Automate first

| Task | **Once a quarter**, **every hour** | **Cheap if wrong**, **costly if wrong** |
| --- | ---: | ---: |
| Password resets | 93 | 7 |
| Invoice capture | 62 | 33 |
| Refunds under $50 | 90 | 41 |
| Travel booking | 30 | 30 |
| Payroll run | 42 | 82 |
| Fraud alerts | 62 | 72 |

</Quadrant>`,
        true,
      ),
    },
  ],
});
