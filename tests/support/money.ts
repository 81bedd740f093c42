import {company} from '../../src/company';

/** An amount in the company's currency, as the site writes it. */
export const money = (sum: number, options: Intl.NumberFormatOptions = {maximumFractionDigits: 0}): string =>
  new Intl.NumberFormat(company.language, {style: 'currency', currency: company.currency.code, ...options}).format(sum);
