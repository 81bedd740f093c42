import type {Root} from 'mdast';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addDays, type Day} from '../../../content/dates';
import {today} from '../../../company/today';
import {addressOf, heldUntil, statusOn, versionToRead, type Timeline} from '../model/timeline';
import {readArchive} from './archive';
import {anchorsIn} from './checks';
import {archiveFolder} from './paths';

/** The newest day on which a text is known to hold, or its first one if it lies ahead. */
function lastDayOf(timeline: Timeline, name: Day, slug: string): Day {
  const until = heldUntil(timeline, name, slug);
  if (statusOn(timeline.builtOn, timeline, name, slug) === 'archived' && until) return addDays(until, -1);
  return name > timeline.builtOn ? name : timeline.builtOn;
}

const toPolicy = /^(?:\.\/)?([a-z0-9-]+)\.mdx(#.*)?$/;

/**
 * A published text links to the file of another policy, which has versions of its own: the link leads to the one that
 * holds beside the text, and to the section if that version has it.
 */
export const remarkPolicyLinks: Plugin<[{siteDir: string}], Root> = ({siteDir}) => {
  const place = new RegExp(`^${archiveFolder}/version-(.+)/(.+)\\.mdx$`);
  return (tree, file) => {
    const [, name, slug] = place.exec(path.relative(siteDir, file.path).split(path.sep).join('/')) ?? [];
    if (!name || !slug) return;
    const {timeline, texts} = readArchive(siteDir, today());
    const day = lastDayOf(timeline, name, slug);
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, other, anchor = ''] = toPolicy.exec(node.url) ?? [];
      const version = other && versionToRead(day, timeline, other);
      const text = version && texts.get(`${version.name}/${other}`);
      if (!text) return;
      const hasAnchor = anchorsIn(text.sections).includes(anchor.slice(1));
      node.url = addressOf(timeline, version.name, other) + (hasAnchor ? anchor : '');
    });
  };
};
