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

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The tag that assembles an address in the browser. It also replaces text that is the address itself. */
function emailTag(mailbox: string, text: string): string {
  const [to, domain] = mailbox.split('@');
  const open = `<EmailLink to="${to}" domain="${domain}"`;
  return text.includes('@') ? `${open} />` : `${open}>${text}</EmailLink>`;
}

/** The values of a tag, if all are plain text. */
function valuesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> | undefined {
  const entries = attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value] as const] : [],
  );
  return entries.length === attributes.length ? Object.fromEntries(entries) : undefined;
}

/** The literal text for the archive, with names and claims as words, so that no later change to the site affects it. */
export function freeze(source: string): {text: string; problems: TextProblem[]} {
  const problems: TextProblem[] = [];
  const written = ({position}: Nodes) => source.slice(position?.start.offset, position?.end.offset);
  const refuse = (message: string, node?: Nodes) => {
    problems.unshift({message, line: node?.position?.start.line});
    return '';
  };
  const fill = (text: string, node?: Nodes) => {
    const unknown = (kind: string, all: object) => (name: string) =>
      refuse(messages.unknownName({kind, name, hint: didYouMean(name, Object.keys(all))}), node);
    return fillClaims(fillCompany(text, unknown('part of the company', companyParts)), unknown('claim', claimValues));
  };
  /** What replaces a part of the text. Undefined if it stays, but for what is in it. */
  const literalOf = (node: Nodes): string | undefined => {
    if (node.type === 'mdxjsEsm') return '';
    if (node.type === 'text') return written(node).replace(address, (mailbox) => emailTag(mailbox, mailbox));
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // A comment. Its line breaks stay, so that it joins no lines.
      if (/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) return written(node).replace(/[^\n]/g, '');
      return refuse(messages.tagIsCode({tag: written(node)}), node);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name, values] = [node.name ?? '', valuesOf(node)];
      const value = values?.[words[name] ?? ''];
      if (value !== undefined) return fill(`{${name.toLowerCase()}:${value}}`, node);
      if (values && emailTags.includes(name)) return undefined;
      return refuse(messages.tagRefused({tag: /^[^>]*>/.exec(written(node))?.[0] ?? ''}), node);
    }
    const mailbox = node.type === 'link' && node.url.startsWith('mailto:') && node.url.match(address)?.[0];
    return mailbox ? emailTag(mailbox, node.children.map(written).join('')) : undefined;
  };
  let text = source;
  try {
    // From the end, so that the places before an edit stay.
    visit(
      readAsWritten(source),
      (node) => {
        const literal = literalOf(node);
        if (literal === undefined) return undefined;
        text = text.slice(0, node.position?.start.offset) + literal + text.slice(node.position?.end.offset);
        return SKIP;
      },
      true,
    );
  } catch (error) {
    const {line, message} = compileFinding('', source, error);
    return {text: source, problems: [{line, message}]};
  }
  const {head} = splitSource(source);
  return {
    text: `${fill(head)}\n${text
      .slice(head.length)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    problems,
  };
}
