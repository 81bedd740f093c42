import {company} from '../../src/company';
import {longDay} from '../../src/content/dates';

/** A day as the pages write it. */
export const shownDay = (day: string): string => longDay(day, company.language);

/** An amount in the company's currency, as the pages write it. */
export const money = (sum: number, options: Intl.NumberFormatOptions = {maximumFractionDigits: 0}): string =>
  new Intl.NumberFormat(company.language, {style: 'currency', currency: company.currency.code, ...options}).format(sum);
