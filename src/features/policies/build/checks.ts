import GithubSlugger from 'github-slugger';
import {visit} from 'unist-util-visit';
import {readMarkdown, sectionNumber, sectionsIn, splitSource} from '../model/policyText';
import {messages, type TextProblem} from '../messages';
import {company} from '../../../company';
import {didYouMean} from '../../../content/schemaProblems';
import {unfinished} from '../../../content/unfinished';

export const approverProblems = (role: string, field: string): string[] =>
  company.approvers.includes(role)
    ? []
    : [messages.approverUnknown({field, role, hint: didYouMean(role, company.approvers)})];

/** Section numbers, if used, run 1, 2, 3 without a gap, because contracts and letters refer to them. */
export function numberProblems(source: string): TextProblem[] {
  const headed = sectionsIn(source).slice(1);
  if (headed.length === 0) return [{message: messages.noSections}];
  // The address of a heading without a number is made of its words.
  const numbers = headed.flatMap(({heading}) => sectionNumber.exec(heading)?.[1] ?? []);
  if (numbers.every((number, at) => Number(number) === at + 1)) return [];
  return [{message: messages.misnumbered({numbers: numbers.join(', '), count: numbers.length})}];
}

/**
 * Brackets are a link, a footnote, a remark such as [sic], […] or [Reserved], or a placeholder. Braces are a template.
 * Other programs read boxes and tables drawn with dashes, which this site would print.
 */
const placeholders = [
  unfinished,
  /_{3,}/,
  /\?{2,}/,
  /\{\{.+?\}\}|\{%.+?%\}/,
  /^:::+.*$|^\s*\+[-=+:]{3,}\+\s*$|^\s*-{2,}(?:\s+-{2,})+\s*$/,
  /\[(?!\^|(?:sic|…|\.\.\.|(?:intentionally )?(?:reserved|omitted|deleted)\.?)\])[^\]]+\](?![([:])/i,
];

export const placeholderProblems = (source: string): TextProblem[] =>
  source.split('\n').flatMap((text, at) => {
    const words = placeholders.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return words ? [{line: at + 1, message: messages.placeholder({words})}] : [];
  });

/** The anchors that Docusaurus gives the headings of sections. */
export function anchorsIn(source: string): string[] {
  const slugger = new GithubSlugger();
  const [, ...headed] = sectionsIn(source);
  return headed.map(({heading}) => slugger.slug(heading));
}

/** Links to a policy's short address, which will show another version, or to no policy. The doctor checks others. */
export function linkProblems(source: string, slugs: readonly string[]): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(readMarkdown(splitSource(source).body), (node) => {
    const url = 'url' in node ? node.url : '';
    const [, file] = /^(?:\.\/)?([^/#]+)\.mdx/.exec(url) ?? [];
    // The address of a version begins with its day and never changes.
    const [, address] = /^\/legal\/(?!\d{4}-)([^/#?]*)/.exec(url) ?? [];
    const slug = file ?? address;
    if (slug === undefined) return;
    if (!slugs.includes(slug)) problems.push({message: messages.linkNoPolicy({url, known: slugs.join(', ')})});
    else if (!file) problems.push({message: messages.linkLeaves({url})});
  });
  return problems;
}
