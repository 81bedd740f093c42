import {featureNames, type Feature, type Features} from '../../content/features';
import {didYouMean} from '../../content/schemaProblems';
import type {Company} from '../../company';
import type {Palette} from '../../company/palette';
import type {Typefaces} from '../../company/typefaces';

/** All that `src/company` says, and the file from which its logo comes. */
export type Facts = {company: Company; palette: Palette; typefaces: Typefaces; features: Features; logo: string};

/** One of the facts, as it is asked for and answered: by a person at the keyboard or by an option. */
export type Fact = {
  /** The name of its option, without the dashes. */
  option: string;
  question: string;
  /** Where it stands, as the beginning of the paths of its problems. */
  at: string;
  /** What it has to be, if the rule of its field would not say it in words that fit an answer. */
  must?: string;
  /** What is wrong with an answer that its rule would not notice. */
  refuse?: (answer: string, facts: Facts) => string | undefined;
  read: (facts: Facts) => string;
  put: (facts: Facts, answer: string) => Facts;
};

/** The answer that empties a fact. */
export const nothing = '-';

const listed = (answer: string): string[] =>
  answer === nothing
    ? []
    : answer
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);

/** `a=b, c=d` as an object. What has no sign between its halves is kept, for its rule to refuse. */
const paired = (answer: string): Record<string, string> =>
  Object.fromEntries(
    listed(answer).map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name.trim(), rest.join('=').trim()];
    }),
  );

const withCompany = (facts: Facts, change: Partial<Company>): Facts => ({
  ...facts,
  company: {...facts.company, ...change},
});

type Plain = 'name' | 'url' | 'tagline' | 'city' | 'language' | 'securityContactUntil';

const plain = (option: string, key: Plain, question: string): Fact => ({
  option,
  question,
  at: `company.${key}`,
  read: ({company}) => company[key],
  put: (facts, answer) => withCompany(facts, {[key]: answer}),
});

const countries: Fact = {
  option: 'country',
  question: 'The countries it works in, as sentences name them, that of the head office first (Ireland, the USA)',
  at: 'company.countries',
  read: ({company}) => company.countries.join(', '),
  put(facts, answer) {
    const named = listed(answer);
    const inFull = Object.entries(facts.company.countriesInFull).filter(([name]) => named.includes(name));
    return withCompany(facts, {countries: named, countriesInFull: Object.fromEntries(inFull)});
  },
};

const countriesInFull: Fact = {
  option: 'country-in-full',
  question: 'The full names of those that contracts do not shorten (the USA=the United States)',
  at: 'company.countriesInFull',
  must: 'must be like "the USA=the United States"',
  refuse(answer, {company}) {
    const stranger = Object.keys(paired(answer)).find((name) => !company.countries.includes(name));
    return stranger === undefined ? undefined : `names "${stranger}", which is none of the countries.`;
  },
  read: ({company}) =>
    Object.entries(company.countriesInFull)
      .map(([name, full]) => `${name}=${full}`)
      .join(', '),
  put: (facts, answer) => withCompany(facts, {countriesInFull: paired(answer)}),
};

/** What readers call a time zone, if nobody says it: that of its city. */
const labelOf = (zone: string) => `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`;

const timeZone: Fact = {
  option: 'time-zone',
  question: 'Its time zone, by whose clock policies take effect and positions close (Europe/Dublin)',
  at: 'company.timeZone.name',
  read: ({company}) => company.timeZone.name,
  put: (facts, name) =>
    name === facts.company.timeZone.name ? facts : withCompany(facts, {timeZone: {name, label: labelOf(name)}}),
};

const timeZoneLabel: Fact = {
  option: 'time-zone-label',
  question: 'What readers call that time',
  at: 'company.timeZone.label',
  read: ({company}) => company.timeZone.label,
  put: (facts, label) => withCompany(facts, {timeZone: {...facts.company.timeZone, label}}),
};

const mail: Fact = {
  option: 'mail',
  question: 'The email address for everything',
  at: 'company.mail',
  must: 'must be an email address: a name, an @ and a domain',
  read: ({company}) => `${company.mail.user}@${company.mail.domain}`,
  put(facts, answer) {
    const [user = '', domain = '', ...more] = answer.split('@');
    return withCompany(facts, {mail: {user, domain: [domain, ...more].join('@')}});
  },
};

