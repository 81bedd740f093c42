import type {JobFields} from '@site/src/content/frontMatter';

/** The fields of an invented position. */
export const fields: JobFields = {
  title: 'Quarry Engineer',
  description: 'Cut marble with the people who load it. A full-time role at the quarry, with mornings off.',
  summary: 'You cut marble with the people who load it.',
  department: 'Quarry',
  location: 'Remote',
  type: 'Full-time',
  experience: '3+ years',
  requirements: ['A steady hand', 'Patience with stone'],
  posted: '2026-11-02',
};
