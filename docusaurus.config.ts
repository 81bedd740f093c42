import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import path from 'node:path';
import {company, features} from './src/company';
import brandPlugin from './src/build/brand';
import brandMarksPlugin from './src/build/brandMarks';
import chatPlugin from './src/features/chat/build/plugin';
import doctorPlugin from './src/tools/doctor/plugin';
import {doctorPreprocessor} from './src/tools/doctor/preprocessor';
import formSignPlugin from './src/features/contact/build/receiptPlugin';
import {galleryPlugins, pageFolders} from './src/tools/gallery';
import remarkTables from './src/build/figures/tables';
import remarkFigures from './src/build/figures/remark';
import forestPlugin from './src/build/forest';
import remarkFeatures from './src/build/features/remark';
import remarkGlyphs from './src/build/icons/remark';
import {generatedFolder} from './src/build/generatedFolder';
import hostingPlugin from './src/build/hosting';
import languagesPlugin from './src/build/languages';
import nestedContentPlugin from './src/build/nestedContent';
import pageEntriesPlugin from './src/build/pageEntries';
import {checkPages} from './src/tools/doctor/checkPages';
import {parseFrontMatterIn} from './src/tools/doctor/parseFrontMatter';
import {picturesPlugin} from './src/build/pictures';
import {remarkPictures} from './src/build/pictures/remark';
import palettePlugin from './src/build/palette';
import policiesPlugin from './src/features/policies/build/plugin';
import {versioning} from './src/features/policies/build/versioning';
import previewNoticePlugin from './src/build/previewNotice';
import typefacesPlugin from './src/build/typefaces';
import unusedModulesPlugin from './src/build/unusedModules';
import serversPlugin from './src/tools/preview/plugin';
import {shellPlugin} from './src/document/plugin';
import {template} from './src/document/template';
import writingPlugin from './src/tools/editor/plugin';
import remarkWriting from './src/tools/editor/remark';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * The menus and the footer. A section is a folder in `pages/`: its menu, its column in the footer, its breadcrumbs and
 * its entries in the contact form are made from the pages in it, and `npm run new` adds pages to it.
 * `src/content/navigation.ts` defines what each item accepts.
 */
export const themeConfig = {
  // For npm start: a build has no script of the theme's own, and its styles follow the system.
  colorMode: {disableSwitch: true, respectPrefersColorScheme: true},
  navbar: {
    items: [
      {
        type: 'custom-section',
        folder: 'ai-services',
        label: 'AI Services',
        column: 'Services',
        crumb: 'Services',
        pages: 'service',
      },
      {
        type: 'custom-section',
        folder: 'industries',
        label: 'AI Agents by Industries',
        column: 'Industries',
        crumb: 'Industries',
        pages: 'industry',
      },
      {type: 'custom-section', folder: 'company', label: 'Company', column: 'Company', crumb: 'Company'},
      {to: '/contact', label: 'Get Started', position: 'right'},
    ],
  },
  footer: {
    links: [
      // Above the columns, as wide as the page. The copy is in pages/_shell.
      {
        className: 'above',
        items: [
          {type: 'custom-copy', html: 'next-steps'},
          {type: 'custom-copy', html: 'trust'},
        ],
      },
      // The first column, below the logo.
      {
        className: 'about',
        items: [
          {type: 'custom-copy', html: 'about'},
          ...(features.newsletter ? [{type: 'custom-newsletter', html: 'newsletter'}] : []),
        ],
      },
      // A column without a title takes the name of its section.
      {items: [{type: 'custom-section', html: 'ai-services'}]},
      {items: [{type: 'custom-section', html: 'industries'}]},
      {
        items: [
          {type: 'custom-section', html: 'company'},
          {to: '/contact', label: 'Contact'},
        ],
      },
      {
        title: 'Legal',
        items: [
          {type: 'custom-policies', html: 'policies'},
          {to: '/accessibility', label: 'Accessibility'},
        ],
      },
    ],
    copyright: `© ${company.copyrightYear} ${company.name}. All rights reserved.`,
  },
} satisfies ThemeConfig;

/** In `npm start` the page knows where each of its texts stands in its file. */
const writable = isProduction ? [] : [[remarkWriting, {root: __dirname}] as const];

/** Read when the site is built: the doctor reads the menus above even if no policy can be published. */
const preset = (): Options => ({
  docs: {
    path: 'pages/legal',
    routeBasePath: 'legal',
    sidebarPath: './sidebars.ts',
    breadcrumbs: false,
    beforeDefaultRemarkPlugins: [...writable],
    remarkPlugins: [remarkTables],
    ...versioning(__dirname, isProduction),
  },
  pages: {
    path: 'pages',
    exclude: [...GlobExcludeDefault, 'legal/**'],
    beforeDefaultRemarkPlugins: [...writable, remarkFeatures, remarkPictures({root: __dirname, quick: !isProduction})],
    remarkPlugins: [remarkGlyphs, remarkFigures, remarkTables],
  },
  blog: false,
  // SVG drawings are files with an address, not components.
  svgr: false,
  sitemap: {changefreq: null, priority: null, lastmod: 'date'},
});

/** The folder of a style sheet decides its cascade layer. The order is from weak to strong. */
const inFolder = (...names: string[]) => {
  const folder = path.join(__dirname, 'src', ...names);
  return (file: string) => file.startsWith(folder);
};
const layers = {
  base: (file: string) => inFolder('css')(file) && !layers.preferences(file),
  components: inFolder('components'),
  features: (file: string) => inFolder('features')(file) || inFolder('theme')(file) || inFolder('tools')(file),
  preferences: inFolder('css', 'preferences.css'),
};

/** All of v4 except its own layers, because ours go by folder (see above). */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

export default async function config(): Promise<Config> {
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
    ssrTemplate: template,
    future: {v4, faster: true},
    markdown: {
      format: 'mdx',
      parseFrontMatter: parseFrontMatterIn(__dirname),
      // A build has already checked every page in checkPages.
      preprocessor: isProduction ? undefined : doctorPreprocessor(__dirname),
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: company.language}}},
    presets: [['classic', preset()]],
    staticDirectories: [
      'static',
      `${generatedFolder}/brand/served`,
      `${generatedFolder}/forest/served`,
      `${generatedFolder}/pictures/files`,
      `${generatedFolder}/typefaces`,
    ],
    plugins: [
      brandPlugin,
      brandMarksPlugin,
      chatPlugin,
      doctorPlugin,
      forestPlugin,
      formSignPlugin,
      ...galleryPlugins(__dirname, isProduction),
      hostingPlugin,
      languagesPlugin,
      nestedContentPlugin,
      pageEntriesPlugin,
      palettePlugin,
      picturesPlugin(pageFolders(isProduction), !isProduction),
      policiesPlugin,
      previewNoticePlugin,
      serversPlugin,
      typefacesPlugin,
      unusedModulesPlugin,
      ['@docusaurus/plugin-css-cascade-layers', {layers}],
      writingPlugin,
      // After the plugin that declares the order of the layers, and after the typefaces, which its scripts ask for.
      shellPlugin(features),
    ],
    themeConfig,
  };
}
