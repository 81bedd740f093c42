import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {today} from '../../../company/today';
import {readArchive} from '../../policies/build/archive';
import {archivedText, inForceOn} from '../../policies/build/record';
import {compareAddress} from '../../policies/model/addresses';
import {compareTexts} from '../../policies/model/compare';
import {pairsOf, type VersionPair} from '../model/pairs';
import type {Props} from '../ui/Compare';

/** Each version against the one before it, and against the one in force on the day of the build, whichever that is. */
export function comparisonsOf(siteDir: string, day = today()): {path: string; props: Props}[] {
  const {record, timeline} = readArchive(siteDir, day);
  const held = inForceOn(day, record);
  return timeline.policies.flatMap(({slug, versions}) => {
    const redlineOf = ({from, to}: VersionPair) => {
      const [older = '', newer = ''] = [from, to].map((version) => archivedText(siteDir, {policy: slug, version}));
      return compareTexts(older, newer);
    };
    const inForce = held.find(({policy}) => policy === slug)?.version;
    const pairs = pairsOf(record, slug).map((pair) => ({
      path: compareAddress(slug, pair.from, pair.to),
      props: {policy: slug, pair, redline: redlineOf(pair)},
    }));
    const withInForce = versions.map(({version}) => {
      const [from = version, to = version] = [version, inForce ?? version].sort();
      const compared = inForce && from !== to ? {pair: {from, to}, redline: redlineOf({from, to})} : {};
      return {path: compareAddress(slug, version, 'in-force'), props: {policy: slug, version, ...compared}};
    });
    return [...pairs, ...withInForce];
  });
}

export default function comparisonPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'comparison',
    getThemePath: () => path.join(__dirname, '..', 'ui', 'theme'),
    async contentLoaded({actions: {addRoute}}) {
      for (const one of comparisonsOf(siteDir))
        addRoute({...one, component: '@site/src/features/comparison/ui/Compare', exact: true});
    },
  };
}
