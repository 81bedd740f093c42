import {jobsFolder} from '@site/src/content/jobs';
import {examineFile} from '@site/src/tools/doctor/examine';
import {readGiven} from '@site/src/tools/doctor/sources';
import {root} from '../../support/files';

const given = readGiven(root);
const careers = `pages/${jobsFolder}.mdx`;
const file = `pages/${jobsFolder}/quarry-engineer.mdx`;
const text = `---
title: Quarry Engineer
description: "The work of a Quarry Engineer, what it takes and where, in a sentence for a search result."
summary: You count the stones.
department: Engineering
location: Remote
type: Full-time
experience: 3+ years
requirements:
  - A head for heights
  - A hammer
posted: 2026-11-02
---
import {JobPosting} from '@site/src/features/careers';

<JobPosting apply="Apply Now">

## Stones all week

</JobPosting>
`;

/** A Careers page with a list of jobs, as on the site of a company that is hiring. */
const list = `---
title: Work with us
line: Remote
---
import {Count} from '@site/src/components';

# Work with *us*

Open today: <Count of="jobs" one="role" many="roles" />.
`;

/** What the doctor reports about a page of the site, or about a new position, after a change of its text. */
function reported(where: string, change: (text: string) => string) {
  const before = where === careers ? list : text;
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${where}. Plant the mistake elsewhere.`);
  return examineFile({file: where, text: after}, given).map(
    ({line, message}) => `${after.split('\n')[line - 1] ?? ''} -> ${message}`,
  );
}

const put = (find: RegExp, words: string) => (before: string) => before.replace(find, words);

test.each([
  ['a day that does not exist', /posted: .*/, 'posted: 2026-02-30', '"posted" must be a day such as 2027-01-31.'],
  [
    'a closing day before the posting day',
    /posted: .*/,
    'closes: 2026-11-01\nposted: 2026-11-02',
    '"closes" is before "posted", so the job would never be open.',
  ],
  [
    'an unknown kind of employment',
    /type: .*/,
    'type: Fulltime',
    '"type" cannot be "Fulltime". Did you mean "Full-time"?',
  ],
  [
    'a location that cannot be read',
    /location: .*/,
    'location: remote',
    '"location" must be Remote, a city such as Berlin, "Berlin or remote" or "Berlin, hybrid".',
  ],
  [
    'a city without its country',
    /location: .*/,
    'location: Lisbon',
    '"location" names Lisbon without its country, which job searches need. Add it, as in "Lisbon, Portugal".',
  ],
  [
    'a colon in a requirement',
    /- A hammer/,
    '- Tools: saw and rope',
    'Entry 2 of "requirements" must be text, in quotation marks.',
  ],
  [
    'a headline',
    /## Stones all week/,
    '# A headline',
    'The title of a job comes from its field "title". Remove this line, or make it a section with ##.',
  ],
])('a job with %s is reported at its line', (_, find, words, says) => {
  const [wrong = ''] = words.split('\n');
  const [found = ''] = reported(file, put(find, words)).filter((one) => one.includes(` -> ${says}`));
  expect(found.split(' -> ')[0]).toContain(wrong);
});

test('the doctor accepts a job in the company’s city, in another country or with a closing day', () => {
  for (const location of ['"{company:city}, hybrid"', 'Lisbon, Portugal or remote'])
    expect(reported(file, put(/location: .*/, `location: ${location}`))).toEqual([]);
  expect(reported(file, put(/posted:/, 'closes: 2099-01-31\nposted:'))).toEqual([]);
});

test.each([
  [
    'that does not exist, in a field',
    put(/line: .*/, 'line: Our {count:job} roles'),
    'Unknown count "job". Did you mean "jobs"?',
  ],
  [
    'that does not exist, in the copy',
    (before: string) => before.replace('<Count of="jobs"', '<Count of="roles"'),
    '<Count>: "roles" cannot be counted.',
  ],
])('a count %s is reported on Careers', (_, change, says) => {
  expect(reported(careers, change).join('\n')).toContain(says);
});
