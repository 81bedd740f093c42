/** @jest-environment node */
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {address, tokenHeader, type Answers, type PageFile} from '@site/src/tools/editor/protocol';
import writingPlugin from '@site/src/tools/editor/plugin';
import {nameOf} from '@site/src/tools/editor/server/files';
import type {Asked} from '@site/src/tools/editor/server/requests';
import {writing} from '@site/src/tools/editor/server/middleware';
import {schema} from '@site/src/tools/editor/schema/schema';
import type {LoadContext} from '@docusaurus/types';
import type {Node} from 'prosemirror-model';
import {filesOf, page, smallSite, trade} from '../rename/smallSite';
import {photo} from '../../support/photo';
import {ask, close, listen, newFolder} from '../../support/servers';
import {chip, letters, marked, textsIn, withText} from './texts';

const token = 'a-token-of-this-run';
const help = 'pages/help.mdx';
let root: string;
let server: Server;
let port: number;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const read = (file = help) => readFileSync(path.join(root, file), 'utf8');

const own = () => ({
  Host: `localhost:${port}`,
  Origin: `http://localhost:${port}`,
  'Content-Type': 'application/json',
  [tokenHeader]: token,
});

async function asked<Name extends keyof Asked>(action: Name, body: Asked[Name]): Promise<Answers[Name]> {
  const answer = await ask(port, `${address}${action}`, {method: 'POST', headers: own(), body: JSON.stringify(body)});
  return JSON.parse(answer.text) as Answers[Name];
}

async function fileNow(file = help): Promise<PageFile> {
  const {files} = await asked('read', {files: [nameOf(file)]});
  const [first] = files;
  if (!first) throw new Error(`${file} is not known.`);
  return first;
}

/** Changes the text that has the words. */
async function change(words: string, content: readonly Node[], known?: PageFile) {
  const {name: file, flows} = known ?? (await fileNow());
  for (const {at, doc: was} of flows) {
    const doc = schema.nodeFromJSON(was);
    const text = textsIn(doc).find(({textContent}) => textContent.includes(words));
    if (!text) continue;
    const wanted = withText(doc, text.attrs.id as number, content).toJSON() as Record<string, unknown>;
    return asked('write', {file, at, was, doc: wanted});
  }
  throw new Error(`There is no text "${words}".`);
}

const helpText = page('Help', '## First\n\nAsk *us* twice.\n\n- One\n- Two');

beforeAll(async () => {
  server = createServer((request, response) => {
    writing(root, token)(request, response, () => response.writeHead(418).end());
  });
  port = await listen(server);
});
afterAll(() => close(server));

