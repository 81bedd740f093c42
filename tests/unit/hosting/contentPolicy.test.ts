/** @jest-environment node */
import {chatMeta} from '../../../src/company/chat';
import {contentPolicy, inlineOf} from '../../../src/plugins/hosting/contentPolicy';

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

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

test('a configured chat opens the two directives that it needs, for its own hosts', async () => {
  const meta = `<meta name="${chatMeta}" content='${JSON.stringify(settings)}'>`;
  const own = directives(contentPolicy(await inlineOf([page('')]), []));
  const chat = directives(contentPolicy(await inlineOf([page(meta)]), []));
  expect(chat['script-src']).toEqual([...(own['script-src'] ?? []), 'https://chat.example']);
  expect(chat['connect-src']).toEqual([...(own['connect-src'] ?? []), 'https://hooks.example']);
  const others = Object.keys(chat).filter((name) => !['script-src', 'connect-src'].includes(name));
  for (const name of others) expect(chat[name]).toEqual(own[name]);
});

test('inline scripts and styles are allowed by their hash, and data needs none', async () => {
  const inline = await inlineOf([
    page('<script>a()</script><style>a{}</style><script type="application/ld+json">{}</script>'),
  ]);
  expect(inline.scripts.size).toBe(1);
  expect([...inline.styles.keys()]).toEqual(['index.html']);
  const policy = contentPolicy(inline, inline.styles.get('index.html') ?? []);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
});

test('an attribute that no hash can allow stops the build with its place', async () => {
  await expect(inlineOf([page('', '<p style="color:red">Red</p>')])).rejects.toThrow(
    'index.html has an attribute "style" on <p>, which the content security policy forbids.',
  );
  await expect(inlineOf([page('', '<a onclick="go()">Go</a>')])).rejects.toThrow('an attribute "onclick" on <a>');
});
