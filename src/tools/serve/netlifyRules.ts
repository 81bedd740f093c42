/** The rules in `_headers` and `_redirects`, in the part of Netlify's format that this site uses. */
type HeaderRule = {
  readonly pattern: RegExp;
  readonly headers: (readonly [name: string, value: string])[];
};

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` stands for the rest of a path, `:name` for one segment. */
function patternOf(path: string, end = ''): RegExp {
  const source = escape(path)
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${source}${end}$`);
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#'));

/** A path, and below it, indented, its headers. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value.trim()]);
    else rules.push({pattern: patternOf(line.trim()), headers: []});
  }
  return rules;
}

/** `from to status`, with an exclamation mark where the rule is forced. */
export const parseRedirects = (text: string) =>
  linesOf(text).map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    // The host ignores a slash at the end of an address.
    return {from, pattern: patternOf(from, '/?'), to, status: Number.parseInt(status), forced: status.endsWith('!')};
  });

/** Of a header that several rules name, the last value is sent, as the host's own library decides. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Map<string, string> =>
  new Map(
    rules
      .filter(({pattern}) => pattern.test(path))
      .flatMap(({headers}) => headers)
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

/** The redirect for a path, which keeps the visitor's query. */
export function redirectFor(rules: ReturnType<typeof parseRedirects>, path: string, query: string, exists: boolean) {
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
