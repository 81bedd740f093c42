import {company} from '@site/src/company';
import {writeFiles} from '@site/src/tools/writeFiles';
import {correct} from '@site/src/features/policies/commands/correctText';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {atomProblems, entriesOf, parseFeed, textOf} from '../../support/atom';
import {plainerWords} from './fixture';
import {scratch} from './scratch';

company.name = 'Acme & Sons <AI>';
const odd = `"We" <now> & then – ask ]]> later's law.`;

/** The feed of the fixture, in which one reason contains every special character of XML. */
function feed() {
  const {dir} = scratch(odd);
  writeFiles(dir, correct({siteDir: dir, today: '2026-12-24', ...plainerWords}).changes);
  return feedOf(readArchive(dir, '2026-12-25').timeline);
}

test('the feed follows RFC 4287, whatever characters a summary contains', () => {
  const xml = feed();
  expect(atomProblems(xml)).toEqual([]);
  const root = parseFeed(xml);
  expect(entriesOf(root)).toHaveLength(4);
  expect(textOf(root, 'title')).toBe('Acme & Sons <AI>: changes to our policies');
  expect(textOf(entriesOf(root)[0] ?? root, 'summary')).toContain(odd);
});

test('a correction updates the date of its own policy only', () => {
  const dates = entriesOf(parseFeed(feed())).map((entry) => [
    textOf(entry, 'id').slice(-25),
    textOf(entry, 'updated').slice(0, 10),
  ]);
  expect(Object.fromEntries(dates)).toMatchObject({
    '2024-03-01/privacy-policy': '2026-12-24',
    '24-03-01/terms-of-service': '2024-01-31',
  });
});
