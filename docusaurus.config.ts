import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule, VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import path from 'node:path';
import {generatedFolder} from './src/build/generated';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import * as facts from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {columnsForDocusaurus, navigation} from './src/content/navigation';
import {redirects} from './src/content/redirects';
import {layers} from './src/css/layers';
import {template} from './src/document/template';
import {classicOptions} from './src/preset';
import {doctorPreprocessor} from './src/tools/doctor/plugin';

const {company} = facts;
const isProduction = process.env.NODE_ENV === 'production';

/** Every v4 flag except the cascade layers, which this site assigns by folder (src/css/layers.ts). */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

const history = getVcsPreset('git-eager');

/** Reads the history once. Docusaurus knows dates by absolute paths, and asks for them by the relative paths of pages. */
const vcs: VcsConfig = {
  ...history,
  getFileLastUpdateInfo: (file) => history.getFileLastUpdateInfo(path.resolve(file)),
};

/** Loads a plugin of this site, so that each is one line of the list below. */
const own = async <Content>(module: Promise<{default: PluginModule<Content>}>): Promise<PluginModule> =>
  (await module).default as PluginModule;

const plugins = async (): Promise<PluginConfig[]> => [
  // What pages show besides their copy
  await own(import('./src/build/pageEntries')),
  await own(import('./src/features/policies/build/plugin')),
  await own(import('./src/features/careers/build/plugin')),
  await own(import('./src/build/previewNotice')),

  // What fills a slot of the theme
  await own(import('./src/slots')),
  await own(import('./src/features/comparison/build/plugin')),
  facts.features.search && (await own(import('./src/features/search/build/plugin'))),
  facts.features.chat && (await own(import('./src/features/chat/build/plugin'))),
  facts.features.newsletter && (await own(import('./src/features/newsletter/build/plugin'))),

  // What is drawn or cut to size from the company's files
  await own(import('./src/build/brand')),
  await own(import('./src/build/brandMarks')),
  await own(import('./src/build/forest')),
  await own(import('./src/build/typefaces')),

  // What the bundler does differently
  await own(import('./src/build/nestedContent')),
  await own(import('./src/build/unusedModules')),
  await own(import('./src/build/hosting/thirdParty')),

  // For people at work, in `npm start`. A build is faster without reading them.
  !isProduction && (await (await import('./src/tools/gallery')).gallery(__dirname)),
  !isProduction && (await own(import('./src/tools/doctor/plugin'))),
  !isProduction && (await own(import('./src/tools/serve/plugin'))),
  !isProduction && (await own(import('./src/tools/write/plugin'))),

  // The order of the layers, and after it whatever brings global style sheets
  ['@docusaurus/plugin-css-cascade-layers', {layers}],
  await own(import('./src/document/plugin')),

  // For hosts that know no _redirects
  ['@docusaurus/plugin-client-redirects', {redirects}],

  // What needs the finished pages: cards, then styles, policies and compression
  await own(import('./src/build/socialCards')),
  await own(import('./src/afterBuild')),
];

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
  // A preview is public, but search engines should not list it next to the site.
  noIndex: Boolean(process.env.PREVIEW),
  ssrTemplate: template,
  future: {v4, faster: true, experimental_vcs: vcs},
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
  ],
  staticDirectories: ['static', ...['brand', 'forest', 'typefaces'].map((name) => `${generatedFolder}/served/${name}`)],
  themeConfig: {
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: company.name},
    ],
    colorMode: {disableSwitch: !facts.features.themeToggle, respectPrefersColorScheme: true},
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

export default async (): Promise<Config> => ({
  ...config,
  presets: [['@docusaurus/preset-classic', await classicOptions(__dirname)]],
  plugins: await plugins(),
});
