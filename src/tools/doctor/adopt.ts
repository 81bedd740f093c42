import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSources} from '../../mdx/sources';
import {evidence} from '../../claims/evidence';
import {company} from '../../company';
import {formatFindings} from '../../mdx/finding';
import {claimsFile} from './claimFindings';
import {companyFile, findingsInCompany} from './companyFindings';
import {formerFile, readIfThere} from './sources';

/** The day of the last reviews by the original company. */
const lastReview = '2026-11-23';

/** What a company that takes over the site has to check or replace, first what the build would refuse. */
export function adoptionList(root: string): string {
  const {name, url, city, countries, timeZone, phone, tagline, currency} = company;
  const pages = readSources(root);
  const pagesWith = (tag: string) => pages.filter(({text}) => text.includes(`<${tag}`)).map(({file}) => file);
  const linesWith = (what: RegExp, says: string) =>
    pages.flatMap(({file, text}) => {
      const lines = text.split('\n').flatMap((line, at) => (what.test(line) ? [at + 1] : []));
      return lines.length > 0 ? [`${file}:${lines.join(', ')}: ${says}`] : [];
    });
  const reviewed = Object.values(evidence).filter(({reviewed: {on}}) => on <= lastReview).length;
  const isThere = (file: string) => existsSync(path.join(root, file));
  const values = [name, tagline, url, city, ...countries, timeZone.name, phone.display, currency.words];
  const refused = findingsInCompany(root);
  const lines = [
    `${companyFile}: ${values.join('; ')}. Are all of these yours? So must be the mailboxes, the accounts, the palette, the logo and the typefaces beside it`,
    ...pagesWith('Testimonial').map((file) => `${file}: a testimonial. Replace it with one of your own, or remove it`),
    ...pagesWith('ClientLogos').map((file) => `${file}: example clients. Replace them, or remove the section`),
    ...linesWith(/\b(local time|(Eastern|Central|Mountain|Pacific) Time)\b/, 'office hours'),
    ...linesWith(/\b(laws|courts) of\b/, 'the laws and courts that apply'),
    ...(currency.code === 'USD' ? [] : linesWith(/\$\d|(?<!-)\bdollars?\b/i, 'amounts in dollars')),
    ...(isThere('versioned_docs/version-2024-03-01')
      ? ['versioned_docs: published policies. docs/make-it-yours.md says how to start your own archive']
      : []),
    ...(reviewed > 0
      ? [`${claimsFile}: ${reviewed} reviewed claims. Check each, then enter the day and the value`]
      : []),
    ...(readIfThere(root, formerFile).includes('"/industries/retail"')
      ? [`${formerFile}: redirects from addresses that never existed on your domain. Remove them`]
      : []),
    ...(isThere('tests/specification') ? ['tests/specification: tests of its specification. Remove the folder'] : []),
    'src/build/forest: the forest and the roof mark echo the original logo. Keep them if they suit you',
  ];
  return [
    ...(refused.length > 0 ? [formatFindings(refused)] : []),
    'Check what came from the original company:',
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}
