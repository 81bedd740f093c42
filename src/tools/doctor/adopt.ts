import {createHash} from 'node:crypto';
import {evidence} from '../../claims/evidence';
import {company} from '../../company';
import shipped from '../../company/shipped.json';
import {typefaces} from '../../company/typefaces';
import {logoFile} from '../../build/brand/logo';
import {palette, sheetFile} from '../../css/colors';
import {presentFeatures} from '../../features/parts';
import {archiveProblems} from '../../features/policies/build/versioning';
import {atLine, type Finding} from '../../mdx/finding';
import {readSources} from '../../mdx/sources';
import {companyFile, typefacesFile} from './companyFindings';
import {diagnoseQuickly} from './diagnose';
import {gitOutput} from './lostPages';
import {evidenceFile, formerFile, readIfThere} from './sources';

const claimsFile = 'src/claims/claimValues.json';

/** The values of the original company that are still in `src/company` or the colors. */
function keptValues(root: string): string[] {
  const {name, tagline, url, city, countries, phone, mail} = company;
  const facts = {name, tagline, url, city, countries: countries.join(', '), phone: phone.display, mail: mail.domain};
  const logo = createHash('sha256').update(readIfThere(root, logoFile)).digest('hex').slice(0, shipped.logo.length);
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    [companyFile]: facts,
    [sheetFile]: {brand: palette.brand.replace('#', '')},
    [typefacesFile]: typefaces,
    [logoFile]: {logo},
  };
  const before: Readonly<Record<string, string>> = shipped;
  return Object.entries(values).flatMap(([file, fields]) => {
    const kept = Object.keys(fields).filter((field) => before[field] === fields[field]);
    return kept.map((field) => `${file}: "${field}" is still as the original company has it`);
  });
}

/** What people have to judge: copy that is not true of another company, and what was taken over. */
function keptCopy(root: string): Finding[] {
  const isFirst = JSON.parse(readIfThere(root, 'versions.json') || '[]').length === 0;
  const hasDollars = company.currency.code === 'USD';
  const places: readonly (readonly [pattern: RegExp, says: string, isMeant?: boolean])[] = [
    [/<Testimonial/, 'a quote of a client. Replace it with one of yours, or remove it'],
    [/<Logos layout="list"/, 'names of clients. Replace them, or remove the section'],
    [/\b(local time|(Eastern|Central|Mountain|Pacific) Time)\b/i, 'office hours. Are they yours?'],
    [/^pages.*\b(laws|courts) of\b/, 'the laws and courts that apply. Are they yours?'],
    [/\$\d|(?<!-)\bdollars?\b/i, 'an amount in dollars, which is not your currency', !hasDollars],
    [/^pages\/legal\/.*\bchat\b/i, 'a policy speaks of a chat, which is off', !presentFeatures.chat],
    [
      /^pages\/legal\/\S+ summary: (?!.*\bfirst\b)/,
      'your first version announces a change. Say that it is the first',
      isFirst,
    ],
    [/^src\/content.*":/, 'former addresses. Remove those that your domain never had'],
  ];
  const data = [claimsFile, formerFile].map((file) => ({file, text: readIfThere(root, file)}));
  return [...readSources(root), ...data].flatMap(({file, text}) =>
    text.split('\n').flatMap((line, at) => {
      const found = places.filter(([pattern, , isMeant = true]) => isMeant && pattern.test(`${file} ${line}`));
      return found.map(([, says]) => atLine(file, at + 1, says));
    }),
  );
}

/** Claims that nobody here has reviewed. Without a commit, this repository has not begun. */
function takenOver(root: string): string[] {
  const first = gitOutput(root, 'log', '--reverse', '--format=%as').split('\n')[0] || '9999';
  const old = Object.values(evidence).filter(({reviewed}) => reviewed.on < first).length;
  return old > 0 ? [`${evidenceFile}: ${old} claims were reviewed before this repository began. Review each`] : [];
}

/** One line for each problem, with every place that has it. */
function byProblem(findings: readonly Finding[]): string[] {
  const problems = [...new Set(findings.map(({message}) => message))];
  return problems.map((message) => {
    const found = findings.filter((one) => one.message === message);
    const places = [...new Set(found.map(({file}) => file))].map((file) => {
      const lines = found.filter((one) => one.file === file).map(({line}) => line);
      return `${file}:${[...new Set(lines)].join(', ')}`;
    });
    return `${places.join('; ')}: ${message}`;
  });
}

/** What another company has to replace or to judge, in one list: first what the build would refuse. */
export function adoptionList(root: string): string {
  const archive = archiveProblems(root).map(({file, line = 1, message}) => atLine(file, line, message));
  return [
    ...byProblem([...diagnoseQuickly(root), ...archive]),
    ...keptValues(root),
    ...takenOver(root),
    ...byProblem(keptCopy(root)),
  ].join('\n');
}
