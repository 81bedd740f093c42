import timeline from '@generated/policies/default/timeline.json';
import type {Day} from '@site/src/content/dates';
import type {RecordedEnd, RecordedVersion} from '@site/src/features/policies/model/record';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import {policyFrom, type Policy, type Timeline} from '@site/src/features/policies/model/timeline';
import {privacyVersions, type PrivacyVersions} from '@site/src/features/policies/model/privacyVersions';
import PrivacyLine from '@site/src/features/contact/ui/form/PrivacyLine';
import PolicyPage from '@site/src/features/policies/ui/PolicyPage';
import PolicyVersions from '@site/src/features/policies/ui/PolicyVersions';
import {act, render} from '@testing-library/react';
import type {Props as DocProps} from '@theme/DocItem';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {end, version, withdrawn} from './versions';

const old = [version('2024-03-01'), version('2023-06-01')];
const builtOn = '2026-11-22';
const purposes: Record<string, Policy['purpose']> = {'terms-of-service': 'terms', 'privacy-policy': 'privacy'};
const policy = (slug: string, title: string, versions: RecordedVersion[], ends?: RecordedEnd) =>
  policyFrom({slug, title, purpose: purposes[slug], ends}, versions, builtOn);
const archive: Timeline = {
  builtOn,
  policies: [
    policy('terms-of-service', 'Terms of Service', [version('2027-01-01'), ...old]),
    policy('privacy-policy', 'Privacy Policy', [version('2027-01-01'), withdrawn('2026-12-15', '2026-11-20'), ...old]),
    policy('cookie-policy', 'Cookie Policy', [version('2027-01-01')]),
    policy('addendum', 'Addendum', old, {
      ...end('2027-01-01', 'Contracts hold it now.'),
      withoutNotice: 'A court said so.',
    }),
  ],
};
const mockVersions: Partial<PrivacyVersions> = {};
jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => mockVersions}));
jest.mock('@docusaurus/useIsBrowser', () => () => true);
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location}));
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@theme/TOCItems', () => () => null);
jest.mock('@docusaurus/Link', () => ({to, ...rest}: ComponentProps<'a'> & {to: string}) => <a href={to} {...rest} />);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}));
jest.mock('@site/src/company', () => {
  const site = jest.requireActual<typeof import('@site/src/company')>('@site/src/company');
  return {...site, company: {...site.company, timeZone: {name: 'Asia/Karachi', label: 'Pakistan time'}}};
});
jest.mock('@site/src/components/EmailLink', () => () => null);

Object.assign(timeline, archive);
Object.assign(mockVersions, privacyVersions(archive, 'en'));

/** The last second of December 31 and the first of January 1 in Pakistan. */
const before = '2026-12-31T18:59:59Z';
const after = '2026-12-31T19:00:00Z';

const wordsOf = (container: Element) => container.textContent?.replace(/\s+/g, ' ') ?? '';

