import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {logoFile} from '../../build/brand/logo';
import {evidence} from '../../claims/evidence';
import {company} from '../../company';
import {palette} from '../../company/palette';
import {typefaces} from '../../company/typefaces';
import {claimsFile} from './claimFindings';
import {companyFile, paletteFile, typefacesFile} from './companyFindings';
import {filesIn} from '../../build/mdx/sources';
import {formerFile} from './sources';

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

type Item = {isLeft: boolean; where: string; what: string};

/** Facts as the site shipped with them, by the beginning of a hash: the first company is named only in src/company. */
function facts(root: string): Item[] {
  const {name, url, tagline, city, countries, timeZone, mail, phone, social} = company;
  const logo = readFileSync(path.join(root, logoFile), 'utf8');
  const fact = (where: string, what: string, value: string, hash: string): Item => ({
    isLeft: short(value) === hash,
    where,
    what,
  });
  return [
    fact(companyFile, 'the name', name, 'e1d466f7ccaf'),
    fact(companyFile, 'the address of the site', url, '2b3e63af0ea2'),
    fact(companyFile, 'the tagline', tagline, '687309661ea4'),
    fact(companyFile, 'the city', city, '56247fb8d8b0'),
    fact(companyFile, 'the countries', countries.join(', '), '45d815ed326a'),
    fact(companyFile, 'the time zone', timeZone.name, '770c7a71851b'),
    fact(companyFile, 'the email address', `${mail.user}@${mail.domain}`, 'fec7b4a535e1'),
    fact(companyFile, 'the phone number', phone.display, 'd875f848ce56'),
    ...social.map(({name: account, href}) => fact(companyFile, `the ${account} account`, href, 'e98f9121588a')),
    fact(paletteFile, 'the colors', Object.values(palette).join(' '), '13c655d8a9bc'),
    fact(typefacesFile, 'the typefaces', Object.values(typefaces).join(' '), '918593e033b7'),
    fact(logoFile, 'the logo', logo, '468f30da812b'),
  ];
}

/** Components that show what only the company itself can vouch for. */
const examples: readonly (readonly [tag: string, what: string])[] = [
  ['Testimonial', 'a testimonial: replace it with one of your own, or remove it'],
  ['ClientLogos', 'example names of clients: replace them, or remove the section'],
];

function copy(root: string): Item[] {
  const pages = filesIn(path.join(root, 'pages')).filter((file) => file.endsWith('.mdx'));
  return pages.flatMap((file) => {
    const text = readFileSync(path.join(root, 'pages', file), 'utf8');
    return examples.map(([tag, what]) => ({isLeft: text.includes(`<${tag}`), where: `pages/${file}`, what}));
  });
}

const orders = 'tests/specification';

function records(root: string): Item[] {
  const archived = filesIn(path.join(root, 'versioned_docs')).filter((file) => file.endsWith('.mdx'));
  const others = archived.filter((file) =>
    (readFileSync(path.join(root, 'versioned_docs', file), 'utf8').match(/\p{Lu}\p{L}+/gu) ?? []).some(
      (word) => short(word) === 'e1d466f7ccaf',
    ),
  );
  const reviewed = Object.values(evidence).filter(({reviewed: {on}}) => on <= '2026-11-23').length;
  const former = Object.keys(JSON.parse(readFileSync(path.join(root, formerFile), 'utf8')) as object);
  return [
    {
      isLeft: others.length > 0,
      where: 'versioned_docs',
      what: `${others.length} published policies of the first company: docs/make-it-yours.md says how to begin your own`,
    },
    {
      isLeft: reviewed > 0,
      where: claimsFile,
      what: `${reviewed} claims that the first company reviewed: check each, then enter the day and the value`,
    },
    {
      isLeft: former.includes('/industries/retail'),
      where: formerFile,
      what: 'redirects from addresses that your domain never had: remove them',
    },
    {
      isLeft: existsSync(path.join(root, orders)),
      where: orders,
      what: 'tests of what the first company ordered: remove the folder',
    },
    {
      isLeft: short(company.name) !== 'e1d466f7ccaf',
      where: 'src/build/forest',
      what: 'the forest, the roof mark and the art on cards echo the first logo: keep them only if they suit you',
    },
  ];
}

/** What a company that takes the site over still has to make its own. */
export function adoptionList(root: string): string {
  const left = [...facts(root), ...copy(root), ...records(root)].filter(({isLeft}) => isLeft);
  if (left.length === 0) return 'Nothing of the first company is left.';
  return [`Still the first company's:`, ...left.map(({where, what}) => `  ${where}: ${what}`)].join('\n');
}
