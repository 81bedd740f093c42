import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Everything that needs the finished pages, in order: inlined styles, social cards, search, redirects, headers,
 * compression. It is one plugin, because Docusaurus runs the `postBuild` of all plugins in parallel.
 */
export default function afterBuildPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'after-build',
    async postBuild({outDir, routesBuildMetadata}) {
      // They take a second to load, which `npm start` need not wait for.
      const {finishSite, finishGallery} = await import('./steps');
      const listed = Object.entries(routesBuildMetadata).filter(([, {noIndex}]) => !noIndex);
      const site = {siteDir, outDir, listed: new Set(listed.map(([address]) => address))};
      await (process.env.GALLERY === '1' ? finishGallery(site) : finishSite(site));
    },
  };
}
