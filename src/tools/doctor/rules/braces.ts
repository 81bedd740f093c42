import {finding, type Rule} from '../sources';

const shortened = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);

function sentence(inside: string): string {
  const [line = ''] = inside.trim().split('\n');
  if (line === '') return 'These braces are empty. Remove them.';
  const asText = `{${line}}`.replace(/\{/g, '&#123;');
  return `{${shortened(line)}} is code, and pages hold none. To show the braces, write ${shortened(asText)}; a note to colleagues is {/* like this */}.`;
}

/** MDX runs what stands between braces. A name that only the writer knows crashes the page. */
export const bracesRule: Rule = (page) =>
  page.braces.map(({inside, at}) => finding(page, 'braces', at, sentence(inside)));
