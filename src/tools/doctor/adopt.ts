import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {claimValues} from '../../claims/claims';
import {evidence} from '../../claims/evidence';
import {company} from '../../company';
import shipped from '../../company/shipped.json';
import {typefaces} from '../../company/typefaces';
import {logoFile} from '../../build/brand/logo';
import {palette, sheetFile} from '../../css/colors';
import {presentFeatures} from '../../features/parts';
import {archiveProblems} from '../../features/policies/build/versioning';
import {atLine, type Finding} from '../../mdx/finding';
import {filesIn, readSources} from '../../mdx/sources';
import {claimsFile} from './claimFindings';
import {companyFile, typefacesFile} from './companyFindings';
import {diagnoseQuickly} from './diagnose';
import {formerFile, readIfThere} from './sources';

/** The values of the original company that are still in `src/company` or the colors. */
function keptValues(root: string): string[] {
  const {name, tagline, url, city, countries, phone, mail} = company;
  const facts = {name, tagline, url, city, countries: countries.join(', '), phone: phone.display, mail: mail.domain};
  const logo = createHash('sha256').update(readIfThere(root, logoFile)).digest('hex').slice(0, shipped.logo.length);
  const values = [
    ...Object.entries(facts).map((value) => [companyFile, ...value] as const),
    [sheetFile, 'brand', palette.brand.replace('#', '')] as const,
    ...Object.entries(typefaces).map((value) => [typefacesFile, ...value] as const),
    [logoFile, 'logo', logo] as const,
  ];
  const before = new Map(Object.entries(shipped));
  return values
    .filter(([, field, value]) => before.get(field) === value)
    .map(([file, field]) => `${file}: "${field}" is still as the original company has it`);
}

/** The day of the first commit. Whatever is older was taken over; without a commit, everything. */
function beginning(root: string): string {
  try {
    const days = execFileSync('git', ['log', '--reverse', '--format=%as'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return days.split('\n')[0] || '9999';
  } catch {
    return '9999';
  }
}

/** What another company has to look at besides: copy, claims and policies that only people can judge. */
function keptCopy(root: string): Finding[] {
  const pages = readSources(root);
  const isFirst = JSON.parse(readIfThere(root, 'versions.json') || '[]').length === 0;
  const places: readonly (readonly [pattern: RegExp, says: string, isMeant: boolean, folder?: string])[] = [
    [/<Testimonial/, 'a quote of a client. Replace it with one of yours, or remove it', true],
    [/<ClientLogos/, 'names of clients. Replace them, or remove the section', true],
    [/\b(local time|(Eastern|Central|Mountain|Pacific) Time)\b/i, 'office hours. Are they yours?', true],
    [/\b(laws|courts) of\b/, 'the laws and courts that apply. Are they yours?', true],
    [/\$\d|(?<!-)\bdollars?\b/i, 'an amount in dollars, which is not your currency', company.currency.code !== 'USD'],
    [/\bchat\b/i, 'a policy speaks of a chat, which is off', !presentFeatures.chat, 'pages/legal/'],
    [
      /^summary: (?!.*\bfirst\b)/,
      'your first version announces a change. Say that it is the first',
      isFirst,
      'pages/legal/',
    ],
  ];
  return pages.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        places
          .filter(([pattern, , isMeant, folder = '']) => isMeant && file.startsWith(folder) && pattern.test(line))
          .map(([, says]) => atLine(file, at + 1, says)),
      ),
  );
}

/** What was taken over, by the day on which this repository began. */
function takenOver(root: string): string[] {
  const first = beginning(root);
  const old = Object.values(evidence).filter(({reviewed}) => reviewed.on < first).length;
  const versions = filesIn(path.join(root, 'versioned_docs')).filter((file) => /^version-.*\.mdx$/.test(file));
  const published = versions.filter((file) => file.slice('version-'.length) < first).length;
  const dollars = Object.entries(claimValues)
    .filter(([, value]) => value.includes('$'))
    .map(([id]) => id);
  return [
    ...(old > 0 ? [`${claimsFile}: ${old} claims were reviewed before this repository began. Review each`] : []),
    ...(published > 0
      ? [
          `versioned_docs: ${published} policies of the original company. docs/make-it-yours.md says how to start your own`,
        ]
      : []),
    ...(company.currency.code !== 'USD' && dollars.length > 0
      ? [`src/claims/claimValues.json: in dollars: ${dollars.join(', ')}`]
      : []),
    ...(readIfThere(root, formerFile).includes(':')
      ? [`${formerFile}: remove the addresses that your domain never had`]
      : []),
    ...(filesIn(path.join(root, 'tests/specification')).length > 0
      ? ['tests/specification: tests of the original company. Remove the folder']
      : []),
  ];
}

/** One line for each problem, with every place that has it. */
function byProblem(findings: readonly Finding[]): string[] {
  const places = new Map<string, Map<string, Set<number>>>();
  for (const {file, line, message} of findings) {
    const files = places.get(message) ?? new Map<string, Set<number>>();
    places.set(message, files.set(file, (files.get(file) ?? new Set()).add(line)));
  }
  return [...places].map(([message, files]) => {
    const listed = [...files].map(([file, lines]) => `${file}:${[...lines].join(', ')}`);
    return `${listed.join('; ')}: ${message}`;
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
