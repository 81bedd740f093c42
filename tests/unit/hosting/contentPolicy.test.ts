/** @jest-environment node */
import {chatMeta} from '../../../src/company/chat';
import {contentPolicy, framesOf, inlineOf} from '../../../src/build/hosting/contentPolicy';
import {fixedHeaders} from '../../../src/build/hosting/hostRules';
import {headersFile} from '../../../src/build/hosting/netlify';
import {nginxRules} from '../../../src/build/hosting/nginx';

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

const withChat = (hosts?: Record<string, string[]>) =>
  page(`<meta name="${chatMeta}" content='${JSON.stringify({...settings, hosts})}'>`);

/** What a configured chat adds to the policy of a site without one, in each directive. */
async function opened(hosts?: Record<string, string[]>): Promise<Record<string, string[]>> {
  const own = directives(contentPolicy(await inlineOf([page('')]), []));
  const chat = directives(contentPolicy(await inlineOf([withChat(hosts)]), []));
  const added = Object.entries(chat).map(([name, sources]) => [
    name,
    sources.filter((source) => !own[name]?.includes(source)),
  ]);
  return Object.fromEntries(added.filter(([, sources]) => (sources ?? []).length > 0)) as Record<string, string[]>;
}

const needed = {'script-src': ['https://chat.example'], 'connect-src': ['https://hooks.example']};

test('a configured chat opens the two directives that it needs, for its own hosts', async () => {
  expect(await opened()).toEqual(needed);
});

test.each(['script-src', 'connect-src', 'style-src', 'font-src', 'frame-src', 'img-src'] as const)(
  'the hosts that an operator allows for %s are in this directive and in no other',
  async (name) => {
    const more = ['https://a.example', 'https://*.b.example'];
    const all = await opened({[name]: more});
    expect(all[name]?.sort()).toEqual([...(name in needed ? needed[name as keyof typeof needed] : []), ...more].sort());
    expect({...all, [name]: undefined}).toEqual({...needed, [name]: undefined});
  },
);

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

const rules = async (...pages: {file: string; html: string}[]) => {
  const inline = await inlineOf(pages);
  return {
    headers: fixedHeaders,
    policy: (styles: Iterable<string>, players?: Iterable<string>) => contentPolicy(inline, styles, players),
    styles: inline.styles,
    players: inline.players,
    frames: framesOf(inline),
    redirects: [],
    fallbacks: [],
    hashed: [],
    hidden: ['/_headers'],
  };
};
const named = (file: string, body: string) => ({...page('', body), file});

test('the frames of a chat and the players of a page share one directive, on every kind of host', async () => {
  const chat = {
    ...withChat({'frame-src': ['https://frames.example'], 'style-src': ['https://looks.example']}),
    file: 'a.html',
  };
  const all = await rules(chat, named('b.html', vimeo));
  expect(headersFile(all)).toContain('; frame-src https://frames.example https://player.vimeo.com\n');
  expect(headersFile(all).match(/frame-src/g)).toHaveLength(1);
  const nginx = nginxRules(all);
  expect(nginx).toContain('style-src $styles https://looks.example;');
  expect(nginx).toContain('; frame-src https://frames.example$players" always;');
  expect(nginx).toContain('if ($file = "/b.html") { set $players " https://player.vimeo.com"; }');
});

describe('videos', () => {
  test('leave the policy as it was where no page has one', async () => {
    const without = await rules(named('index.html', '<p>Words</p>'));
    expect(without.policy([], without.players.get('index.html'))).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; media-src 'none'; object-src 'none'; child-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headersFile(without) + nginxRules(without)).not.toMatch(/frame-src|media-src 'self'|players/);
  });

  test('of the site itself open what plays them, and no host', async () => {
    const own = await rules(named('index.html', '<video src="/a.mp4"></video>'));
    expect(headersFile(own)).toContain("; media-src 'self'; ");
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
