import {longDay, type Day} from '../../../content/dates';
import {notWithdrawn, type Timeline} from './timeline';

/** What forms need to know of the privacy policy. Every page has a form, so it is less than the timeline. */
export type PrivacyVersions = ReturnType<typeof privacyVersions>;

/** Forms link to the version of the privacy policy that applies when a message is sent. */
export function privacyVersions({builtOn, policies}: Timeline, language: string) {
  const {slug = '', title = '', versions = []} = policies.find(({purpose}) => purpose === 'privacy') ?? {};
  // Versions that had expired when the site was built never apply again.
  const open = notWithdrawn(versions).filter(({until}) => !until || until > builtOn);
  const days = open.flatMap(({version, until}) => (until ? [version, until] : [version]));
  // Formatted here, so that pages do not have to format them.
  const inWords: Record<Day, string> = Object.fromEntries(days.map((day) => [day, longDay(day, language)]));
  return {
    ...{builtOn, slug, title, inWords},
    versions: open.map(({version, until, title: own}) => ({version, until, title: own})),
  };
}