/** A part as it was built, which is all that a browser without script shows, and as a visitor's clock changes it. */
function shown(moment: string, part: ReactElement) {
  jest.useFakeTimers({now: new Date(moment)});
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.replaceChildren(container);
  const built = wordsOf(container);
  render(part, {container, hydrate: true});
  const links = () => [...container.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
  return {built, live: () => wordsOf(container), links};
}
afterEach(() => {
  jest.useRealTimers();
});

const OneParagraph = () => <p>The text.</p>;

function page(name: Day, slug: string, Text = OneParagraph): ReactNode & ReactElement {
  const title = archive.policies.find((policy) => policy.slug === slug)?.title ?? '';
  const metadata = {title, description: 'What holds.', id: slug, version: name};
  const copy = Object.assign(() => <Text />, {metadata, toc: []}) as unknown as DocProps['content'];
  return <PolicyPage content={copy} route={{component: Text, exact: true, path: currentAddress(slug)}} />;
}

describe('the text that an announced version will replace', () => {
  const terms = page('2024-03-01', 'terms-of-service');

  test('is in force at least until that day: as built, and up to the last second', () => {
    const {built, live} = shown(before, terms);
    for (const words of [built, live()]) {
      expect(words).toContain('In force at least until January 1, 2027');
      expect(words).toContain('A new version takes effect on January 1, 2027 (Pakistan time).');
    }
    expect(built).toContain('Text unchanged since March 1, 2024. Page last updated November 22, 2026.');
    expect(live()).toContain('Page last updated December 31, 2026.');
  });

  test('is no longer in force from that second on, and names both versions and both days', () => {
    const {live, links} = shown(after, terms);
    expect(live()).toContain(
      'This version was replaced on January 1, 2027 (Pakistan time) and stays here as a record. ' +
        'Read the version of January 1, 2027',
    );
    expect(live()).toContain('Replaced on January 1, 2027');
    expect(live()).not.toMatch(/last updated|at least until/);
    expect(live()).toContain('The text.');
    expect(links()).toContain('/legal/2027-01-01/terms-of-service');
  });

  test('changes at midnight while its page stays open', () => {
    const {live} = shown(before, terms);
    act(() => jest.advanceTimersByTime(61_000));
    expect(live()).toContain('Replaced on January 1, 2027');
  });

  test('changes when its page becomes visible again on a later day', () => {
    const {live} = shown(before, terms);
    jest.setSystemTime(new Date(after));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(live()).toContain('Replaced on January 1, 2027');
  });

  test('ignores a clock that shows a day before the build', () => {
    const {live} = shown('2020-01-01T12:00:00Z', terms);
    expect(live()).toContain('Text unchanged since March 1, 2024. Page last updated November 22, 2026.');
  });
});

describe('an announced version', () => {
  const terms = page('2027-01-01', 'terms-of-service');

  test('says which version it will replace, and when', () => {
    const {built, live} = shown(before, terms);
    for (const words of [built, live()]) {
      expect(words).toContain('Announced');
      expect(words).toContain(
        'This version takes effect on January 1, 2027 (Pakistan time) and then replaces the version of March 1, 2024.',
      );
      expect(words).not.toContain('last updated');
    }
  });
});

describe('a policy', () => {
  test('that is new says so, is listed as announced, and takes effect on its day', () => {
    const cookies = page('2027-01-01', 'cookie-policy');
    const {built, live, links} = shown(before, cookies);
    expect(built).toContain('This is a new policy. It takes effect on January 1, 2027 (Pakistan time).');
    expect(live()).toContain('Cookie Policy · Announced');
    expect(links()).not.toContain('/legal/cookie-policy');
    const later = shown(after, cookies);
    expect(later.live()).toContain('In effect since January 1, 2027');
    expect(later.live()).not.toContain('Announced');
  });

  test('that is retired says when and why, and leaves the lists of other pages on that day', () => {
    const addendum = page('2024-03-01', 'addendum');
    const {built} = shown(before, addendum);
    expect(built).toContain('In force at least until January 1, 2027');
    expect(built).toContain(
      'The Addendum ends on January 1, 2027 (Pakistan time). Contracts hold it now. Published without the usual notice: A court said so.',
    );
    const {live} = shown(after, addendum);
    expect(live()).toContain('Ended on January 1, 2027');
    expect(live()).toContain('The Addendum ended on');
    expect(live()).toContain('The text.');
    const terms = page('2024-03-01', 'terms-of-service');
    expect(shown(before, terms).live()).toContain('Addendum');
    expect(shown(after, terms).live()).not.toContain('Addendum');
  });
});

test('a withdrawn version says that it never took effect, and replaces nothing', () => {
  const {built, live} = shown(after, page('2026-12-15', 'privacy-policy'));
  for (const words of [built, live()]) {
    expect(words).toContain(
      'This version was withdrawn on November 20, 2026 and never took effect. The law was put off.',
    );
    expect(words).toContain('December 15, 2026 · Withdrawn');
    expect(words).not.toMatch(/Replaces/);
  }
  expect(shown(after, page('2024-03-01', 'privacy-policy')).links()).not.toContain('/legal/2026-12-15/privacy-policy');
});

describe('the index', () => {
  test('gives the status of each version and the days on which it applied', () => {
    const {built} = shown(after, <PolicyVersions />);
    expect(built).toContain('Version March 1, 2024In force at least until January 1, 2027');
    expect(built).toContain('In effect from March 1, 2024 until January 1, 2027');
    expect(built).toContain('Version January 1, 2027Announced');
    expect(built).toContain('Version December 15, 2026Withdrawn');
    expect(built).toContain('AddendumIn effect until January 1, 2027. Contracts hold it now.');
    expect(built).toContain('Days begin at midnight, Pakistan time.');
  });
});

test('a form names the version of the privacy policy that applies to it', () => {
  const {built, live, links} = shown(after, <PrivacyLine />);
  expect(built).toBe(
    'We handle your information as described in our Privacy Policy of March 1, 2024, at least until January 1, 2027.',
  );
  expect(live()).toBe('We handle your information as described in our Privacy Policy of January 1, 2027.');
  expect(links()).toEqual(['/legal/2027-01-01/privacy-policy']);
});
