import {company} from '../../src/company';

/** An amount in the company's currency, as the site writes it. */
export const money = (sum: number, options: Intl.NumberFormatOptions = {maximumFractionDigits: 0}): string =>
  new Intl.NumberFormat(company.language, {style: 'currency', currency: company.currency.code, ...options}).format(sum);

/** An amount rounded to three digits. */
export const shortMoney = (sum: number): string => money(sum, {notation: 'compact', maximumSignificantDigits: 3});

/** With plain spaces, as tests find text: some currencies are followed by a space that does not break. */
export const spaced = (text: string): string => text.replace(/\s/g, ' ');
