// cspell:ignore Kiritimati
import shown from '@generated/policies/default/timeline.json';
import {addDays, dayIn, longDay, type Day} from '@site/src/content/dates';
import {addressOf, policyOf, type Timeline} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import PolicyPage from '@site/src/features/policies/ui/PolicyPage';
import PolicyVersions from '@site/src/features/policies/ui/PolicyVersions';
import {cleanup, render} from '@testing-library/react';
import type {Props as DocProps} from '@theme/DocItem';
import type {ComponentProps, ReactElement} from 'react';
import {TextEncoder} from 'node:util';
import {renderToString} from 'react-dom/server';
import {
  applies,
  cookies,
  effects,
  play,
  privacy,
  steps,
  terms,
  withdrawnOn,
  withdrawnVersion,
  type Build,
} from './year';

/**
 * A year of three policies with a moving clock. What is true on each day is written down by hand in `truth`; every page
 * of every build is then read at the edges of the days, with and without script, with and without a build on the day.
 */
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location}));
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@theme/TOCItems', () => () => null);
jest.mock('@docusaurus/Link', () => ({to, ...rest}: ComponentProps<'a'> & {to: string}) => <a href={to} {...rest} />);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}));
jest.mock('@site/src/components/EmailLink', () => () => null);

const built = (builds: readonly Build[], day: Day, isRebuilt: boolean): Build | undefined =>
  builds.filter(({on}) => on <= day && (isRebuilt || steps.some((step) => step.day === on))).at(-1);

function pageOf(timeline: Timeline, name: Day, slug: string): ReactElement {
  const policy = policyOf(timeline, slug);
  const title = policy?.title ?? '';
  const metadata = {title, description: 'What holds.', id: slug, version: name};
  const copy = Object.assign(() => <p>The text.</p>, {metadata, toc: []}) as unknown as DocProps['content'];
  return (
    <PolicyPage content={copy} route={{component: copy, exact: true, path: policy ? addressOf(policy, name) : ''}} />
  );
}

type Shown = {whole: string; tag: string; note: string};

const readPage = (container: Element): Shown => {
  const words = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const bar = container.querySelector('[aria-label="Version"]');
  return {
    whole: words(container.querySelector('main')),
    tag: words(bar?.querySelector('[data-hue]') ?? null),
    note: [...container.querySelectorAll('main p[data-hue]')].map(words).join(' '),
  };
};

/** A part of a page as it was built, and as a live page shows it. */
function rendered<T>(part: ReactElement, read: (container: Element) => T): {still: T; live: T} {
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.replaceChildren(container);
  const still = read(container);
  render(part, {container, hydrate: true});
  const live = read(container);
  cleanup();
  return {still, live};
}

const saysInForce = /\bin force\b(?! at least until)/i;

type Read = {slug: string; name: Day; day: Day; isLive: boolean; timeline: Timeline};

/** What a live page must say, because it knows the day. */
function missingOnLivePage({slug, name, day}: Read, {whole, tag, note}: Shown): (string | false)[] {
  const now = applies(slug, day);
  return [
    (now === name) !== tag.startsWith('In force') && 'it is called what it is not',
    now !== name && whole.includes('Page last updated') && 'it is said to be up to date',
    now !== undefined && now !== name && !note.includes(longDay(now)) && 'the text that applies is not named',
    slug === cookies && day >= '2027-08-01' && !note.includes('ended') && 'its end is not named',
  ];
}

/** What is not true of a version in words that were read on a day. */
function falseStatements(read: Read, page: Shown): string[] {
  const {slug, name, day, isLive, timeline} = read;
  const {whole, tag, note} = page;
  const now = applies(slug, day);
  const isWithdrawn = slug === terms && name === withdrawnVersion && timeline.builtOn >= withdrawnOn;
  const [, until] = /at least until (\w+ \d+, \d+)/.exec(tag) ?? [];
  const end = effects.find((effect) => longDay(effect) === until);
  const found = [
    !whole.includes('The text.') && 'the text is gone',
    saysInForce.test(tag) && now !== name && 'it is called in force',
    end !== undefined && applies(slug, day < end ? day : addDays(end, -1)) !== name && 'it did not hold until that day',
    isWithdrawn !== (tag === 'Withdrawn') && 'it is not called withdrawn when it is',
    tag.startsWith('Ended') && (slug !== cookies || day < '2027-08-01') && 'it is said to have ended',
    /Replaced|Archived/.test(tag) && !(now && now > name) && 'it is said to be replaced',
    ...(isLive ? missingOnLivePage(read, page) : []),
  ];
  return found.flatMap((one) => (one ? `${slug} of ${name} on ${day}: ${one}. ${tag} | ${note}` : []));
}

