import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {companyParts, fillCompany} from '../../../company/parts';
import {fillClaims} from '../../../claims/fill';
import {claimValues} from '../../../claims/claims';
import {didYouMean} from '../../../content/schemaProblems';
import {compileFinding} from '../../../mdx/parseErrors';
import {readAsWritten} from '../../../mdx/readMdx';
import {messages, type TextProblem} from '../messages';
import {splitSource} from '../model/policyText';

/** Tags that become words, by the attribute that says which. */
const words: Record<string, string> = {Company: 'part', Claim: 'id'};
/** The one tag that stays, because an email address must never appear on a page. Old texts use its former name. */
const emailTags = ['EmailLink', 'MailLink'];

const address = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g;

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** The tag that assembles an address in the browser. It also replaces text that is the address itself. */
function emailTag(to: string, domain: string, query = '', text = '@'): string {
  const subject = new URLSearchParams(query).get('subject')?.replace(/["<>{}]/g, '');
  const open = `<EmailLink to="${to}" domain="${domain}"${subject ? ` subject="${subject}"` : ''}`;
  return text.includes('@') ? `${open} />` : `${open}>${text}</EmailLink>`;
}

/** The values of a tag, if all are plain text. */
function valuesOf({attributes}: Tag): Record<string, string> | undefined {
  const entries = attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value] as const] : [],
  );
  return entries.length === attributes.length ? Object.fromEntries(entries) : undefined;
}

/** The literal text for the archive, with names and claims as words, so that no later change to the site affects it. */
export function freeze(source: string): {text: string; problems: TextProblem[]} {
  const problems: TextProblem[] = [];
  const edits: {from: number; to: number; by: string}[] = [];
  const placeOf = ({position}: Nodes) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;
  const written = (node: Nodes) => source.slice(...placeOf(node));
  const refuse = (node: Nodes | undefined, message: string) => {
    problems.push({message, ...(node?.position && {line: node.position.start.line})});
    return SKIP;
  };
  const replace = (node: Nodes, by: string) => {
    const [from, to] = placeOf(node);
    edits.push({from, to, by});
    return SKIP;
  };
  const fill = (text: string, node?: Nodes) => {
    const unknown = (kind: string, all: object) => (name: string) => {
      refuse(node, messages.unknownName({kind, name, hint: didYouMean(name, Object.keys(all))}));
      return name;
    };
    return fillClaims(fillCompany(text, unknown('part of the company', companyParts)), unknown('claim', claimValues));
  };
  const change = (node: Nodes) => {
    if (node.type === 'mdxjsEsm') return replace(node, '');
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // A comment. Its line breaks stay, so that it joins no lines.
      if (/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) return replace(node, written(node).replace(/[^\n]/g, ''));
      return refuse(node, messages.tagIsCode({tag: written(node)}));
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const values = valuesOf(node);
      const value = values?.[words[node.name ?? ''] ?? ''];
      if (value !== undefined) return replace(node, fill(`{${(node.name ?? '').toLowerCase()}:${value}}`, node));
      if (values && emailTags.includes(node.name ?? '')) return undefined;
      return refuse(node, messages.tagRefused({tag: /^[^>]*>/.exec(written(node))?.[0] ?? ''}));
    }
    if (node.type === 'link') {
      const [, to, domain, query] = /^mailto:([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)(?:\?(.*))?$/s.exec(node.url) ?? [];
      const [first, last] = [node.children[0], node.children.at(-1)];
      const text = first && last && source.slice(placeOf(first)[0], placeOf(last)[1]);
      return to && domain ? replace(node, emailTag(to, domain, query, text)) : undefined;
    }
    if (node.type !== 'text') return undefined;
    for (const {0: found, 1: to = '', 2: domain = '', index} of written(node).matchAll(address)) {
      const from = placeOf(node)[0] + index;
      edits.push({from, to: from + found.length, by: emailTag(to, domain)});
    }
    return undefined;
  };
  try {
    visit(readAsWritten(source), change);
  } catch (error) {
    const {line, message} = compileFinding('', source, error);
    return {text: source, problems: [{line, message}]};
  }
  const {head} = splitSource(source);
  const literal = edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, {from, to, by}) => text.slice(0, from) + by + text.slice(to), source)
    .slice(head.length);
  return {text: `${fill(head)}\n${literal.replace(/\n{3,}/g, '\n\n').trim()}\n`, problems};
}
