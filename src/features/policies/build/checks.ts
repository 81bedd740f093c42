import GithubSlugger from 'github-slugger';
import {visit} from 'unist-util-visit';
import {headingOf, readMarkdown, sectionsIn, splitSource, type Section} from '../model/policyText';
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
  const numbers = headed.flatMap(({number}) => number ?? []);
  if (numbers.every((number, at) => number === at + 1)) return [];
  return [{message: messages.misnumbered({numbers: numbers.join(', '), count: numbers.length})}];
}

/** Words in brackets are placeholders, unless they are a remark such as [sic], […] or [Reserved]. Braces belong to a template. */
const placeholders = [
  unfinished,
  /_{3,}/,
  /\?{2,}/,
  /\{\{.+?\}\}|\{%.+?%\}/,
  /\[(?!(?:sic|…|\.\.\.|(?:intentionally )?(?:reserved|omitted|deleted)\.?)\])[^\]]+\]/i,
];

/** The words of a text without its markup, each with its line. */
function wordLines(source: string): {text: string; line: number}[] {
  const {head, body, bodyLine} = splitSource(source);
  const lines = (text: string, first: number) => text.split('\n').map((one, at) => ({text: one, line: first + at}));
  const all = lines(head, 1);
  visit(readMarkdown(body), ['text', 'html'], (node, _, parent) => {
    // The text around an address has no position.
    const {start} = node.position ?? parent?.position ?? {};
    if ('value' in node) all.push(...lines(node.value, bodyLine + (start?.line ?? 1) - 1));
  });
  return all;
}

export const placeholdersIn = (source: string): {words: string; line: number}[] =>
  wordLines(source).flatMap(({text, line}) => {
    const words = placeholders.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return words ? [{words, line}] : [];
  });

export const placeholderProblems = (source: string): TextProblem[] =>
  placeholdersIn(source).map(({words, line}) => ({
    line,
    // A footnote's mark is parsed as text only if the footnote is missing.
    message: words.startsWith('[^') ? messages.noFootnote({words}) : messages.placeholder({words}),
  }));

/** The anchors that Docusaurus gives headings. */
export function slugsOf(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => slugger.slug(heading));
}

export const anchorsIn = (sections: readonly Section[]): string[] => slugsOf(sections.slice(1).map(headingOf));

/** Links to a policy's short address, which will show another version, or to no policy. The doctor checks others. */
export function linkProblems(source: string, slugs: readonly string[]): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(readMarkdown(splitSource(source).body), 'link', ({url}) => {
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
