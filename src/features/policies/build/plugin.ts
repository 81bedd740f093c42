import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentAddress} from '../model/addresses';
import {today} from '../../../company/today';
import {readArchive} from './archive';
import {archivedFile} from './paths';

/** What pages know of the policies, and their short addresses. Docusaurus serves versions at permanent ones. */
export default function policiesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'policies',
    async contentLoaded({actions}) {
      const {timeline} = readArchive(siteDir, today());
      await actions.createData('timeline.json', JSON.stringify(timeline));
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
