import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {privacyVersions} from '../model/privacyVersions';
import {
  compareAddress,
  comparisonsAddress,
  currentAddress,
  legalRoot,
  policyAddress,
  type Timeline,
} from '../model/timeline';
import {company} from '../../../company';
import {readArchive, redlinesOf, type Archive} from './archive';
import {archivedFile} from './paths';
import {today} from '../../../company/today';

const ui = '@site/src/features/policies/ui';

/** Puts an address below the path of a language, such as `/de/`. */
type Place = (address: string) => string;

/** A page for each pair that readers need, because pages for every two versions would be hundreds, and the list of them. */
function addComparisons({addRoute}: PluginContentLoadedActions, archive: Archive, at: Place): void {
  const page = {component: `${ui}/Compare`, exact: true};
  for (const policy of archive.timeline.policies) {
    const {slug} = policy;
    addRoute({...page, path: at(comparisonsAddress(slug)), props: {policy: slug}});
    for (const redline of redlinesOf(archive, policy))
      addRoute({...page, path: at(compareAddress(slug, redline.from, redline.to)), props: {policy: slug, redline}});
  }
}

/** Docusaurus serves versions at permanent addresses. The short one shows the version in force, or the last of an ended policy. */
function addShortAddresses({addRoute}: PluginContentLoadedActions, {timeline}: Archive, at: Place): void {
  for (const {slug, current} of timeline.policies) {
    if (!current) continue;
    const sourceFilePath = archivedFile(current, slug);
    addRoute({
      path: at(currentAddress(slug)),
      component: `${ui}/PolicyPage`,
      modules: {content: `@site/${sourceFilePath}`},
      exact: true,
      metadata: {sourceFilePath},
    });
  }
}

/** Where the chat says how it treats what visitors write. */
function privacyLink({policies}: Timeline) {
  const policy = policies.find(({purpose}) => purpose === 'privacy');
  return policy ? {text: policy.title, link: policyAddress(policy)} : {text: company.name, link: legalRoot};
}

/** Everything around the published texts: their versions, the comparisons and the feed. */
export default function policiesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const at: Place = (address) => baseUrl.replace(/\/$/, '') + address;
  return {
    name: 'policies',
    async loadContent() {
      return readArchive(siteDir, today());
    },
    async contentLoaded({content, actions}) {
      const archive = content as Archive;
      actions.setGlobalData(privacyVersions(archive.timeline, company.language));
      await actions.createData('timeline.json', JSON.stringify(archive.timeline));
      await actions.createData('privacy.json', JSON.stringify(privacyLink(archive.timeline)));
      addShortAddresses(actions, archive, at);
      addComparisons(actions, archive, at);
    },
  };
}
