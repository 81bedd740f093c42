import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import afterBuildPlugin from './src/afterBuild';
import brandPlugin from './src/build/brand';
import brandMarksPlugin from './src/build/brandMarks';
import forestPlugin from './src/build/forest';
import {generatedFolder} from './src/build/generated';
import thirdPartyPlugin from './src/build/hosting/thirdParty';
import nestedContentPlugin from './src/build/nestedContent';
import pageEntriesPlugin from './src/build/pageEntries';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import previewNoticePlugin from './src/build/previewNotice';
import typefacesPlugin from './src/build/typefaces';
import unusedModulesPlugin from './src/build/unusedModules';
import {company} from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {columnsForDocusaurus, navigation} from './src/content/navigation';
import {layers} from './src/css/layers';
import palettePlugin from './src/css/palette';
import {shellPlugin} from './src/document/plugin';
import {template} from './src/document/template';
import chatPlugin from './src/features/chat/build/plugin';
import comparisonPlugin from './src/features/comparison/build/plugin';
import policiesPlugin from './src/features/policies/build/plugin';
import {classicOptions} from './src/preset';
import doctorPlugin, {doctorPreprocessor} from './src/tools/doctor/plugin';
import writePlugin from './src/tools/write/plugin';
import {galleryPlugins} from './src/tools/gallery';
import serversPlugin from './src/tools/serve/plugin';

const isProduction = process.env.NODE_ENV === 'production';

/** Every v4 flag except the cascade layers, which this site assigns by folder (src/css/layers.ts). */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

const config: Config = {
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
  // The default strategy looks up Git dates by absolute path, but page paths are relative, so it would find none.
  future: {v4, faster: true, experimental_vcs: 'git-ad-hoc'},
  markdown: {
    format: 'mdx',
    parseFrontMatter: parseFrontMatterIn(__dirname),
    // A build checks every page before it starts Docusaurus (src/cli/build.ts).
    preprocessor: isProduction ? undefined : doctorPreprocessor(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: company.language}}},
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}},
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  ],
  staticDirectories: ['static', ...['brand', 'forest', 'typefaces'].map((name) => `${generatedFolder}/served/${name}`)],
  presets: [['@docusaurus/preset-classic', classicOptions(__dirname)]],
  plugins: [
    // What pages show besides their copy
    pageEntriesPlugin,
    policiesPlugin,
    comparisonPlugin,
    chatPlugin,
    previewNoticePlugin,

    // What is drawn or cut to size from the company's files
    brandPlugin,
    brandMarksPlugin,
    forestPlugin,
    typefacesPlugin,
    palettePlugin,

    // What the bundler does differently
    nestedContentPlugin,
    unusedModulesPlugin,
    thirdPartyPlugin,

    // For people at work, in `npm start`
    ...galleryPlugins(__dirname, isProduction),
    doctorPlugin,
    serversPlugin,
    writePlugin,

    // The order of the layers, and after it whatever brings global style sheets
    ['@docusaurus/plugin-css-cascade-layers', {layers}],
    shellPlugin,

    // What needs the finished pages: styles, cards, search, headers, compression
    afterBuildPlugin,
  ],
  themeConfig: {
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: company.name},
    ],
    // For `npm start`. A build removes the classic theme's color mode script, and its styles follow the system.
    colorMode: {disableSwitch: true, respectPrefersColorScheme: true},
    // The menus and the footer are data, which tools read too: src/content/menus.json. Their entries come from the pages.
    navbar: {items: [...navigation.navbar.items]},
    footer: {
      links: columnsForDocusaurus(navigation.footer.links),
      copyright: `© ${company.copyrightYear} ${nameBeforePeriod}. All rights reserved.`,
    },
    // No page shows code; an empty theme keeps Prism's default colors out of the script of every page.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
