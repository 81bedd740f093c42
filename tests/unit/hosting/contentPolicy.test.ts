/** @jest-environment node */
import {chatMeta} from '../../../src/company/chat';
import {contentPolicy, inlineOf} from '../../../src/plugins/hosting/contentPolicy';
import {fixedHeaders} from '../../../src/plugins/hosting/hostRules';
import {headersFile} from '../../../src/plugins/hosting/netlify';
import {nginxRules} from '../../../src/plugins/hosting/nginx';

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

/** A page with a video at a host, as the component writes it. */
const hosted = (player: string) => `<a href="https://vimeo.com/1" data-player="${player}">A film</a>`;
const vimeo = hosted('https://player.vimeo.com/video/1?autoplay=1');
const youtube = hosted('https://www.youtube-nocookie.com/embed/a?autoplay=1');

describe('videos', () => {
  const rules = async (...pages: {file: string; html: string}[]) => {
    const inline = await inlineOf(pages);
    return {
      headers: fixedHeaders,
      policy: (styles: Iterable<string>, players?: Iterable<string>) => contentPolicy(inline, styles, players),
      styles: inline.styles,
      players: inline.players,
      redirects: [],
      fallbacks: [],
      hashed: [],
      hidden: ['/_headers'],
    };
  };
  const named = (file: string, body: string) => ({...page('', body), file});

  test('leave the policy as it was where no page has one', async () => {
    const without = await rules(named('index.html', '<p>Words</p>'));
    expect(without.policy([], without.players.get('index.html'))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headersFile(without) + nginxRules(without)).not.toMatch(/frame-src|media-src|players/);
  });

  test('of the site itself open what plays them, and no host', async () => {
    const own = await rules(named('index.html', '<video src="/a.mp4"></video>'));
    expect(headersFile(own)).toContain("; media-src 'self'\n");
    expect(headersFile(own)).not.toContain('frame-src');
  });

  test('of hosts open their players and nothing else, on as few pages as the host of the site can', async () => {
    const all = await rules(named('a.html', vimeo), named('b.html', youtube + vimeo), named('c.html', '<p>Words</p>'));
    expect(headersFile(all)).toContain('; frame-src https://player.vimeo.com https://www.youtube-nocookie.com\n');
    const nginx = nginxRules(all);
    expect(nginx).toContain('if ($file = "/a.html") { set $players "; frame-src https://player.vimeo.com"; }');
    expect(nginx).toContain(
      '"/b.html") { set $players "; frame-src https://player.vimeo.com https://www.youtube-nocookie.com"; }',
    );
    expect(nginx).not.toContain('"/c.html") { set $players');
    expect(nginx).toMatch(/add_header Content-Security-Policy ".*\$players" always;/);
  });
});
