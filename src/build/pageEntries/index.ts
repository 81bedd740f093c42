import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entriesOf, jobsOf, type PageLink, type SourcePage} from '../../content/entries';
import {sections} from '../../content/navigation';
import {bareAddress} from '../../content/sections';
import {company} from '../../company';
import {companyParts} from '../../company/parts';
import {lineIcon, markIcon, pathIcon} from '../icons/drawings';
import {readArchive} from '../../features/policies/build/archive';
import {currentAddress} from '../../features/policies/model/addresses';
import {inForceOn} from '../../features/policies/model/timeline';
import {today} from '../../company/today';

/** A page with invalid fields has empty front matter (see frontMatter.ts), and no menu lists it until they are fixed. */
const publishedPages = (content: Pages): SourcePage[] =>
  content.flatMap((page) =>
    page.type === 'mdx' && Object.keys(page.frontMatter).length > 0
      ? [{permalink: bareAddress(page.permalink), frontMatter: page.frontMatter}]
      : [],
  );

function policiesInForce(siteDir: string): PageLink[] {
  const {policies} = readArchive(siteDir, today()).timeline;
  const held = inForceOn(today(), policies).map(({policy}) => policy);
  return policies
    .filter(({slug}) => held.includes(slug))
    .map(({slug, title}) => ({to: currentAddress(slug), label: title}));
}

/** The entries of pages for menus, footer, breadcrumbs, cards and forms, so that a new page needs no second edit. */
export default function pageEntriesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-entries',
    async allContentLoaded({allContent, actions}) {
      const pages = publishedPages(allContent['docusaurus-plugin-content-pages']?.default as Pages);
      const policies = policiesInForce(siteDir);
      const {entries, sizes, indexes, industryCards, serviceChoices} = entriesOf(pages, sections);
      const iconNames = [...new Set(entries.map((entry) => entry.icon))];
      const jobs = jobsOf(pages, today());
      actions.setGlobalData({entries, sizes, indexes, policies, closingDays: jobs.map(({closes}) => closes ?? null)});
      const data = {
        companyParts,
        socialMarks: Object.fromEntries(
          company.social
            .filter(({href}) => href)
            .map((account) => [account.name, 'mark' in account ? markIcon(account.mark) : pathIcon(account.drawing)]),
        ),
        icons: Object.fromEntries(iconNames.map((name) => [name, lineIcon(name)])),
        industryCards,
        serviceChoices,
        jobs,
      };
      await Promise.all(
        Object.entries(data).map(([name, value]) => actions.createData(`${name}.json`, JSON.stringify(value))),
      );
    },
  };
}
