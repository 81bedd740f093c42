import {companyFields, paletteFields, typefaceFields} from '../../content/companyFields';
import {nearest} from '../../content/schemaProblems';
import {refusals} from '../../build/palette/refusals';
import {refusals as typefaceRefusals} from '../../build/typefaces/refusals';
import type {Fact, Facts} from './facts';

/** An answer that cannot be, by the option that gave it. */
export type Refused = {option: string; message: string};

type Issue = {at: string; message: string};

const issuesOf = (within: string, issues: readonly {path: readonly PropertyKey[]; message: string}[]): Issue[] =>
  issues.map(({path, message}) => ({at: [within, ...path].join('.'), message}));

const isBelow = (at: string, fact: Fact) => at === fact.at || at.startsWith(`${fact.at}.`);

/** The time zone of whose name another one was probably meant. */
function zoneHint({option}: Fact, answer: string): string {
  const near = option === 'time-zone' ? nearest(answer, Intl.supportedValuesOf('timeZone')) : undefined;
  return near ? ` Did you mean "${near}"?` : '';
}

/** Colors on which nothing could be read, each with the nearest one that can be used. */
const unreadable = ({palette}: Facts): Refused[] =>
  refusals(palette).map(({color, message}) => ({option: color, message: message.replace(/^"(\w+)"/, '--$1')}));

/** Typefaces that are not installed, or that lack what the site needs. */
const incomplete = ({typefaces}: Facts, root: string): Refused[] =>
  typefaceRefusals(typefaces, root).map(({role, message}) => ({
    option: `${role}-typeface`,
    message: message.replace(/^"(\w+)"/, '--$1-typeface'),
  }));

function ofOne(fact: Fact, answer: string, facts: Facts, issues: readonly Issue[]): Refused[] {
  const refused = fact.refuse?.(answer, facts);
  if (refused !== undefined) return [{option: fact.option, message: `--${fact.option} ${refused}`}];
  const wrong = issues.find(({at}) => isBelow(at, fact));
  if (!wrong) return [];
  const message = `--${fact.option} "${answer}" ${fact.must ?? wrong.message}.${zoneHint(fact, answer)}`;
  return [{option: fact.option, message}];
}

/** What cannot be of what was answered, and colors and typefaces that do not go with the others. */
export function refusedAnswers(answers: ReadonlyMap<Fact, string>, facts: Facts, root: string): Refused[] {
  const issues = [
    ...issuesOf('company', companyFields.safeParse(facts.company).error?.issues ?? []),
    ...issuesOf('palette', paletteFields.safeParse(facts.palette).error?.issues ?? []),
    ...issuesOf('typefaces', typefaceFields.safeParse(facts.typefaces).error?.issues ?? []),
  ];
  /** Whether some of a part were answered, and each by itself could be. */
  const isWhole = (part: string) =>
    [...answers.keys()].some(({at}) => at.startsWith(part)) && !issues.some(({at}) => at.startsWith(part));
  return [
    ...[...answers].flatMap(([fact, answer]) => ofOne(fact, answer, facts, issues)),
    ...(isWhole('palette') ? unreadable(facts) : []),
    ...(isWhole('typefaces') ? incomplete(facts, root) : []),
  ];
}
