import type {LoadedContent as Policies} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import {entriesOf, industryCardsOf, serviceChoicesOf, type PolicyEntry, type SourcePage} from '../../catalogue/entries';
import {company} from '../../company';
import {lineGlyph, markGlyph} from '../glyphs/drawings';

const publishedPages = (content: Pages): SourcePage[] =>
  content.flatMap((page) => (page.type === 'mdx' ? [{permalink: page.permalink, frontMatter: page.frontMatter}] : []));

/** The version in force is the one at the shortest address; the index of all versions is not a policy. */
const policiesInForce = (content: Policies): PolicyEntry[] =>
  (content.loadedVersions.find((version) => version.isLast)?.docs ?? [])
    .filter((doc) => doc.id !== 'index')
    .map((doc) => ({to: doc.permalink, label: doc.title}))
    .sort((a, b) => b.label.localeCompare(a.label));

/**
 * Publishes the pages' entries to menus, footer, breadcrumbs, cards and forms.
 * It reads what the pages plugin has loaded, so a page that is added, renamed or drafted needs no second edit.
 */
export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({allContent, actions}) {
      const pages = publishedPages(allContent['docusaurus-plugin-content-pages']?.default as Pages);
      const policies = policiesInForce(allContent['docusaurus-plugin-content-docs']?.default as Policies);
      const entries = entriesOf(pages);
      const icons = [...new Set(entries.map((entry) => entry.icon))];
      actions.setGlobalData({entries, policies});
      const marks = company.social.flatMap(({mark}) => (mark ? [mark] : []));
      const data = {
        socialMarks: Object.fromEntries(marks.map((mark) => [mark, markGlyph(mark)])),
        glyphs: Object.fromEntries(icons.map((icon) => [icon, lineGlyph(icon)])),
        industryCards: industryCardsOf(pages),
        serviceChoices: serviceChoicesOf(pages),
      };
      await Promise.all(
        Object.entries(data).map(([name, value]) => actions.createData(`${name}.json`, JSON.stringify(value))),
      );
    },
  };
}
