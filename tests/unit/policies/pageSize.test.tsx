import timeline from '@generated/policies/default/timeline.json';
import type {Props as DocProps} from '@theme/DocItem';
import {addDays, type Day} from '@site/src/content/dates';
import {namedAround, versionsOf, type Timeline} from '@site/src/features/policies/model/timeline';
import PolicyPage from '@site/src/features/policies/ui/PolicyPage';
import {render} from '@testing-library/react';

const slug = 'terms-of-service';
jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: React.ReactNode}) =>
      children,
);
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@docusaurus/Link', () => ({to, ...rest}: {to: string}) => <a href={to} {...rest} />);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}));
jest.mock('@site/src/components/EmailLink', () => () => null);

/** Every name has the same length, so that sizes differ by what is on the page alone. */
const archiveOf = (count: number): Timeline => {
  const days = Array.from({length: count}, (_, at) => addDays('2020-01-15', at * 31)).reverse();
  const versions = days.map((name) => ({
    name,
    publishedOn: name,
    summary: 'It changed.',
    approvedBy: 'General Counsel',
    corrections: [],
  }));
  return {builtOn: '2030-01-01', policies: [{slug, title: 'Terms', versions}]};
};

const copyOf = (version: Day) =>
  Object.assign(() => <p>The text.</p>, {
    metadata: {title: 'Terms', description: 'What holds.', id: slug, version},
    toc: [],
  }) as unknown as DocProps['content'];

/** What a page links to and how long it is, without the names of months. */
function page(element: React.ReactElement): {html: string; links: string[]; length: number} {
  const {container, unmount} = render(element);
  const html = container.innerHTML;
  unmount();
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
  return {html, links, length: html.replace(/[A-Z][a-z]+ \d+, \d{4}/g, 'day').length};
}

const policy = (count: number, at: number) => {
  Object.assign(timeline, archiveOf(count));
  return page(<PolicyPage content={copyOf(versionsOf(timeline, slug)[at]?.name ?? '')} />);
};

describe('a page does not grow with the archive', () => {
  test.each([
    ['the version in force', 0],
    ['an archived one', 4],
  ])('%s among forty is as long as among eight', (_, at) => {
    expect(policy(40, at).length).toBe(policy(8, at).length);
  });

  test('a version among forty exceeds one among four by no more than a few lines of its lists', () => {
    expect(policy(40, 1).length - policy(4, 1).length).toBeLessThan(1200);
  });
});

describe('a page still leads everywhere:', () => {
  test('to its neighbors, the newest and the oldest version, what changed, and the list of all', () => {
    const {links} = policy(40, 20);
    const days = versionsOf(archiveOf(40), slug).map(({name}) => name);
    const permanent = [19, 21, 39].map((at) => `/legal/${days[at]}/${slug}`);
    const wanted = [...permanent, `/legal/${slug}`, `/legal/compare/${slug}/${days[21]}...${days[20]}`, '/legal'];
    expect(links).toEqual(expect.arrayContaining(wanted));
  });

  test('a short archive is listed in full, without a link to the rest', () => {
    expect(policy(2, 0).html).not.toContain('All versions');
    expect(namedAround(['c', 'b', 'a'], 1)).toEqual(['c', 'b', 'a']);
    expect(namedAround([9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 4)).toEqual([9, 7, 6, 5, 4, 0]);
  });
});
