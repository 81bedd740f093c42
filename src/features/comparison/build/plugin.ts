import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {today} from '../../../company/today';
import {readArchive} from '../../policies/build/archive';
import {archivedText} from '../../policies/build/record';
import {compareAddress, comparisonsAddress} from '../../policies/model/addresses';
import {type Policy} from '../../policies/model/timeline';
import {comparePolicies} from '../model/compare';
import {pairsWithPage} from '../model/pairs';
import type {Redline} from '../model/redline';
import {readText} from '../model/text';

/** The comparisons of a policy that have their own page. */
function redlinesOf(siteDir: string, policy: Policy): Redline[] {
  const texts = new Map(policy.versions.map((row) => [row.version, readText(archivedText(siteDir, row))]));
  return pairsWithPage(policy).flatMap(({from, to}) => {
    const [before, after] = [texts.get(from), texts.get(to)];
    return before && after ? [{from, to, ...comparePolicies(before, after)}] : [];
  });
}

/** A page for each pair of versions that readers need, and the list of them. Pages for every two would be hundreds. */
export default function comparisonPlugin({siteDir}: LoadContext): Plugin {
  const page = {component: '@site/src/features/comparison/ui/Compare', exact: true};
  return {
    name: 'comparison',
    getThemePath: () => path.join(__dirname, '..', 'ui', 'theme'),
    async contentLoaded({actions: {addRoute}}) {
      for (const policy of readArchive(siteDir, today()).timeline.policies) {
        const {slug} = policy;
        addRoute({...page, path: comparisonsAddress(slug), props: {policy: slug}});
        for (const redline of redlinesOf(siteDir, policy))
          addRoute({...page, path: compareAddress(slug, redline.from, redline.to), props: {policy: slug, redline}});
      }
    },
  };
}
