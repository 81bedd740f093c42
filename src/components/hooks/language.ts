import catalog from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import {longDay as written, type Day} from '../../content/dates';

const here = i18n.localeConfigs[i18n.currentLocale];

/** The tag of the language in which this build of the site is written: `src/company` says it for the first one. */
export const language = here?.htmlLang ?? i18n.currentLocale;

/** The language of what is not translated, where this build is not of that language. */
export const original =
  i18n.currentLocale === i18n.defaultLocale ? undefined : i18n.localeConfigs[i18n.defaultLocale]?.htmlLang;

/** The address of the home page in this language: `/`, or `/de/`. */
export const home = here?.baseUrl ?? '/';

/** The address within the language, by which menus and sections know a page. */
export const addressOf = (pathname: string): string => `/${pathname.slice(home.length)}`;

/** A day as visitors read it. */
export const longDay = (day: Day): string => written(day, language);

/** The texts of a definition in src/content as the catalog of the language has them. What it lacks stays. */
export const translated = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => catalog[String(value)] ?? value) as Data;