beforeEach(() => {
  root = newFolder('writing');
  for (const [file, text] of filesOf(smallSite())) put(file, text);
  put(help, helpText);
  const desk = writing(root, token);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    desk(request, response, () => response.writeHead(418).end());
  });
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('a changed sentence', () => {
  test('is in the file, and nothing else has changed', async () => {
    const answer = await change('Ask', [letters('Ask '), marked('emphasis', 'us'), letters(' once.')]);
    expect(read()).toBe(helpText.replace('twice', 'once'));
    expect(answer).toEqual({saved: await fileNow()});
    expect(readdirSync(path.join(root, 'pages')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('is undone and redone, also after something else was changed', async () => {
    await change('Ask', [letters('Ask once.')]);
    put(help, read().replace('- Two', '- Three'));
    await asked('travel', {way: 'undo'});
    expect(read()).toBe(helpText.replace('- Two', '- Three'));
    expect(await asked('travel', {way: 'undo'})).toEqual({refused: 'Nothing to undo.'});
    await asked('travel', {way: 'redo'});
    expect(read()).toBe(helpText.replace('Ask *us* twice', 'Ask once').replace('- Two', '- Three'));
    put(help, read().replace('Ask once', 'Ask them'));
    expect(await asked('travel', {way: 'undo'})).toEqual({refused: expect.stringMatching(/can't be undone/)});
    expect(read()).toContain('Ask them');
  });

  test.each([
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('%s stay', async (_, made) => {
    put(help, made(helpText));
    await change('Ask', [letters('Ask '), marked('emphasis', 'us'), letters(' once.')]);
    expect(read()).toBe(made(helpText.replace('twice', 'once')));
    await asked('travel', {way: 'undo'});
    expect(read()).toBe(made(helpText));
  });

  test('with a claim imports it, and without it no longer', async () => {
    const {chips} = await asked('catalog', {});
    const uptime = chips.find(({about}) => about === 'Claim: uptime');
    expect(uptime).toMatchObject({source: '<Claim id="uptime" />'});
    await change('Ask', [letters('Ask: '), chip(uptime?.source ?? '')]);
    const imported = "---\nimport Claim from '@site/src/components/Claim';\n\n#";
    expect(read()).toBe(
      helpText.replace('---\n\n#', imported).replace('Ask *us* twice.', 'Ask: <Claim id="uptime" />'),
    );
    await change('Ask', [letters('Ask.')]);
    expect(read()).toBe(helpText.replace('Ask *us* twice.', 'Ask.'));
  });
});

describe('a mistake is not written, and the doctor says why', () => {
  test.each([
    ['Ask!', 'Exclamation marks are not allowed'],
    ['We leverage it.', 'Avoid "leverage"'],
  ])('%s', async (words, why) => {
    expect(await change('Ask', [letters(words)])).toEqual({refused: expect.stringContaining(why)});
    expect(read()).toBe(helpText);
  });

  test('a broken link, also one on another page to a heading of this one', async () => {
    const link = marked('link', 'there', {to: '/nowhere'});
    expect(await change('Ask', [link])).toEqual({refused: expect.stringContaining('/nowhere')});
    put('pages/trades/smiths.mdx', trade('Smiths', '[First](/help#first)'));
    expect(await change('First', [letters('Second')])).toEqual({refused: expect.stringMatching(/smiths.*first/)});
    expect(read()).toBe(helpText);
  });

  test.each<[string, Node]>([
    ['code as a chip', chip('{process.exit()}')],
    ['a tag of its own', marked('tag', 'x', {open: '<script>', close: '</script>'})],
    ['a link that runs', marked('link', 'x', {to: 'javascript:alert(1)'})],
  ])('the page sends no %s', async (_, node) => {
    expect(await change('Ask', [letters('Ask '), node])).toEqual({refused: expect.any(String)});
    expect(read()).toBe(helpText);
  });
});

test('a photo is beside the page once a save shows it, and neither before nor after a refusal', async () => {
  const {name: file} = await fileNow();
  const data = (await photo(520, 1200)).toString('base64');
  const added = await asked('photo', {file, name: 'Our Team.JPG', data, alt: 'A team'});
  const second = await asked('photo', {file, name: 'Our Team.JPG', data, alt: 'A team'});
  expect([added, second]).toEqual([{source: '![A team](./our-team.jpg)'}, {source: '![A team](./our-team-2.jpg)'}]);
  const pictures = () => readdirSync(path.join(root, 'pages')).filter((name) => name.endsWith('.jpg'));
  expect(pictures()).toEqual([]);
  const shown = chip('source' in added ? added.source : '');
  expect(await change('Ask', [letters('Ask! '), shown])).toEqual({refused: expect.stringMatching(/^Exclamation/)});
  expect(pictures()).toEqual([]);
  expect(await change('Ask', [letters('Ask. '), shown])).toHaveProperty('saved');
  expect(pictures()).toEqual(['our-team.jpg']);
});

describe('two at once', () => {
  test('text that somebody else changed is shown, not overwritten', async () => {
    const seen = await fileNow();
    put(help, helpText.replace('twice', 'often'));
    const answer = await change('Ask', [letters('Ask once.')], seen);
    expect(answer).toMatchObject({conflict: {now: {name: seen.name}}});
    expect(JSON.stringify(answer)).toContain('often');
    expect(read()).toContain('often');
  });

  test('a change elsewhere in the file stays, even if the text has moved', async () => {
    const seen = await fileNow();
    put(help, helpText.replace('## First', '## Last'));
    expect(await change('Two', [letters('Three')], seen)).toHaveProperty('saved');
    expect(read()).toBe(helpText.replace('## First', '## Last').replace('Two', 'Three'));
  });
});

describe('requests that do not come from a page of this run are refused', () => {
  const statusOf = async (headers: Record<string, string>, {method = 'POST', action = 'read'} = {}) => {
    const body = JSON.stringify({files: [nameOf(help)]});
    const all = Object.fromEntries(Object.entries({...own(), ...headers}).filter(([, value]) => value));
    return (await ask(port, `${address}${action}`, {method, headers: all, body})).status;
  };

  test('a page of this run is not', async () => {
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({'Sec-Fetch-Site': 'same-origin'})).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another origin', {Origin: 'http://evil.example'}],
    ['another server of this machine', {Origin: 'http://localhost:1'}],
    ['no origin', {Origin: ''}],
    ['an origin that hides itself', {Origin: 'null'}],
    ['a foreign name', {Host: 'evil.example', Origin: 'http://evil.example'}],
    ['another machine in the network', {Host: '192.168.1.20:3000', Origin: 'http://192.168.1.20:3000'}],
    ['another site', {'Sec-Fetch-Site': 'cross-site'}],
    ['no token', {[tokenHeader]: ''}],
    ['the token of another run', {[tokenHeader]: 'b-token-of-this-run'}],
    ['a form', {'Content-Type': 'application/x-www-form-urlencoded'}],
  ])('%s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(403);
  });

  test('a visit, an unknown request, and a malformed body', async () => {
    expect(await statusOf({}, {method: 'GET'})).toBe(403);
    expect(await statusOf({}, {action: '../pages/help.mdx'})).toBe(404);
    const send = async (body: string) =>
      (await ask(port, `${address}read`, {method: 'POST', headers: own(), body})).status;
    expect(await send('{"files":["pages/help.mdx"]}')).toBe(400);
    expect(await send('{')).toBe(400);
  });
});

describe('only copy is written', () => {
  const isKnown = async (file: string) => (await asked('read', {files: [nameOf(file)]})).files.length > 0;

  test('files outside of pages, of other kinds, or ignored by the engine are unknown', async () => {
    put('src/company/secret.mdx', 'x');
    put('pages/script.ts', 'x');
    put('pages/help.test.mdx', 'x');
    for (const file of [
      'src/company/secret.mdx',
      'pages/../src/company/secret.mdx',
      'pages/script.ts',
      'pages/help.test.mdx',
    ])
      expect([file, await isKnown(file)]).toEqual([file, false]);
    expect(await isKnown(help)).toBe(true);
  });

  test('links out of the folder are refused, also of a folder', async () => {
    put('elsewhere/help.mdx', helpText);
    symlinkSync(path.join(root, 'elsewhere/help.mdx'), path.join(root, 'pages/linked.mdx'));
    symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'pages/folder'));
    expect(await isKnown('pages/linked.mdx')).toBe(false);
    expect(await isKnown('pages/folder/help.mdx')).toBe(false);
    const seen = await fileNow();
    renameSync(path.join(root, 'pages'), path.join(root, 'moved'));
    symlinkSync(path.join(root, 'moved'), path.join(root, 'pages'));
    expect(await asked('write', {file: seen.name, at: 0, was: {}, doc: {}})).toEqual({
      refused: expect.stringContaining('Reload the page'),
    });
  });
});

test('a build contains none of the editor', () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: 'production'});
  const plugin = writingPlugin({siteDir: root} as LoadContext);
  Object.assign(process.env, {NODE_ENV: before});
  expect(plugin).toBeNull();
});
