import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {clockTime} from '../../../../components/hooks/clockTime';
import {language} from '../../../../components/hooks/language';
import {component, type PropsOf} from '../../../../content/component';
import {answerDue, contactForm, receivedLine} from '../../model/forms';
import {useSentAt} from '../form/useForm';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “tomorrow, 2:49 p.m.” */
function dayAndTime(date: Date, from: Date): string {
  const midnight = (one: Date) => new Date(one).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(date) - midnight(from)) / 86_400_000);
  const day = new Intl.RelativeTimeFormat(language, {numeric: 'auto'}).format(days, 'day');
  return `${day}, ${clockTime(date)}`;
}

/** What visitors read before they send a message; afterward, when it was received and when the answer is due. */
export default function SentTime({show, children}: PropsWithChildren<Props>): ReactNode {
  const sentAt = useSentAt(contactForm);
  if (!sentAt) return children;
  const received = clockTime(sentAt);
  const due = dayAndTime(answerDue(sentAt), sentAt);
  const both = receivedLine.replace('{received}', received).replace('{due}', due);
  return <time>{{received, due: upperFirst(due), both}[show]}</time>;
}

export const about = () =>
  component({
    purpose:
      'On the page of the contact form: when a message was received and when its answer is due, in the visitor’s time.',
    props: {
      show: z
        .enum(['received', 'due', 'both'])
        .describe('After a message was sent: when it was received, when the answer is due, or one sentence with both.'),
    },
    example: `
- **<SentTime show="received">Now</SentTime>** We have it
- **<SentTime show="due">Next day</SentTime>** You get an answer
`,
  });

type Props = PropsOf<typeof about>;
