/** @jest-environment node */
import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {address, tokenHeader, type Responses, type PageFile} from '@site/src/tools/editor/protocol';
import editorPlugin from '@site/src/tools/editor/plugin';
import type {Requests} from '@site/src/tools/editor/server/requests';
import {editorMiddleware} from '@site/src/tools/editor/server/middleware';
import {schema} from '@site/src/tools/editor/schema/schema';
import type {LoadContext} from '@docusaurus/types';
import type {Node} from 'prosemirror-model';
import {filesOf, page, smallSite, trade} from '../rename/smallSite';
import {photo} from '../../support/photo';
import {ask, close, listen, newFolder} from '../../support/servers';
import {chip, plain, marked, textsIn, withText} from './texts';

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
  'Content-Type': 'application/json',
  [tokenHeader]: token,
});

async function responseTo<Name extends keyof Requests>(action: Name, body: Requests[Name]): Promise<Responses[Name]> {
  const answer = await ask(port, `${address}${action}`, {method: 'POST', headers: own(), body: JSON.stringify(body)});
  return JSON.parse(answer.text) as Responses[Name];
}

async function fileNow(file = help): Promise<PageFile> {
  const {files} = await responseTo('read', {files: [file]});
  const [first] = files;
  if (!first) throw new Error(`${file} is not known.`);
  return first;
}

/** Changes the text that has the words. */
async function change(words: string, content: readonly Node[], known?: PageFile, keepMine = false) {
  const {path: file, flows} = known ?? (await fileNow());
  for (const {at, doc: was} of flows) {
    const doc = schema.nodeFromJSON(was);
    const text = textsIn(doc).find(({textContent}) => textContent.includes(words));
    if (!text) continue;
    const wanted = withText(doc, text.attrs.id as number, content).toJSON() as Record<string, unknown>;
    return responseTo('write', {file, at, was, doc: wanted, keepMine});
  }
  throw new Error(`There is no text "${words}".`);
}

const helpText = page('Help', '## First\n\nAsk *us* twice.\n\n- One\n- Two');

beforeAll(async () => {
  server = createServer((request, response) => {
    editorMiddleware(root, token)(request, response, () => response.writeHead(418).end());
  });
  port = await listen(server);
});
afterAll(() => close(server));

