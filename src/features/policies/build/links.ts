import type {Root} from 'mdast';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addDays, type Day} from '../../../content/dates';
import {currentAddress} from '../../../content/redirects';
import {today} from '../../../company/today';
import {sectionsIn} from '../model/policyText';
import {addressOf, policyOf, versionToRead, type PolicyVersion} from '../model/timeline';
import {readArchive} from './archive';
import {anchorsIn} from './checks';
import {archiveFolder} from './paths';
import {archivedText} from './recordFile';

/** The last day on which a text is known to apply, or its first day if that is in the future. */
function lastDayOf({version, until}: PolicyVersion, builtOn: Day): Day {
  if (until && until <= builtOn) return addDays(until, -1);
  return version > builtOn ? version : builtOn;
}

/**
 * A published text may link to the file of another policy, which has its own versions. The link then leads to the
 * version that applies at the same time, and to the section if that version has it. Links to moved pages follow them.
 */
export const remarkPolicyLinks = ({siteDir}: {siteDir: string}): Plugin<[], Root> => {
  const place = new RegExp(`^${archiveFolder}/version-(.+)/(.+)\\.mdx$`);
  return () => {
    const {timeline} = readArchive(siteDir, today());
    return (tree, file) => {
      const [, name, slug = ''] = place.exec(path.relative(siteDir, file.path).split(path.sep).join('/')) ?? [];
      if (!name) return;
      const own = policyOf(timeline, slug)?.versions.find(({version}) => version === name);
      visit(tree, ['link', 'definition'], (node) => {
        if (node.type !== 'link' && node.type !== 'definition') return;
        const [, other = '', anchor = ''] = /^(?:\.\/)?([a-z0-9-]+)\.mdx(#.*)?$/.exec(node.url) ?? [];
        const policy = policyOf(timeline, other);
        const version = own && policy && versionToRead(lastDayOf(own, timeline.builtOn), policy)?.version;
        if (!version) {
          node.url = currentAddress(node.url);
          return;
        }
        const anchors = anchorsIn(sectionsIn(archivedText(siteDir, {policy: other, version})));
        node.url = addressOf(policy, version) + (anchors.includes(anchor.slice(1)) ? anchor : '');
      });
    };
  };
};