/** The builds and days whose pages were read: a page knows of the moment only the day, which the list shows at each. */
const known = new Set<string>();

/** Reads every page of a build on a day. */
function readAll({on, timeline}: Build, day: Day): string[] {
  if (known.has(`${on} ${day}`)) return [];
  known.add(`${on} ${day}`);
  return timeline.policies.flatMap(({slug, versions}) =>
    versions.flatMap(({version: name}) => {
      const {still, live} = rendered(pageOf(timeline, name, slug), readPage);
      const read = {slug, name, day, timeline};
      return [...falseStatements({...read, isLive: false}, still), ...falseStatements({...read, isLive: true}, live)];
    }),
  );
}

/** The list on /legal has a tag for each version. */
function readList({timeline}: Build, day: Day): string[] {
  const {live} = rendered(<PolicyVersions />, (container) =>
    [...container.querySelectorAll('article')].map((article) =>
      [...article.querySelectorAll('li')].map((item) => item.querySelector('[data-hue]')?.textContent ?? ''),
    ),
  );
  return timeline.policies.flatMap(({slug, versions}, at) =>
    versions.flatMap(({version: name}, place) => {
      const tag = live[at]?.[place] ?? '';
      const isRight = (applies(slug, day) === name) === tag.startsWith('In force');
      return isRight ? [] : [`/legal, ${slug} of ${name} on ${day}: "${tag}"`];
    }),
  );
}

/** The first moment of a day in a zone, and the last one before it. */
function edgesOf(day: Day, timeZone: string): Date[] {
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  const hour = 3_600_000;
  const first = Array.from({length: 60}, (_, at) => noon - 36 * hour + at * hour).find(
    (moment) => dayIn(timeZone, new Date(moment)) === day,
  );
  return [new Date((first ?? noon) - 1000), new Date(first ?? noon)];
}

const zone = company.timeZone.name;
let builds: Build[] = [];
beforeAll(async () => {
  // The parser of front matter asks for it, and the page's environment has none.
  Object.assign(globalThis, {TextEncoder});
  builds = await play();
});
afterEach(() => {
  company.timeZone.name = zone;
  jest.useRealTimers();
});

describe.each([
  ['rebuilt every day', true],
  ['not rebuilt on the day of a change', false],
])('a site that is %s', (_, isRebuilt) => {
  test.each(['Asia/Karachi', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'makes no false statement around midnight of any day in %s',
    (timeZone) => {
      company.timeZone.name = timeZone;
      jest.useFakeTimers();
      const others = timeZone === zone ? [...steps.map(({day}) => day), '2027-12-31'] : [];
      const moments = [...effects, ...others].flatMap((day) => edgesOf(day, timeZone));
      const found = moments.flatMap((moment) => {
        const day = dayIn(timeZone, moment);
        const build = built(builds, day, isRebuilt);
        if (!build) return [];
        Object.assign(shown, build.timeline);
        jest.setSystemTime(moment);
        return [...readAll(build, day), ...readList(build, day)];
      });
      expect(found).toEqual([]);
    },
    60_000,
  );
});

test('after a year, the archive is intact and contains every announced version', () => {
  const {timeline} = builds.at(-1) ?? {};
  const named = timeline?.policies.map(({slug, versions}) => [
    slug,
    ...versions.map(({version, withdrawn}) => `${version}${withdrawn ? ' withdrawn' : ''}`),
  ]);
  expect(named).toEqual([
    [terms, '2027-04-01 withdrawn', '2027-02-01', '2024-03-01', '2023-06-01'],
    [privacy, '2027-05-01', '2027-02-01', '2027-01-10', '2024-03-01', '2023-06-01'],
    [cookies, '2027-04-15'],
  ]);
});
