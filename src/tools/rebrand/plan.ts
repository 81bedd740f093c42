import {companyFile, paletteFile, typefacesFile} from '../doctor/companyFindings';
import {operatorFiles} from '../doctor/operatorFindings';
import {logoFile, logoProblems} from '../../build/brand/logo';
import {isSameName} from '../../features/policies/build/owner';
import {withoutReviews} from '../../features/policies/commands/reset';
import type {Changes} from '../../features/policies/commands/writing';
import type {Fact, Facts} from './facts';
import {evidenceFile} from '../scaffold/newClaim';
import {refusedAnswers, type Refused} from './refusals';
import {valuesIn, withValuesIn} from './sourceValues';

/** The text of a file by its path: from the root of the repository, or as a person names it. */
type Read = (file: string) => string | undefined;

export type Repository = {root: string; read: Read};

export type Rebrand = {
  refused: Refused[];
  before: Facts;
  after: Facts;
  /** Whether the site goes to another company, and not only to another name of the same one. */
  isAnother: boolean;
  /** The files to write; where nothing changes there is none. */
  changes: Changes;
};

/** What `src/company` says now. */
export function presentFacts({read}: Repository): Facts {
  const company = read(companyFile) ?? '';
  return {
    company: valuesIn(company, 'company'),
    features: valuesIn(company, 'features'),
    palette: valuesIn(read(paletteFile) ?? '', 'palette'),
    typefaces: valuesIn(read(typefacesFile) ?? '', 'typefaces'),
    logo: logoFile,
  } as Facts;
}

/** The facts with the answers put in, in the order of the questions. */
const answered = (facts: Facts, answers: ReadonlyMap<Fact, string>): Facts =>
  [...answers].reduce((sum, [fact, answer]) => fact.put(sum, answer), facts);

function refusedLogo(file: string, read: Read): Refused[] {
  const text = read(file);
  if (text === undefined) return [{option: 'logo', message: `--logo: there is no file "${file}".`}];
  return logoProblems(text).map((problem) => ({option: 'logo', message: `--logo ${file}: ${problem}`}));
}

/** An account of the company before is none of the next one. */
const withoutAccounts = (facts: Facts): Facts => ({
  ...facts,
  company: {...facts.company, social: facts.company.social.map((one) => ({...one, href: ''}))},
});

function filesWith({company, palette, typefaces, features, logo}: Facts, isAnother: boolean, read: Read): Changes {
  const text = (file: string) => read(file) ?? '';
  return {
    [companyFile]: withValuesIn(withValuesIn(text(companyFile), 'company', company), 'features', features),
    [paletteFile]: withValuesIn(text(paletteFile), 'palette', palette),
    [typefacesFile]: withValuesIn(text(typefacesFile), 'typefaces', typefaces),
    [logoFile]: text(logo),
    ...(isAnother && {[evidenceFile]: withoutReviews(text(evidenceFile))}),
  };
}

/**
 * Works out what the answers change, without writing it. Another company keeps no account of the one before, and has
 * looked at the proof of no claim.
 */
export function planRebrand(answers: ReadonlyMap<Fact, string>, isRenamed: boolean, repository: Repository): Rebrand {
  const {root, read} = repository;
  const before = presentFacts(repository);
  const given = answered(before, answers);
  const isAnother = !isRenamed && !isSameName(given.company.name, before.company.name);
  const hasAccounts = [...answers.keys()].some(({option}) => option === 'social');
  const after = isAnother && !hasAccounts ? withoutAccounts(given) : given;
  const refused = [...refusedAnswers(answers, after, root), ...refusedLogo(after.logo, read)];
  if (refused.length > 0) return {refused, before, after, isAnother, changes: {}};
  const zone = after.company.timeZone.name;
  const clocks = zone === before.company.timeZone.name ? {} : operatorFiles(read, zone);
  const files = Object.entries({...filesWith(after, isAnother, read), ...clocks});
  return {
    refused,
    before,
    after,
    isAnother,
    changes: Object.fromEntries(files.filter(([file, text]) => read(file) !== text)),
  };
}
