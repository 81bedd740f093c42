import {readDrafts} from '@site/src/features/policies/build/draft';
import {readRecords} from '@site/src/features/policies/build/ledger';
import {promisedNotice} from '@site/src/features/policies/commands/publish';
import {sealProblems} from '@site/src/features/policies/build/seal';
import {filesIn, read, root} from '../support/files';

const drafts = filesIn('pages/legal');
const archive = filesIn('versioned_docs').filter((file) => file.endsWith('.mdx'));
const policies = [...drafts, ...archive].map((file) => [file, read(file)] as const);

test('the archive is as it was published', () => {
  expect(sealProblems(root)).toEqual([]);
});

test('the drafts could be published', async () => {
  expect((await readDrafts(root)).problems).toEqual([]);
});

test.each(policies)('%s is text, with no tag that could change it except the email link', (file, source) => {
  const tags = [...source.matchAll(/<\/?([A-Z]\w*)/g)].map(([, name]) => name);
  // Published texts keep the name that the component had when they were published.
  const allowed = file.startsWith('pages/') ? ['EmailLink', 'Company', 'Claim'] : ['EmailLink', 'MailLink'];
  expect(tags.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  if (!file.startsWith('pages/')) expect(source).not.toMatch(/^(import|export)\s|[{}]/m);
});

test('publishing requires the notice that the policies promise', () => {
  for (const [, source] of policies) expect(source).toContain(`at least ${promisedNotice} days before`);
});

test('no version was published with less than the promised notice without a reason', () => {
  const late = readRecords(root).filter(({version, publishedOn, withoutNotice}) => {
    const days = (Date.parse(version) - Date.parse(publishedOn)) / 86_400_000;
    return days < promisedNotice && !withoutNotice;
  });
  expect(late.map(({version}) => version)).toEqual([]);
});
