import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageList} from '../build/finishedPages';
import {bareAddress} from '../content/sections';
import {worksOnPages, type FinishedPages} from '../features/finishedPages';

/**
 * Everything that needs the finished pages, in order: what other plugins make of them, then their styles
 * and policies, then compression. It is one plugin, because Docusaurus runs the `postBuild` of all plugins in parallel.
 */
export default function afterBuildPlugin({siteDir}: LoadContext): Plugin {
  let fields: PageList['fields'] = new Map();
  let plugins: FinishedPages[] = [];
  return {
    name: 'after-build',
    async allContentLoaded({allContent}) {
      const pages = allContent['docusaurus-plugin-content-pages']?.default as Pages;
      fields = new Map(
        pages.flatMap((page) => (page.type === 'mdx' ? [[bareAddress(page.permalink), page.frontMatter]] : [])),
      );
      plugins = Object.values(allContent).flatMap((byId) => Object.values(byId).filter(worksOnPages));
    },
    async postBuild({outDir, generatedFilesDir, routes, routesBuildMetadata}) {
      // They take a second to load, which `npm start` need not wait for.
      const {finishSite} = await import('./steps');
      const listed = Object.entries(routesBuildMetadata).filter(([, {noIndex}]) => !noIndex);
      const pages = {listed: new Set(listed.map(([address]) => address)), fields};
      await finishSite({siteDir, outDir, generatedFilesDir, routes, plugins, pages});
    },
  };
}
