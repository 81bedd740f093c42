import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import brandPlugin from './build/brand';
import brandMarksPlugin from './build/brandMarks';
import remarkEvidence from './mdx/evidence/remark';
import remarkExamples from './mdx/examples/remark';
import {remarkFigures} from './mdx/figures/draw';
import remarkTables from './mdx/figures/tables';
import forestPlugin from './build/forest';
import thirdPartyPlugin from './build/hosting/thirdParty';
import remarkIcons from './build/icons/remark';
import nestedContentPlugin from './build/nestedContent';
import pageEntriesPlugin from './build/pageEntries';
import palettePlugin from './css/palette';
import {remarkPictures} from './build/pictures/remark';
import previewNoticePlugin from './build/previewNotice';
import typefacesPlugin from './build/typefaces';
import unusedModulesPlugin from './build/unusedModules';
import {shellPlugin} from './document/plugin';
import chatPlugin from './features/chat/build/plugin';
import {remarkPolicyLinks} from './features/policies/build/links';
import {remarkParagraphs} from './features/policies/build/paragraphs';
import policiesPlugin from './features/policies/build/plugin';
import {versioning} from './features/policies/build/versioning';
import doctorPlugin from './tools/doctor/plugin';
import editorPlugin from './tools/editor/plugin';
import remarkEditor, {rehypeShownComponents} from './tools/editor/remark';
import {galleryPlugins} from './tools/gallery';
import serversPlugin from './tools/serve/plugin';
import renamePlugin from './tools/rename/plugin';

/** The sitemap dates pages by their last commit, which a downloaded copy does not have. */
const hasHistory = () => spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;

const isProduction = process.env.NODE_ENV === 'production';

/** Docusaurus's content plugins and theme. Policies are versioned docs; all other pages are plain pages. */
function classicOptions(siteDir: string): Options {
  // In `npm start`, each text of a page carries its place in the file, for the editor.
  const editable = isProduction ? [] : [[remarkEditor, {root: siteDir}] as const];
  const rehypePlugins = isProduction ? [] : [rehypeShownComponents];
  return {
    docs: {
      path: 'pages/legal',
      routeBasePath: 'legal',
      sidebarPath: false,
      breadcrumbs: false,
      beforeDefaultRemarkPlugins: [...editable, [remarkPolicyLinks, {siteDir}], remarkParagraphs],
      remarkPlugins: [remarkTables],
      rehypePlugins,
      ...versioning(siteDir, isProduction),
    },
    pages: {
      path: 'pages',
      exclude: [...GlobExcludeDefault, 'legal/**'],
      beforeDefaultRemarkPlugins: [...editable, remarkExamples({root: siteDir}), remarkPictures],
      remarkPlugins: [remarkIcons, remarkFigures, remarkEvidence, remarkTables],
      rehypePlugins,
    },
    blog: false,
    // SVGs are files with an address, not components.
    svgr: false,
    sitemap: {changefreq: null, priority: null, lastmod: hasHistory() ? 'date' : null},
  };
}

/** The folder of a style sheet decides its cascade layer; drawings of figures have their own. From weakest to strongest. */
const inFolder =
  (...names: string[]) =>
  (file: string) =>
    names.some((name) => file.startsWith(path.join(__dirname, name)));
const preferences = inFolder(path.join('css', 'preferences.css'));
const drawings = (file: string) => file.endsWith('drawing.module.css');
const layers = {
  base: (file: string) => inFolder('css')(file) && !preferences(file),
  components: (file: string) => inFolder('components')(file) && !drawings(file),
  drawings,
  features: inFolder('features', 'theme', 'tools'),
  preferences,
};

/** Docusaurus's classic preset with the options of this site, followed by our own plugins. */
export default function sitePreset(context: LoadContext): Preset {
  const {siteDir} = context;
  const {themes, plugins = []} = classic(context, classicOptions(siteDir));
  return {
    themes,
    plugins: [
      ...plugins,
      brandPlugin,
      brandMarksPlugin,
      chatPlugin,
      doctorPlugin,
      forestPlugin,
      ...galleryPlugins(siteDir, isProduction),
      nestedContentPlugin,
      pageEntriesPlugin,
      palettePlugin,
      policiesPlugin,
      previewNoticePlugin,
      renamePlugin,
      serversPlugin,
      thirdPartyPlugin,
      typefacesPlugin,
      unusedModulesPlugin,
      ['@docusaurus/plugin-css-cascade-layers', {layers}],
      // After the plugin that declares the order of the layers.
      editorPlugin,
      // After the cascade layers, whose order it follows, and after the typefaces, which its scripts ask for.
      shellPlugin,
    ],
  };
}
