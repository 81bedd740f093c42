import {verify} from '@site/src/features/policies/commands/verifyRecord';
import {promisedNotice} from '@site/src/features/policies/commands/notice';
import {dayNow} from '@site/src/company/today';
import {filesIn, read, root} from '../../support/files';

const drafts = filesIn('pages/legal');
const archive = filesIn('versioned_docs').filter((file) => file.endsWith('.mdx'));

test('the archive matches its record and the Git history', () => {
  expect(() => verify(root, dayNow())).not.toThrow();
});

test('publishing requires the notice that the policies promise', () => {
  const promised = [...drafts, ...archive].flatMap((file) =>
    [...read(file).matchAll(/at least (\d+) days before/g)].map(([, days]) => Number(days)),
  );
  expect(new Set(promised)).toEqual(new Set([promisedNotice]));
});
