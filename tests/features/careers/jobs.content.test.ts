import {jobsFolder} from '@site/src/content/jobs';
import {examineFile} from '@site/src/tools/doctor/examine';
import {readSite} from '@site/src/tools/doctor/sources';
import {root} from '../../support/files';

const given = readSite(root);
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

/** What the doctor reports about a page after a change of its text, after the line where it is. */
function reported(where: string, find: RegExp | string, put: string): string[] {
  const before = where === careers ? list : text;
  const after = before.replace(find, put);
  if (after === before) throw new Error(`Nothing changed in ${where}. Plant the mistake elsewhere.`);
  return examineFile({file: where, text: after}, given).map(
    ({line, message}) => `${after.split('\n')[line - 1] ?? ''} -> ${message}`,
  );
}

const location = /location: .*/;

test.each<[string, RegExp | string, string, string]>([
  [file, /posted: .*/, 'posted: 2026-02-30', '"posted" must be a day such as 2027-01-31.'],
  [file, /posted:/, 'closes: 2026-11-01\nposted:', '"closes" is before "posted", so the job would never be open.'],
  [file, /type: .*/, 'type: Fulltime', '"type" cannot be "Fulltime". Did you mean "Full-time"?'],
  [file, location, 'location: remote', '"location" must be Remote, a city such as Berlin, "Berlin or remote"'],
  [file, location, 'location: Lisbon', '"location" names Lisbon without its country, which job searches need.'],
  [file, /- A hammer/, '- Tools: saw and rope', 'Entry 2 of "requirements" must be text, in quotation marks.'],
  [file, /## Stones all week/, '# A headline', 'The title of a job comes from its field "title". Remove this line'],
  [careers, 'line: Remote', 'line: Our {count:job} roles', 'Unknown count "job". Did you mean "jobs"?'],
  [careers, '<Count of="jobs"', '<Count of="roles"', '<Count>: Unknown count "roles".'],
])('in %s, %s as "%s" is reported at its line', (where, find, put, says) => {
  const [found = ''] = reported(where, find, put).filter((one) => one.includes(says));
  expect(found.split(' -> ')[0]).toContain(put.split('\n')[0]);
});

test('the doctor accepts a job in the company’s city, in another country or with a closing day', () => {
  for (const words of ['"{company:city}, hybrid"', 'Lisbon, Portugal or remote'])
    expect(reported(file, location, `location: ${words}`)).toEqual([]);
  expect(reported(file, 'posted:', 'closes: 2099-01-31\nposted:')).toEqual([]);
});
