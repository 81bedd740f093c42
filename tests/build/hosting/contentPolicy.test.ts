/** @jest-environment node */
import {chatMeta} from '../../../src/company/chat';
import {contentPolicy, inlineOf} from '../../../src/build/hosting/contentPolicy';
import {fixedHeaders} from '../../../src/build/hosting/hostRules';
import {headersFile} from '../../../src/build/hosting/netlify';
import {nginxRules} from '../../../src/build/hosting/nginxRules';

const page = (head: string, body = '') => ({
  file: 'index.html',
  html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
});

const settings = {
  src: 'https://chat.example/widget.js?v=2',
  webhookUrl: 'https://hooks.example/run/7',
  tenantId: 't',
  agentId: 'a',
};

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

const withChat = (hosts: string[] = []) =>
  page(`<meta name="${chatMeta}" content='${JSON.stringify({...settings, hosts})}'><style>p{color:red}</style>`);

const policyOf = async (shown: {file: string; html: string}) => {
  const inline = await inlineOf([shown]);
  return directives(contentPolicy(inline, inline.styles.get(shown.file) ?? []));
};

test('a configured chat opens the policy for its own hosts only, and for the styles that it writes into the page', async () => {
  const own = await policyOf(page(''));
  const chat = await policyOf(withChat(['https://*.b.example', 'wss://live.example']));
  const files = ['https://*.b.example', 'https://chat.example'];
  const added = Object.entries(chat).map(([name, sources]) => [
    name,
    sources.filter((source) => !own[name]?.includes(source)),
  ]);
  expect(Object.fromEntries(added.filter(([, sources]) => (sources ?? []).length > 0))).toEqual({
    'script-src': files,
    'style-src': ["'unsafe-inline'", ...files],
    'img-src': files,
    'font-src': files,
    'frame-src': files,
    'connect-src': [...files, 'https://hooks.example', 'wss://live.example'],
  });
});

test('a script from another host may be loaded from there, and send what it measures', async () => {
  const policy = await policyOf(page('<script src="https://count.example/a.js" defer></script>'));
  expect(policy['script-src']).toEqual(["'self'", 'https://count.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://count.example']);
  expect(policy['img-src']).not.toContain('https://count.example');
});

test('an attribute that no hash can allow stops the build and is named', async () => {
  await expect(inlineOf([page('', '<p style="color:red">Red</p>')])).rejects.toThrow(
    'index.html has an attribute "style" on <p>, which the content security policy forbids.',
  );
  await expect(inlineOf([page('', '<a onclick="go()">Go</a>')])).rejects.toThrow('an attribute "onclick" on <a>');
});

test('the hosts of a chat are in the policy for every host, and only with a chat', async () => {
  const rules = async (shown: {file: string; html: string}) => {
    const inline = await inlineOf([shown]);
    const policy = (styles: Iterable<string>) => contentPolicy(inline, styles);
    return {headers: fixedHeaders, policy, styles: inline.styles, hashed: []};
  };
  const chat = await rules(withChat());
  expect(headersFile(chat)).toContain('; frame-src https://chat.example\n');
  expect(nginxRules(chat)).toContain('style-src $styles https://chat.example;');
  expect(nginxRules(chat)).toContain(`set $styles "'self' 'unsafe-inline'"`);
  expect(nginxRules(chat)).toContain('; frame-src https://chat.example" always;');
  const without = await rules(page('', '<p>Words</p>'));
  expect(headersFile(without) + nginxRules(without)).not.toMatch(/frame-src|media-src 'self'/);
  expect(without.policy([])).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; media-src 'none'; object-src 'none'; child-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default",
  );
});
