import {useContext, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../../content/fieldSchemas';
import {component, type PropsOf} from '../../content/component';
import {at, TimeAxis} from './Timeline';

/** The width of a letter on the narrowest phone, in percent of the axis. */
const letter = 3.1;

type Span = readonly [from: number, to: number];

const spanOf = (words: string): Span => {
  const [from = 0, to = 0] = words.split('–').map(Number);
  return [from, to];
};

export function Bar({label, note, span, was, words = '', strong}: Props): ReactNode {
  const axis = useContext(TimeAxis);
  const [from, to] = spanOf(span);
  const [start, end] = [axis.place(from), axis.place(to)];
  if (start < 0 || end > 100) throw new Error(`"${span}" does not fit on the axis of its <Timeline>.`);
  // The words stand on the bar if they fit there, or else after it or before it.
  const needs = words.length * letter + 5;
  const isInside = end - start >= needs;
  const isAfter = !isInside && end + needs <= 100;
  const emphasis = strong ? (isInside ? 'strong' : 'beside') : isInside ? 'bar' : undefined;
  const bar = ([first, last]: Span, part: string) => (
    <rect
      x={at(axis, first)}
      width={`${Math.round((axis.place(last) - axis.place(first)) * 100) / 100}%`}
      height="100%"
      rx="8"
      data-part={part}
    />
  );
  return (
    <li>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      <span data-unseen="">
        {was && `was ${was}, `}
        {span} {words}
      </span>
      <svg aria-hidden width="100%">
        {axis.marks.map((mark) => (
          <line key={mark} x1={at(axis, mark)} x2={at(axis, mark)} y2="100%" />
        ))}
        {was && bar(spanOf(was), 'before')}
        {bar([from, to], strong ? 'strong' : 'bar')}
        {words && (
          <text
            x={at(axis, isAfter ? to : from)}
            dx={isInside ? '.7em' : isAfter ? '.6em' : '-.6em'}
            y="50%"
            dy=".36em"
            textAnchor={isInside || isAfter ? 'start' : 'end'}
            data-on={emphasis}>
            {words}
          </text>
        )}
      </svg>
    </li>
  );
}

const twoNumbers = z
  .string()
  .regex(/^[\d.]+–[\d.]+$/, 'must be two numbers with a dash between them, such as 1–20')
  .refine((words) => spanOf(words)[0] < spanOf(words)[1], 'must end after it begins');

export const about = () =>
  component({
    purpose: 'One row of a Timeline: a name, and a bar from one place on the axis to another.',
    copy: 'none',
    inside: 'Timeline',
    props: {
      label: text(24, 'The name of the row.'),
      note: text(30, 'A detail below the name.').optional(),
      span: text(12, 'Where the bar begins and ends, such as 1–20.', twoNumbers),
      was: text(12, 'Where it was before, drawn as an outline.', twoNumbers).optional(),
      words: text(24, 'What the bar says, on it or beside it.').optional(),
      strong: z.boolean().optional().describe('Whether this is the bar to look at.'),
    },
    example: `
<Timeline axis="Hour 0, 12, 24">

<Bar label="Lathe" span="3–17" words="two setups" />

</Timeline>
`,
  });

type Props = PropsOf<typeof about>;
