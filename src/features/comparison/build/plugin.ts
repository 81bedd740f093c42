import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {today} from '../../../company/today';
import type {Day} from '../../../content/dates';
import {readArchive} from '../../policies/build/archive';
import {archivedText} from '../../policies/build/recordFile';
import {compareAddress} from '../../policies/model/addresses';
import {compareTexts} from '../../policies/model/compareTexts';
import {statusOn} from '../../policies/model/timeline';
import {pairsOf} from '../model/pairs';
import type {Props} from '../ui/Compare';

/** Two versions of a policy or, without a pair, one that nothing is compared with. */
type Compared = Omit<Props, 'redline'> & {path: string};

/** Each version against the one before it, and against the one in force on the day of the build, whichever that is. */
export function comparisonsOf(siteDir: string, day: Day = today()): Compared[] {
  const {record, timeline} = readArchive(siteDir, day);
  return timeline.policies.flatMap(({slug: policy, versions}) => {
    const inForce = versions.find((one) => statusOn(day, one) === 'in-force')?.version;
    const pairs = pairsOf(record, policy).map((pair) => ({
      path: compareAddress(policy, pair.from, pair.to),
      policy,
      pair,
    }));
    const withInForce = versions.map(({version}) => {
      const [from = version, to = version] = [version, inForce ?? version].sort();
      const path = compareAddress(policy, version, 'in-force');
      return {path, policy, version, ...(inForce && from !== to && {pair: {from, to}})};
    });
    return [...pairs, ...withInForce];
  });
}

export default function comparisonPlugin({siteDir}: LoadContext): Plugin {
  const textOf = (policy: string, version: Day) => archivedText(siteDir, {policy, version});
  return {
    name: 'comparison',
    getThemePath: () => path.join(__dirname, '..', 'ui', 'theme'),
    async contentLoaded({actions: {addRoute}}) {
      for (const {path: address, ...given} of comparisonsOf(siteDir)) {
        const {policy, pair} = given;
        const redline = pair && compareTexts(textOf(policy, pair.from), textOf(policy, pair.to));
        const component = '@site/src/features/comparison/ui/Compare';
        addRoute({path: address, component, exact: true, props: {...given, redline}});
      }
    },
  };
}
