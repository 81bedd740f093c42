// cspell:ignore Karaci
import type {Edit} from '../edit';

const company = 'src/company/index.ts';
const figures = 'src/claims/figures.ts';
const evidence = 'src/claims/evidence.ts';

/** Some of the claims with their values, as the file of figures has them. */
const claims = (text: string) =>
  [...text.matchAll(/^ {2}'?([\w-]+)'?: '(.*)',$/gm)]
    .map(([, id = '', value = '']) => ({id, value}))
    .filter((_, at) => at % 8 === 0);

/** The same kind of value, with another number in it. */
const other = (value: string) =>
  /\d/.test(value)
    ? value.replace(/\d+(?=\D*$)/, (digits) =>
        String(Math.min(Number(digits) + 3, 99 + Number(digits) - (Number(digits) % 100))),
      )
    : `${value} more`;

const settings: Record<string, [find: RegExp, put: string]> = {
  'another name': [/^ {2}name: '.*'/m, "name: 'Kestrel Labs'"],
  'another city': [/city: '.*'/, "city: 'Lahore'"],
  'another phone number': [/phone: \{.*\}/, "phone: {display: '+1 202 555 0199', href: 'tel:+12025550199'}"],
  'another mail address': [/user: 'hello'/, "user: 'office'"],
  'another account': [
    /\{name: 'GitHub', mark: 'github', href: ''\}/,
    "{name: 'GitHub', mark: 'github', href: 'https://github.com/company-example'}",
  ],
  'another year': [/copyrightYear: \d+/, 'copyrightYear: 2025'],
  'a time zone that does not exist': [/timeZone: \{name: '.*?'/, "timeZone: {name: 'Asia/Karaci'"],
  'a number to call that is not the number to read': [/href: 'tel:.*'/, "href: 'tel:+12025550100'"],
  'an address without https': [/url: 'https:/, "url: 'http:"],
  'another tagline': [/tagline: '.*'/, "tagline: 'Agents that do the work at night'"],
};

/** Claims and the company's settings. `text` is what the file of figures says. */
export const toFacts = (text: string): Edit[] => [
  ...claims(text).flatMap(({id, value}): Edit[] => [
    {
      name: `the claim "${id}" goes from ${value} to ${other(value)} and nobody reviewed it`,
      make: ({change}) => {
        change(figures, new RegExp(`^( {2}'?${id}'?: )'.*',$`, 'm'), `  '${id}': '${other(value)}',`);
      },
    },
    {
      name: `the claim "${id}" goes from ${value} to ${other(value)}, reviewed`,
      make: ({change, read, write}) => {
        change(figures, new RegExp(`^( {2}'?${id}'?: )'.*',$`, 'm'), `  '${id}': '${other(value)}',`);
        const proof = read(evidence);
        const start = proof.search(new RegExp(`^ {2}'?${id}'?: \\{`, 'm'));
        const rest = proof
          .slice(start)
          .replace(/reviewed: \{on: '[\d-]+', value: '.*'\}/, `reviewed: {on: '2026-11-20', value: '${other(value)}'}`);
        write(evidence, proof.slice(0, start) + rest);
      },
    },
  ]),
  ...Object.entries(settings).map(([name, [find, put]]): Edit => ({
    name: `${name} of the company`,
    make: ({change}) => {
      change(company, find, put);
    },
  })),
  {
    name: 'a synonym of the search that leads nowhere',
    make: ({change}) => {
      change('src/features/search/model/searchSynonyms.json', '"to": "/company/careers"', '"to": "/company/jobs"');
    },
  },
  {
    name: 'a link of the footer that leads nowhere',
    make: ({change}) => {
      change(
        'docusaurus.config.ts',
        "{to: '/accessibility', label: 'Accessibility'}",
        "{to: '/access', label: 'Accessibility'}",
      );
    },
  },
  {
    name: 'another name of a menu',
    make: ({change}) => {
      change('docusaurus.config.ts', "label: 'AI Services'", "label: 'What We Build'");
    },
  },
];
