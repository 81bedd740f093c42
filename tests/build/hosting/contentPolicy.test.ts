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

const withChat = (hosts?: Record<string, string[]>) =>
  page(`<meta name="${chatMeta}" content='${JSON.stringify({...settings, hosts})}'>`);

/** The sources that a configured chat adds to each directive of the policy. */
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

test('a configured chat adds its hosts to the two directives that it needs', async () => {
  expect(await opened()).toEqual(needed);
});

test.each(['script-src', 'connect-src', 'style-src', 'font-src', 'frame-src', 'img-src'] as const)(
  'the hosts that an operator allows for %s are added to this directive only',
  async (name) => {
    const more = ['https://a.example', 'https://*.b.example'];
    const all = await opened({[name]: more});
    expect(all[name]?.sort()).toEqual([...(name in needed ? needed[name as keyof typeof needed] : []), ...more].sort());
    expect({...all, [name]: undefined}).toEqual({...needed, [name]: undefined});
  },
);

test('an attribute that no hash can allow stops the build and is named', async () => {
  await expect(inlineOf([page('', '<p style="color:red">Red</p>')])).rejects.toThrow(
    'index.html has an attribute "style" on <p>, which the content security policy forbids.',
  );
  await expect(inlineOf([page('', '<a onclick="go()">Go</a>')])).rejects.toThrow('an attribute "onclick" on <a>');
});

test('the frame and style hosts of a chat are in the policy for every host, and only with a chat', async () => {
  const rules = async (shown: {file: string; html: string}) => {
    const inline = await inlineOf([shown]);
    const policy = (styles: Iterable<string>) => contentPolicy(inline, styles);
    return {headers: fixedHeaders, policy, styles: inline.styles, hashed: []};
  };
  const chat = await rules(withChat({'frame-src': ['https://frames.example'], 'style-src': ['https://looks.example']}));
  expect(headersFile(chat)).toContain('; frame-src https://frames.example\n');
  expect(nginxRules(chat)).toContain('style-src $styles https://looks.example;');
  expect(nginxRules(chat)).toContain('; frame-src https://frames.example" always;');
  const without = await rules(page('', '<p>Words</p>'));
  expect(headersFile(without) + nginxRules(without)).not.toMatch(/frame-src|media-src 'self'/);
  expect(without.policy([])).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; media-src 'none'; object-src 'none'; child-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default",
  );
});