beforeEach(() => {
  root = newFolder('editor');
  for (const [file, text] of filesOf(smallSite())) put(file, text);
  put(help, helpText);
  const serve = editorMiddleware(root, token);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    serve(request, response, () => response.writeHead(418).end());
  });
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('a changed sentence', () => {
  test('is written to the file, and nothing else changes', async () => {
    const answer = await change('Ask', [plain('Ask '), marked('emphasis', 'us'), plain(' once.')]);
    expect(read()).toBe(helpText.replace('twice', 'once'));
    expect(answer).toEqual({saved: await fileNow()});
    expect(readdirSync(path.join(root, 'pages')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('can be undone and redone, even after other changes', async () => {
    await change('Ask', [plain('Ask once.')]);
    put(help, read().replace('- Two', '- Three'));
    await responseTo('stepHistory', {direction: 'undo'});
    expect(read()).toBe(helpText.replace('- Two', '- Three'));
    expect(await responseTo('stepHistory', {direction: 'undo'})).toEqual({refused: 'Nothing to undo.'});
    await responseTo('stepHistory', {direction: 'redo'});
    expect(read()).toBe(helpText.replace('Ask *us* twice', 'Ask once').replace('- Two', '- Three'));
    put(help, read().replace('Ask once', 'Ask them'));
    expect(await responseTo('stepHistory', {direction: 'undo'})).toEqual({
      refused: expect.stringMatching(/can't be undone/),
    });
    expect(read()).toContain('Ask them');
  });

  test('keeps Windows line endings', async () => {
    const made = (text: string) => text.replaceAll('\n', '\r\n');
    put(help, made(helpText));
    await change('Ask', [plain('Ask '), marked('emphasis', 'us'), plain(' once.')]);
    expect(read()).toBe(made(helpText.replace('twice', 'once')));
    await responseTo('stepHistory', {direction: 'undo'});
    expect(read()).toBe(made(helpText));
  });

  test('imports the claim component while it contains a claim', async () => {
    const {chips} = await responseTo('catalog', {});
    const uptime = chips.find(({about}) => about === 'Claim: uptime');
    expect(uptime).toMatchObject({value: '<Claim id="uptime" />'});
    await change('Ask', [plain('Ask: '), chip(uptime?.value ?? '')]);
    const imported = "---\nimport Claim from '@site/src/components/Claim';\n\n#";
    expect(read()).toBe(
      helpText.replace('---\n\n#', imported).replace('Ask *us* twice.', 'Ask: <Claim id="uptime" />'),
    );
    await change('Ask', [plain('Ask.')]);
    expect(read()).toBe(helpText.replace('Ask *us* twice.', 'Ask.'));
  });
});

describe('the editor refuses a change with the finding of the doctor', () => {
  test.each([
    ['Ask!', 'Exclamation marks are not allowed'],
    ['We leverage it.', 'Avoid "leverage"'],
  ])('%s', async (words, why) => {
    expect(await change('Ask', [plain(words)])).toEqual({refused: expect.stringContaining(why)});
    expect(read()).toBe(helpText);
  });

  test('if it breaks a link, even a link on another page to a heading of this one', async () => {
    const link = marked('link', 'there', {to: '/nowhere'});
    expect(await change('Ask', [link])).toEqual({refused: expect.stringContaining('/nowhere')});
    put('pages/trades/smiths.mdx', trade('Smiths', '[First](/help#first)'));
    expect(await change('First', [plain('Second')])).toEqual({refused: expect.stringMatching(/smiths.*first/)});
    expect(read()).toBe(helpText);
  });

  test.each<[string, Node]>([
    ['code', chip('{process.exit()}')],
    ['a tag that pages do not have', marked('tag', 'x', {open: '<script>', close: '</script>'})],
    ['a link that runs', marked('link', 'x', {to: 'javascript:alert(1)'})],
  ])('%s is refused', async (_, node) => {
    expect(await change('Ask', [plain('Ask '), node])).toEqual({refused: expect.any(String)});
    expect(read()).toBe(helpText);
  });
});

test('a photo file exists while its page shows it: after a save or redo, but not after a refusal or undo', async () => {
  const {path: file} = await fileNow();
  const data = (await photo(520, 1200)).toString('base64');
  const added = await responseTo('photo', {file, name: 'Our Team.JPG', data, alt: 'A team'});
  const again = await responseTo('photo', {file, name: 'Our Team.JPG', data, alt: 'A team'});
  expect(again).toEqual(added);
  const second = await responseTo('photo', {file, name: 'Our Team.JPG', data: `AAAA${data}`, alt: 'A team'});
  expect([added, second]).toEqual([{source: '![A team](./our-team.jpg)'}, {source: '![A team](./our-team-2.jpg)'}]);
  const pictures = () => readdirSync(path.join(root, 'pages')).filter((name) => name.endsWith('.jpg'));
  expect(pictures()).toEqual([]);
  const shown = chip('source' in added ? added.source : '');
  expect(await change('Ask', [plain('Ask! '), shown])).toEqual({refused: expect.stringMatching(/^Exclamation/)});
  expect(pictures()).toEqual([]);
  expect(await change('Ask', [plain('Ask. '), shown])).toHaveProperty('saved');
  expect(pictures()).toEqual(['our-team.jpg']);
  const afterTravel = async (direction: 'undo' | 'redo') => {
    expect(await responseTo('stepHistory', {direction})).toHaveProperty('saved');
    return pictures();
  };
  expect([await afterTravel('undo'), await afterTravel('redo')]).toEqual([[], ['our-team.jpg']]);
  put('pages/trades/about.mdx', page('About', '![A team](../our-team.jpg)'));
  expect(await afterTravel('undo')).toEqual(['our-team.jpg']);
});

describe('when two people edit the same file', () => {
  test('text that someone else changed is shown, not overwritten', async () => {
    const opened = await fileNow();
    put(help, helpText.replace('twice', 'often'));
    const answer = await change('Ask', [plain('Ask once.')], opened);
    expect(answer).toMatchObject({conflict: {now: {path: opened.path}}});
    expect(JSON.stringify(answer)).toContain('often');
    expect(read()).toContain('often');
  });

  test('keeping your own version of a block keeps the other person’s changes to other blocks', async () => {
    const opened = await fileNow();
    put(help, helpText.replace('twice', 'often').replace('## First', '## Last'));
    expect(await change('Ask', [plain('Ask once.')], opened, true)).toHaveProperty('saved');
    expect(read()).toBe(helpText.replace('Ask *us* twice', 'Ask once').replace('## First', '## Last'));
  });

  test('a change elsewhere in the file stays, even if it moved the text', async () => {
    const opened = await fileNow();
    put(help, helpText.replace('## First', '## Last'));
    expect(await change('Two', [plain('Three')], opened)).toHaveProperty('saved');
    expect(read()).toBe(helpText.replace('## First', '## Last').replace('Two', 'Three'));
  });
});

describe('the editor responds to a page', () => {
  const statusOf = async (headers: Record<string, string>, body = '{"files":[]}', action = 'read') =>
    (await ask(port, `${address}${action}`, {method: 'POST', headers: {...own(), ...headers}, body})).status;

  test('only if it has the token of this run', async () => {
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({[tokenHeader]: ''})).toBe(403);
    expect(await statusOf({[tokenHeader]: 'b-token-of-this-run'})).toBe(403);
  });

  test('only if the request exists and matches its schema', async () => {
    expect(await statusOf({}, '{"files":[]}', '../pages/help.mdx')).toBe(404);
    expect(await statusOf({}, '{"file":"pages/help.mdx"}')).toBe(400);
    expect(await statusOf({}, '{')).toBe(400);
  });
});

test('the editor reads and writes only pages, and follows no symbolic links', async () => {
  put('src/company/secret.mdx', 'x');
  put('pages/script.ts', 'x');
  put('elsewhere/help.mdx', helpText);
  symlinkSync(path.join(root, 'elsewhere/help.mdx'), path.join(root, 'pages/linked.mdx'));
  symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'pages/folder'));
  const files = [
    'src/company/secret.mdx',
    'pages/../src/company/secret.mdx',
    'pages/script.ts',
    'pages/linked.mdx',
    'pages/folder/help.mdx',
  ];
  expect(await responseTo('read', {files})).toEqual({files: []});
  expect(await responseTo('write', {file: 'pages/script.ts', at: 0, was: {}, doc: {}})).toHaveProperty('refused');
});

test('a build contains nothing of the editor', () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: 'production'});
  const plugin = editorPlugin({siteDir: root} as LoadContext);
  Object.assign(process.env, {NODE_ENV: before});
  expect(plugin).toBeNull();
});
