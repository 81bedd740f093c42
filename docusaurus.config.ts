import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import {generatedFolder} from './src/build/generated';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import {company} from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {columnsForDocusaurus, navigation} from './src/content/navigation';
import {layers} from './src/css/layers';
import {template} from './src/document/template';
import {classicOptions} from './src/preset';
import {doctorPreprocessor} from './src/tools/doctor/plugin';

const isProduction = process.env.NODE_ENV === 'production';

/** Every v4 flag except the cascade layers, which this site assigns by folder (src/css/layers.ts). */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

/** Loads a plugin of this site, so that each is one line of the list below. */
const own = async (module: Promise<{default: PluginModule}>): Promise<PluginModule> => (await module).default;

const plugins = async (): Promise<PluginConfig[]> =>
  Promise.all([
    // What pages show besides their copy
    own(import('./src/build/pageEntries')),
    own(import('./src/features/policies/build/plugin')),
    own(import('./src/features/comparison/build/plugin')),
    own(import('./src/features/chat/build/plugin')),
    own(import('./src/build/previewNotice')),

    // What is drawn or cut to size from the company's files
    own(import('./src/build/brand')),
    own(import('./src/build/brandMarks')),
    own(import('./src/build/forest')),
    own(import('./src/build/typefaces')),
    own(import('./src/css/palette')),

    // What the bundler does differently
    own(import('./src/build/nestedContent')),
    own(import('./src/build/unusedModules')),
    own(import('./src/build/hosting/thirdParty')),

    // For people at work, in `npm start`
    ...(await import('./src/tools/gallery')).galleryPlugins(__dirname, isProduction),
    own(import('./src/tools/doctor/plugin')),
    own(import('./src/tools/serve/plugin')),
    own(import('./src/tools/write/plugin')),

    // The order of the layers, and after it whatever brings global style sheets
    ['@docusaurus/plugin-css-cascade-layers', {layers}],
    own(import('./src/document/plugin')),

    // What needs the finished pages: styles, cards, search, headers, compression
    own(import('./src/afterBuild')),
  ]);

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

export default async (): Promise<Config> => ({...config, plugins: await plugins()});
