/** @jest-environment node */
import {load} from 'cheerio';
import {chatMeta} from '@site/src/company/chat';
import {contentPolicy} from '@site/src/build/hosting/contentPolicy';

const policyOf = (head: string, body = ''): Record<string, string[]> => {
  const $ = load(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  const directives = contentPolicy($, 'index.html').split('; ');
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
};

const settings = {
  src: 'https://chat.example/w.js?v=2',
  webhookUrl: 'https://hooks.example/run/7',
  tenantId: 't',
  agentId: 'a',
};
const hosts = ['https://*.b.example', 'wss://live.example'];
const chat = `<meta name="${chatMeta}" content='${JSON.stringify({...settings, hosts})}'>`;

test('a page allows its own scripts and styles by their hashes, and nothing else', () => {
  const policy = policyOf('<style>p{color:red}</style><script>go()</script>');
  expect(policy['style-src']).toEqual(["'self'", "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"]);
  expect(policy['script-src']).toHaveLength(2);
  expect(policyOf('', '<script type="application/ld+json">{}</script>')['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
});

test('a configured chat opens the policy for its own hosts only, and for the styles that it writes into the page', () => {
  const own = policyOf('');
  const added = Object.entries(policyOf(chat)).map(
    ([name, sources]) => [name, sources.filter((source) => !own[name]?.includes(source))] as const,
  );
  const files = ['https://*.b.example', 'https://chat.example'];
  expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
    'script-src': files,
    'style-src': ["'unsafe-inline'", ...files],
    'img-src': files,
    'font-src': files,
    'frame-src': files,
    'connect-src': [...files, 'https://hooks.example', 'wss://live.example'],
  });
});

test('a script from another host may be loaded from there, and send what it measures', () => {
  const policy = policyOf('<script src="https://count.example/a.js" defer></script>');
  expect(policy['script-src']).toEqual(["'self'", 'https://count.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://count.example']);
  expect(policy['img-src']).not.toContain('https://count.example');
});

test('an attribute that no hash can allow stops the build and is named', () => {
  expect(() => policyOf('', '<p style="color:red">Red</p>')).toThrow(
    'index.html has an attribute "style" on <p>, which the content security policy forbids.',
  );
  expect(() => policyOf('', '<a onclick="go()">Go</a>')).toThrow('an attribute "onclick" on <a>');
});
