import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {translatedPages} from './sources';

const exactly = (file: string) => new RegExp(`^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'))
    : [];

const isShellCopy = (file: string) => file.startsWith('_shell');

/** `contact.mdx` is the address `/contact`, as in `pages/`. */
const addressOf = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')}`;

const named = ['label', 'column', 'crumb', 'title', 'copyright'];

/** Gives each name of the menus and the footer to a function, which gives the name to put there. */
const renamed = <Config extends object>(themeConfig: Config, rename: (name: string) => string): Config =>
  JSON.parse(JSON.stringify(themeConfig), (key, value: unknown) =>
    named.includes(key) && typeof value === 'string' ? rename(value) : value,
  ) as Config;

const navigationOf = ({navbar, footer}: Partial<Record<string, unknown>>) => ({navbar, footer});

/** The names of the menus and the footer, as the engine hands them to translators. */
function namesIn(themeConfig: object): TranslationFileContent {
  const names = new Set<string>();
  renamed(navigationOf({...themeConfig}), (name) => {
    names.add(name);
    return name;
  });
  return Object.fromEntries([...names].map((name) => [name, {message: name}]));
}

/**
 * Tells the pages which others are translated, and puts the translated copy around the pages in place of the first
 * language's. The engine itself reads `i18n/` for everything else. A site with one language has nothing of this.
 */
export default function languagesPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin | null {
  if (i18n.locales.length < 2) return null;
  const folderOf = (locale: string) => path.join(siteDir, translatedPages(i18n.localeConfigs[locale]?.path ?? locale));
  const own = folderOf(i18n.currentLocale);
  return {
    name: 'languages',
    getTranslationFiles: () => [{path: 'names', content: namesIn(siteConfig.themeConfig)}],
    translateThemeConfig: ({themeConfig, translationFiles: [file]}) =>
      renamed(navigationOf({...themeConfig}), (name) => file?.content[name]?.message ?? name),
    contentLoaded({actions}) {
      const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
      const translated = others.map((locale) => [
        locale,
        filesIn(folderOf(locale))
          .filter((file) => !isShellCopy(file))
          .map(addressOf),
      ]);
      actions.setGlobalData({translated: Object.fromEntries(translated) as Record<string, string[]>});
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const copies = filesIn(own).filter(isShellCopy);
      return {
        plugins: copies.map(
          (file) => new Replacement(exactly(path.join(siteDir, 'pages', file)), path.join(own, file)),
        ),
      };
    },
  };
}
