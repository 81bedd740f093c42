import {messages} from '../messages';
import {finding, type Rule} from '../sources';

const shortened = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);

function messageFor(inside: string): string {
  const [line = ''] = inside.trim().split('\n');
  if (line === '') return messages.emptyBraces;
  const asText = `{${line}}`.replace(/\{/g, '&#123;');
  return messages.codeInBraces({code: shortened(line), asText: shortened(asText)});
}

/** MDX runs what is between braces. A name that only the writer knows crashes the page. */
export const bracesRule: Rule = (page) =>
  page.braces.map(({inside, at}) => finding(page, 'braces', at, messageFor(inside)));
