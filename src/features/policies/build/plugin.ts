import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentAddress, legalRoot, privacyPolicy} from '../model/addresses';
import {policyAddress, type Timeline} from '../model/timeline';
import {company} from '../../../company';
import {today} from '../../../company/today';
import {readArchive} from './archive';
import {archivedFile} from './paths';

/** Where the chat says how it treats what visitors write. */
function privacyLink({policies}: Timeline) {
  const policy = policies.find(({slug}) => slug === privacyPolicy);
  return policy ? {text: policy.title, link: policyAddress(policy)} : {text: company.name, link: legalRoot};
}

/** What pages know of the policies, and their short addresses. Docusaurus serves versions at permanent ones. */
export default function policiesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'policies',
    async loadContent() {
      return readArchive(siteDir, today()).timeline;
    },
    async contentLoaded({content, actions}) {
      const timeline = content as Timeline;
      await actions.createData('timeline.json', JSON.stringify(timeline));
      await actions.createData('privacy.json', JSON.stringify(privacyLink(timeline)));
      for (const {slug, current} of timeline.policies) {
        if (!current) continue;
        // The version in force, or the last one of a policy that has ended.
        const sourceFilePath = archivedFile(current, slug);
        actions.addRoute({
          path: currentAddress(slug),
          component: '@site/src/features/policies/ui/PolicyPage',
          modules: {content: `@site/${sourceFilePath}`},
          exact: true,
          metadata: {sourceFilePath},
        });
      }
    },
  };
}
