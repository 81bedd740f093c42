/** @jest-environment node */
import build from '@site/src/cli/build';
import {noticeOf} from '@site/src/build/previewNotice';
import {shownDay} from '../support/shownDay';

test('a build for publication refuses any day but today', async () => {
  process.env.BUILD_DATE = '2027-03-01';
  try {
    await expect(build([])).rejects.toThrow(
      'BUILD_DATE is 2027-03-01, but a site for publication is always built for today. ' +
        'Remove the variable, or build a preview, which says so on every page: npm run build -- --preview',
    );
  } finally {
    delete process.env.BUILD_DATE;
  }
});

test('a preview has a notice, which names the day if it is another one', () => {
  const notice = (env: Partial<NodeJS.ProcessEnv>) => noticeOf({NODE_ENV: 'production', ...env});
  expect(notice({})).toBeUndefined();
  expect(notice({PREVIEW: '1'})).toBe('Preview: this is not the published site.');
  expect(notice({BUILD_DATE: '2027-03-01'})).toBe(
    `Preview: this site as it will be on ${shownDay('2027-03-01')}. It is not the published one.`,
  );
});
