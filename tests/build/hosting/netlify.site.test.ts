import {redirects} from '@site/src/content/redirects';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expectationsOfBuild, routes, type Expectation} from '../../support/expectations';
import {filesIn, root} from '../../support/files';

type HeaderRule = {for: string; values: Record<string, string>};
type RedirectRule = {from: string; to: string; status: number; force: boolean};

const inBuild = (file: string) => path.join(root, 'build', file);
type Rules = {headers: HeaderRule[]; redirects: RedirectRule[]; errors: string[]};
const reader = path.join(root, 'tests/support/netlifyRules.mjs');
const files = [inBuild('_headers'), inBuild('_redirects'), path.join(root, 'netlify.toml')];
const rules = JSON.parse(execFileSync(process.execPath, [reader, ...files], {encoding: 'utf8'})) as Rules;

const applies = (rule: string, address: string) =>
  rule === address || (rule.endsWith('*') && address.startsWith(rule.slice(0, -1)));

/** The headers of an address. The host combines all matching rules, and revalidates what has no rule. */
function headersOf(address: string): Map<string, string> {
  const found = new Map([['cache-control', 'public, max-age=0, must-revalidate']]);
  for (const {values} of rules.headers.filter((rule) => applies(rule.for, address))) {
    for (const [name, value] of Object.entries(values)) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** The redirect of an address. The host ignores a trailing slash and keeps the query. */
function redirectOf(address: string): RedirectRule | undefined {
  const bare = address.replace(/(?<=.)\/$/, '');
  return rules.redirects.find(({from, force}) => force && from === bare);
}

const decided = /^(location|content-type|content-length|vary)$/;

function differences({path: requested, status, headers = {}}: Expectation): string[] {
  const [address = '', query] = requested.split(/\?(.*)/);
  const rule = redirectOf(address);
  if (status === 301) {
    const location = `${rule?.to}${query ? `?${query}` : ''}`;
    return rule?.status === 301 && rule.force && location === headers.location ? [] : [`leads to ${location}`];
  }
  if (rule && rule.status !== status) return [`is redirected with ${rule.status}`];
  const sent = headersOf(address);
  return Object.entries(headers)
    .filter(([name, expected]) => {
      if (decided.test(name)) return false;
      const value = sent.get(name) ?? null;
      return expected instanceof RegExp ? !expected.test(value ?? '') : value !== expected;
    })
    .map(([name, expected]) => `${name} is ${sent.get(name)}, not ${expected}`);
}

const ruled = expectationsOfBuild().filter((row) => !row.serverOnly);

test.each(ruled.map((row) => [row.path, row.status, row] as const))(
  "according to the host's own parsers, %s answers %d",
  (_path, _status, row) => {
    expect(differences(row)).toEqual([]);
  },
);

test("the host's own parsers accept every rule", () => {
  expect(rules.errors).toEqual([]);
  expect(rules.redirects).toHaveLength(redirects.length + 2);
  const assets = filesIn('build/assets').filter((file) => !/\.(br|gz)$/.test(file));
  const pages = filesIn('build').filter((file) => file.endsWith('.html'));
  expect(rules.headers).toHaveLength(1 + pages.length + assets.length);
});

test.each(routes())('the content security policy of %s allows only its own styles, and no other host', (address) => {
  const policy = headersOf(address).get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  expect(policy.length).toBeLessThan(1200);
});