const phone: Fact = {
  option: 'phone',
  question: 'Its phone number as visitors read it, with the code of the country (+44 20 7946 0000)',
  at: 'company.phone',
  must: 'must be a phone number that begins with the code of its country, such as +44 20 7946 0000',
  read: ({company}) => company.phone.display,
  put: (facts, display) =>
    withCompany(facts, {
      phone: {display, href: `tel:${display.startsWith('+') ? '+' : ''}${display.replace(/\D/g, '')}`},
    }),
};

const year: Fact = {
  option: 'year',
  question: 'The year of its copyright',
  at: 'company.copyrightYear',
  must: 'must be a year, such as 2027',
  read: ({company}) => String(company.copyrightYear),
  put: (facts, answer) => withCompany(facts, {copyrightYear: Number(answer)}),
};

const approvers: Fact = {
  option: 'approver',
  question: 'The roles that may approve a policy',
  at: 'company.approvers',
  read: ({company}) => company.approvers.join(', '),
  put: (facts, answer) => withCompany(facts, {approvers: listed(answer)}),
};

const social: Fact = {
  option: 'social',
  question: 'The addresses of its accounts; one without an address is not shown',
  at: 'company.social',
  must: 'must be like "LinkedIn=https://www.linkedin.com/company/example"',
  refuse(answer, {company}) {
    const names = company.social.map(({name}) => name);
    const stranger = Object.keys(paired(answer)).find((name) => !names.includes(name));
    if (stranger === undefined) return undefined;
    return `names "${stranger}", and src/company knows ${names.join(', ')}. Add another account there, with its mark.`;
  },
  read: ({company}) => company.social.map(({name, href}) => `${name}=${href}`).join(', '),
  put(facts, answer) {
    const addresses = paired(answer);
    const accounts = facts.company.social.map((one) => ({...one, href: addresses[one.name] ?? ''}));
    return withCompany(facts, {social: accounts});
  },
};

const color = (option: keyof Palette, question: string): Fact => ({
  option,
  question,
  at: `palette.${option}`,
  read: ({palette}) => palette[option],
  put: (facts, answer) => ({...facts, palette: {...facts.palette, [option]: answer.toLowerCase()}}),
});

const typeface = (role: keyof Typefaces, question: string): Fact => ({
  option: `${role}-typeface`,
  question,
  at: `typefaces.${role}`,
  read: ({typefaces}) => typefaces[role],
  put: (facts, answer) => ({...facts, typefaces: {...facts.typefaces, [role]: answer}}),
});

/** As options write them: `theme-toggle`. */
export const optionOf = (feature: Feature): string => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const options = featureNames.map(optionOf);

const without: Fact = {
  option: 'without',
  question: `What the site does without: ${options.join(', ')}; ${nothing} for nothing`,
  at: 'features',
  refuse(answer) {
    const stranger = listed(answer).find((one) => !options.includes(one));
    return stranger === undefined ? undefined : `names "${stranger}".${didYouMean(stranger, options)}`;
  },
  read: ({features}) =>
    featureNames
      .filter((name) => !features[name])
      .map(optionOf)
      .join(', ') || nothing,
  put(facts, answer) {
    const off = listed(answer);
    return {
      ...facts,
      features: Object.fromEntries(featureNames.map((name) => [name, !off.includes(optionOf(name))])) as Features,
    };
  },
};

const logo: Fact = {
  option: 'logo',
  question: 'The file of its mark: an SVG in one color, on a square',
  at: 'logo',
  read: ({logo: file}) => file,
  put: (facts, file) => ({...facts, logo: file}),
};

/** In the order in which a person is asked. */
export const facts: readonly Fact[] = [
  plain('name', 'name', 'The name of the company'),
  plain('tagline', 'tagline', 'What it offers, in a few words'),
  plain('url', 'url', 'The address of the site (https://www.example.com)'),
  mail,
  phone,
  plain('city', 'city', 'The city of its head office'),
  countries,
  countriesInFull,
  timeZone,
  timeZoneLabel,
  plain('language', 'language', 'The language tag of its English (en, en-GB, en-IE)'),
  year,
  social,
  approvers,
  plain('security-contact-until', 'securityContactUntil', 'The day on which the contact for security reports expires'),
  logo,
  color('brand', 'The color of the brand: buttons, links, the mark'),
  color('accent', 'The color that stands out: the one button that matters'),
  color('fault', 'The color of what is wrong'),
  color('paper', 'The ground of the light theme, nearly white'),
  color('ink', 'The color of text on it, nearly black'),
  color('night', 'The ground of the dark theme, nearly black'),
  typeface('text', 'The typeface of text, by its package from https://fontsource.org (@fontsource-variable/inter)'),
  typeface('display', 'The typeface of headlines, by its package'),
  without,
];
