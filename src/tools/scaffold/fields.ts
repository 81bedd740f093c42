import {dayNow} from '../../company/today';
import type {Template} from './templates';

/** A text as the value of a field. */
export const quoted = (text: string) => (/^[\w][\w ,.’'()-]*$/.test(text) ? text : JSON.stringify(text));

const listed = (title: string, order: number) => [
  `title: ${quoted(title)}`,
  `description: ${quoted(`‹What agents do for ${title}, for whom and in what time: one or two sentences that only this page can say.›`)}`,
  `label: ${quoted(title)}`,
  'line: ‹What it does, in a few words›',
  'icon: sprout',
  'hue: tone-6',
  `order: ${order}`,
];

const card = [
  'summary: ‹The card on the home page, in one sentence.›',
  'details: ‹What agents do in this trade, in one or two sentences, for the card on the home page.›',
  'use_cases: [‹First use case›, ‹Second use case›, ‹Third use case›]',
];

const job = (title: string) => [
  `title: ${quoted(title)}`,
  `description: ${quoted(`‹The work of a ${title}, what it takes and where: one or two sentences for a search result.›`)}`,
  'summary: ‹What the person does, in a sentence or two.›',
  'department: Engineering',
  'location: Remote',
  'type: Full-time',
  'experience: 3+ years',
  'requirements:',
  '  - ‹What this job requires most›',
  '  - ‹The next requirement›',
  `posted: ${dayNow()}`,
];

/** The block at the top of a new page. As in the bodies, what is in ‹ › is for its writer to replace. */
export function fieldsOf(template: Template, title: string, order: number): string {
  const own = template === 'job' ? job(title) : listed(title, order);
  return ['---', ...own, ...(template === 'industry' ? card : []), 'draft: true', '---'].join('\n');
}
