import {longDay, type Day} from '../../../content/dates';
import {policyOf, notWithdrawn, type Timeline} from './timeline';

/** Forms link to the version of this policy that applies when a message is sent. */
export const privacyPolicy = 'privacy-policy';

/** What forms need to know of the privacy policy. Every page has a form, so it is less than the timeline. */
export type PrivacyVersions = ReturnType<typeof privacyVersions>;

export function privacyVersions(timeline: Timeline, language: string) {
  const {builtOn} = timeline;
  const {title = '', versions = []} = policyOf(timeline, privacyPolicy) ?? {};
  // Versions that had expired when the site was built never apply again.
  const open = notWithdrawn(versions).filter(({until}) => !until || until > builtOn);
  const days = open.flatMap(({version, until}) => (until ? [version, until] : [version]));
  // Formatted here, so that pages do not have to format them.
  const inWords: Record<Day, string> = Object.fromEntries(days.map((day) => [day, longDay(day, language)]));
  return {builtOn, title, versions: open.map(({version, until}) => ({version, until})), inWords};
}
