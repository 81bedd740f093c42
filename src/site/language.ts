import catalog from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import {longDay as written, type Day} from '../catalogue/policies/dates';

const here = i18n.localeConfigs[i18n.currentLocale];

/** The tag of the language in which this build of the site is written: `src/company` says it for the first one. */
export const language = here?.htmlLang ?? i18n.currentLocale;

/** A day as visitors read it. */
export const longDay = (day: Day): string => written(day, language);

/** The texts of a definition in src/catalogue as the catalog of the language has them. What it lacks stays. */
export const translated = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => catalog[String(value)] ?? value) as Data;
