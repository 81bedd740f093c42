import {messages} from './messages';

/** The rules in the two files that a host reads besides the pages: the part of Netlify's format that this site uses. */
type HeaderRule = {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};
export type RedirectRule = {
  readonly from: string;
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
  /** Applies even where a file exists. */
  readonly forced: boolean;
};

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` stands for the rest of a path, `:name` for one segment. */
function patternOf(path: string, end = ''): RegExp {
  const source = escape(path)
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${source}${end}$`);
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));

export function parseHeaders(text: string): HeaderRule[] {
  const rules: {pattern: RegExp; headers: [string, string][]}[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (!/^\s/.test(line)) rules.push({pattern: patternOf(line.trim()), headers: []});
    else if (name && value !== undefined && rules.length > 0) rules.at(-1)?.headers.push([name, value.trim()]);
    else throw new Error(messages.headerLine({line: line.trim()}));
  }
  return rules;
}

export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [from, to, code = '301', ...rest] = line.trim().split(/\s+/);
    const [, status, force] = /^(\d{3})(!?)$/.exec(code) ?? [];
    if (!from || !to || !status || rest.length > 0) throw new Error(messages.redirectLine({line: line.trim()}));
    // The host treats an address with a slash at the end as the same address.
    return {from, pattern: patternOf(from, '/?'), to, status: Number(status), forced: force === '!'};
  });
}

/** Later rules add to earlier ones; a header named twice is sent once, joined, as the host does. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const {pattern, headers: added} of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of added) {
      const key = name.toLowerCase();
      const present = headers.get(key);
      headers.set(key, present === undefined ? value : `${present}, ${value}`);
    }
  }
  return headers;
}

/** Where a path leads, keeping the visitor's query. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
  exists: boolean,
): {status: number; location: string} | undefined {
  for (const {pattern, to, status, forced} of rules) {
    const match = (forced || !exists) && pattern.exec(path);
    if (!match) continue;
    if (status === 404) return {status, location: to};
    const target = to.replace(/:(\w+)/g, (whole, name: string) => match.groups?.[name] ?? whole);
    const [before = '', anchor] = target.split('#');
    const joined = query && `${before.includes('?') ? '&' : '?'}${query}`;
    return {status, location: `${before}${joined}${anchor === undefined ? '' : `#${anchor}`}`};
  }
  return undefined;
}
