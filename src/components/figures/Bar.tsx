import {useContext, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../../content/fieldSchemas';
import {component, type PropsOf} from '../../content/component';
import {Marks, share} from './Timeline';

export function Bar({label, note, start, end, was, words, beside, strong}: Props): ReactNode {
  const marks = useContext(Marks);
  const [first = 0, last = 1] = [marks[0], marks.at(-1)];
  if (start < first || end > last) throw new Error(`The bar "${label}" does not fit on the axis of its <Timeline>.`);
  const at = (value: number) => share(first, value, marks);
  const bar = (from: number, to: number, part: string) => (
    <rect x={at(from)} width={share(from, to, marks)} height="100%" rx="8" data-part={part} />
  );
  const look = strong ? 'strong' : 'bar';
  return (
    <li>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      <span data-unseen="">
        {was && `was ${was.join('–')}, `}
        {[start, end].join('–')} {words}
      </span>
      <svg aria-hidden width="100%">
        {marks.map((mark) => (
          <line key={mark} x1={at(mark)} x2={at(mark)} y2="100%" />
        ))}
        {was && bar(was[0], was[1], 'before')}
        {bar(start, end, look)}
        <text
          x={at(beside === 'after' ? end : start)}
          dx={beside === 'before' ? '-.6em' : '.6em'}
          y="50%"
          dy=".36em"
          textAnchor={beside === 'before' ? 'end' : 'start'}
          data-on={beside ? undefined : look}>
          {words}
        </text>
      </svg>
    </li>
  );
}

export const about = () =>
  component({
    purpose: 'One row of a Timeline: a name, and a bar from one place on the axis to another.',
    copy: 'none',
    inside: 'Timeline',
    props: {
      label: text(24, 'The name of the row.'),
      note: text(30, 'A detail below the name.').optional(),
      start: z.number().describe('Where the bar begins on the axis.'),
      end: z.number().describe('Where it ends.'),
      was: z
        .tuple([z.number(), z.number()])
        .optional()
        .describe('Where it was before, drawn as an outline: {[1, 20]}.'),
      words: text(24, 'What the bar says.').optional(),
      beside: z
        .enum(['before', 'after'])
        .optional()
        .describe('Puts the words beside a bar that is too short for them.'),
      strong: z.boolean().optional().describe('Whether this is the bar to look at.'),
    },
    example: `
<Timeline unit="Hour" marks={[0, 12, 24]}>

<Bar label="Lathe" start={3} end={17} words="two setups" />

</Timeline>
`,
  });

type Props = PropsOf<typeof about>;
