import type {Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {addDays} from '../../../content/dates';
import {currentAddress} from '../../../content/redirects';
import {today} from '../../../company/today';
import {addressOf, policyOf, versionToRead} from '../model/timeline';
import {readArchive} from './archive';
import {anchorsIn} from './checks';
import {archiveFolder} from './paths';
import {archivedText} from './recordFile';

/**
 * A published text may link to the file of another policy, which has its own versions. The link then leads to the
 * version that applies at the same time, and to the section if that version has it. Links to moved pages follow them.
 */
export const remarkPolicyLinks = ({siteDir}: {siteDir: string}) => {
  const place = new RegExp(`^${archiveFolder}/version-(.+)/(.+)\\.mdx$`);
  return () => {
    const {policies, builtOn} = readArchive(siteDir, today()).timeline;
    return (tree: Root, file: {path: string}) => {
      const [, name, slug = ''] = place.exec(path.relative(siteDir, file.path).split(path.sep).join('/')) ?? [];
      if (!name) return;
      const own = policyOf(policies, slug)?.versions.find(({version}) => version === name);
      // The last day on which the text is known to apply, or its first day if that is in the future.
      const newest = name > builtOn ? name : builtOn;
      const lastDay = own?.until && own.until <= builtOn ? addDays(own.until, -1) : newest;
      visit(tree, (node) => {
        if (!('url' in node)) return;
        const [, other = '', anchor = ''] = /^(?:\.\/)?([a-z0-9-]+)\.mdx(#.*)?$/.exec(node.url) ?? [];
        const policy = policyOf(policies, other);
        const text = own && policy && versionToRead(lastDay, policy);
        const hasAnchor = text && anchorsIn(archivedText(siteDir, text)).includes(anchor.slice(1));
        node.url = text ? addressOf(policy, text.version) + (hasAnchor ? anchor : '') : currentAddress(node.url);
      });
    };
  };
};
