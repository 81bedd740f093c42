/** @jest-environment node */
import {addDays} from '@site/src/content/dates';
import {
  comparisonAddress,
  neighborPairs,
  pairAsked,
  pairsInForce,
  pairsWithPage,
} from '@site/src/features/policies/model/comparisons';
import type {Timeline} from '@site/src/features/policies/model/timeline';
import policiesPlugin from '@site/src/features/policies/build/plugin';
import {archivedFile} from '@site/src/features/policies/build/paths';
import {recordChanges, sha256} from '@site/src/features/policies/build/record';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {scratch} from './scratch';

const slug = 'terms-of-service';
const version = (name: string, withdrawn = false) => ({
  name,
  publishedOn: name,
  summary: '',
  approvedBy: '',
  corrections: [],
  ...(withdrawn && {withdrawn: {on: name, reason: 'A mistake.'}}),
});
const timeline: Timeline = {
  builtOn: '2026-01-01',
  policies: [
    {
      slug,
      title: 'Terms',
      versions: [
        version('2028-01-01'),
        version('2027-01-01', true),
        version('2024-01-01'),
        version('2023-01-01'),
        version('2022-01-01'),
        version('2021-01-01'),
      ],
    },
  ],
};
const years = (pairs: {from: string; to: string}[]) =>
  pairs.map(({from, to}) => `${from.slice(2, 4)}-${to.slice(2, 4)}`);

describe('a comparison has a page', () => {
  test('between neighbors, and between a withdrawn version and the one that it would have replaced', () => {
    expect(years(neighborPairs(timeline, slug))).toEqual(['24-28', '24-27', '23-24', '22-23', '21-22']);
  });

  test('between the version in force and every other that took effect', () => {
    expect(years(pairsInForce(timeline, slug))).toEqual(['22-24', '21-24']);
  });

  test('once', () => {
    const pairs = years(pairsWithPage(timeline, slug));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('the address of a comparison', () => {
  test('is its page, or the page for any two', () => {
    const address = (one: string, other: string) =>
      comparisonAddress(timeline, slug, `20${one}-01-01`, `20${other}-01-01`);
    expect(address('24', '21')).toBe('/legal/compare/terms-of-service/2021-01-01...2024-01-01');
    expect(address('23', '21')).toBe('/legal/compare/terms-of-service?versions=2021-01-01...2023-01-01');
  });

  test.each([
    ['', undefined],
    ['?versions=2021-01-01...2023-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2023-01-01...2021-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2021-01-01...2023-01-01/', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2021-01-01...2021-01-01', '2021-01-01...2021-01-01'],
    ['?versions=2021-01-01...2020-01-01', '2021-01-01...2020-01-01'],
    ['?from=2021-01-01&to=2023-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=soon', 'soon'],
  ])('%j asks for %j', (search, asked) => {
    expect(pairAsked(search, timeline, slug)).toEqual(asked);
  });
});

/** An archive of three policies that all change with every version. */
function archiveOf(count: number): ReturnType<typeof scratch> {
  const site = scratch();
  for (const [name] of site.snapshot()) site.remove(name ?? '');
  const slugs = ['privacy-policy', slug, 'cookie-policy'];
  const days = Array.from({length: count}, (_, at) => addDays('2020-01-15', at * 31));
  const texts = days.flatMap((version, at) =>
    slugs.map((policy) => ({
      policy,
      version,
      text: `---\ntitle: ${policy}\nsummary: Again.\n---\n\n## 1. Text\n\nIt is ${at} by now.\n`,
    })),
  );
  for (const {policy, version: day, text} of texts) site.write(archivedFile(day, policy), text);
  const versions = texts.map(({policy, version: day, text}) => ({
    policy,
    version: day,
    publishedOn: day,
    approvedBy: 'General Counsel',
    reason: 'Again.',
    sha256: sha256(text),
  }));
  for (const [name, content] of Object.entries(recordChanges({versions, ends: []}))) site.write(name, content);
  return site;
}

/** What the build makes of an archive. */
async function made(count: number): Promise<{routes: number; files: number; bytes: number; global: number}> {
  const sizes = {routes: 0, files: 0, bytes: 0, global: 0};
  const actions = {
    addRoute: () => void (sizes.routes += 1),
    createData: (name: string, data: string) => {
      sizes.files += 1;
      sizes.bytes += data.length;
      return Promise.resolve(name);
    },
    setGlobalData: (data: unknown) => void (sizes.global = JSON.stringify(data).length),
  } as unknown as PluginContentLoadedActions;
  const plugin = policiesPlugin({siteDir: archiveOf(count).dir, siteConfig: {url: ''}} as LoadContext);
  await plugin.contentLoaded?.({actions, content: undefined});
  return sizes;
}

test('what the build makes of three policies grows with their versions, and not with the square', async () => {
  const [ten, twenty, forty] = [await made(10), await made(20), await made(40)];
  for (const name of ['routes', 'files', 'bytes', 'global'] as const) {
    const [first, second] = [twenty[name] - ten[name], forty[name] - twenty[name]];
    // Twice as many versions more cost at most twice as much more; a square would cost four times as much.
    expect([name, second <= first * 2.1 && ten[name] > 0]).toEqual([name, true]);
  }
  expect(forty.files).toBeLessThan(3 * 40 * 2 + 10);
});
