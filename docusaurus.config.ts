import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import path from 'node:path';
import {company} from './src/company';
import brandPlugin from './src/plugins/brand';
import cataloguePlugin from './src/plugins/catalogue';
import {checkPages} from './src/plugins/catalogue/checkPages';
import {parseFrontMatterIn} from './src/plugins/catalogue/parseFrontMatter';
import {doctorPreprocessor} from './src/plugins/doctor/preprocessor';
import {documentTemplate} from './src/plugins/document/template';
import chatPlugin from './src/plugins/chat';
import deliveryPlugin from './src/plugins/delivery';
import fontsPlugin from './src/plugins/fonts';
import formsPlugin from './src/plugins/forms';
import {galleryPlugins} from './src/plugins/gallery';
import remarkGlyphs from './src/plugins/glyphs/remark';
import devSearchPlugin from './src/plugins/found/search/devSearch';
import leanPlugin from './src/plugins/lean';
import marksPlugin from './src/plugins/marks';
import nestedContentPlugin from './src/plugins/nestedContent';
import policiesPlugin from './src/plugins/policies';
import {versioning} from './src/plugins/policies/versioning';
import stylesPlugin from './src/plugins/styles';

const isProduction = process.env.NODE_ENV === 'production';

const preset: Options = {
  docs: {
    path: 'pages/legal',
    routeBasePath: 'legal',
    sidebarPath: './sidebars.ts',
    breadcrumbs: false,
    ...versioning(__dirname, isProduction),
  },
  pages: {path: 'pages', exclude: [...GlobExcludeDefault, 'legal/**'], remarkPlugins: [remarkGlyphs]},
  blog: false,
  // A drawing is a file with an address, not a component.
  svgr: false,
  sitemap: {changefreq: null, priority: null},
};

/** Which cascade layer a stylesheet belongs to is said by its folder, in the order from weak to strong. */
const inFolder = (...names: string[]) => {
  const folder = path.join(__dirname, 'src', ...names);
  return (file: string) => file.startsWith(folder);
};
const layers = {
  base: (file: string) => inFolder('css')(file) && !layers.preferences(file),
  components: inFolder('components'),
  site: inFolder('site'),
  preferences: inFolder('css', 'preferences.css'),
};

/** All of v4 but its own layers: ours are told by folder, see above. */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

export default async function config(): Promise<Config> {
  const parseFrontMatter = parseFrontMatterIn(__dirname);
  checkPages(__dirname, isProduction);
  return {
    title: company.name,
    tagline: company.tagline,
    url: company.url,
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    baseUrlIssueBanner: false,
    ssrTemplate: documentTemplate,
    future: {v4, faster: true},
    markdown: {
      format: 'mdx',
      parseFrontMatter,
      preprocessor: doctorPreprocessor(__dirname),
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    i18n: {defaultLocale: 'en', locales: ['en']},
    presets: [['classic', preset]],
    staticDirectories: ['static', '.docusaurus/brand'],
    plugins: [
      brandPlugin,
      cataloguePlugin,
      chatPlugin,
      deliveryPlugin,
      fontsPlugin,
      devSearchPlugin,
      formsPlugin,
      ...galleryPlugins(__dirname, isProduction),
      leanPlugin,
      marksPlugin,
      nestedContentPlugin,
      policiesPlugin,
      ['@docusaurus/plugin-css-cascade-layers', {layers}],
      // After the plugin above, which declares the order of the layers.
      stylesPlugin,
    ],
    themeConfig: {colorMode: {disableSwitch: true}} satisfies ThemeConfig,
  };
}
