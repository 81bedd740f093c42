/** @jest-environment node */
// cspell:ignore sprot Hasura
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '@site/src/content/refusal';
import {openEditService, type EditService} from '@site/src/tools/editor/server/editService';
import {findingsOf} from '@site/src/tools/editor/server/findings';
import {openFile} from '@site/src/tools/editor/server/openFile';
import {readSite} from '@site/src/tools/doctor/diagnose';
import {rearrange, locate, componentAfter, type Arrangement} from '@site/src/tools/editor/page/arrange';
import {examinePage} from '@site/src/tools/doctor/examine';
import type {Finding} from '@site/src/mdx/finding';
import type {Choice, PageFile} from '@site/src/tools/editor/protocol';
import {filesOf, page, smallSite} from '../rename/smallSite';
import {newFolder} from '../../support/servers';

const file = 'pages/help.mdx';

const question = (ask: string) => `<Question ask="${ask}">\n\nYes.\n\n</Question>`;
const helpText = page(
  'Help',
  `## First\n\n<Faq>\n\n${question('Is it late?')}\n\n${question('Is it over?')}\n\n</Faq>\n\n<CardGrid columns={2}>\n\n<Card icon="sprout">\n\n### One\n\nSee [first](#first).\n\n</Card>\n\n</CardGrid>`,
);

let root: string;
let service: EditService;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
};
const read = () => readFileSync(path.join(root, file), 'utf8');

async function fileNow(): Promise<PageFile> {
  const {files} = await service.read({files: [file]});
  const [first] = files;
  if (!first) throw new Error(`${file} is not known.`);
  return first;
}

async function placeOf(name: string, number = 0) {
  const {hash, components} = await fileNow();
  const found = components.filter((one) => one.name === name)[number];
  if (!found) throw new Error(`There is no <${name}>.`);
  return {file, hash, component: found.at};
}

/** Changes where components are, as the panel does, and returns the number of the one that it shows afterward. */
async function arrange(name: string, how: Arrangement, offer?: Choice) {
  const home = locate(await fileNow(), (await placeOf(name)).component);
  if (!home) throw new Error(`<${name}> is not a block.`);
  const {doc, index} = rearrange(home, how, offer);
  const answer = await service.write({file, at: home.flow.at, was: home.flow.doc, doc});
  if (!('saved' in answer)) throw new Error('Somebody else changed this.');
  return componentAfter(answer.saved, home, index);
}

beforeEach(() => {
  root = newFolder('panels');
  for (const [name, text] of filesOf(smallSite())) put(name, text);
  put(file, helpText);
  service = openEditService(root);
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('a component', () => {
  test('has a panel with the text of its guide', async () => {
    const {components: all} = await fileNow();
    const {components} = await service.catalog({});
    expect(all.map(({name}) => name)).toEqual(['Faq', 'Question', 'Question', 'CardGrid', 'Card']);
    expect(all[1]).toMatchObject({values: {ask: 'Is it late?'}, isBlock: true});
    expect(components.Card?.controls.map(({name, kind, required}) => [name, kind, required])).toEqual([
      ['icon', 'icon', false],
      ['hue', 'hue', false],
      ['art', 'choice', false],
      ['to', 'address', false],
    ]);
    expect(components.CardGrid?.controls[0]?.choices).toEqual([2, 3, 4].map((value) => ({value, words: `${value}`})));
    expect(components.Question?.controls[0]).toMatchObject({about: 'The question.', longest: 90, required: true});
  });

  test('keeps its value when the doctor refuses the new one, and shows why', async () => {
    const set = async (component: string, name: string, value: string | undefined) =>
      service.set({...(await placeOf(component)), name, value});
    await expect(set('Question', 'ask', 'No question')).rejects.toThrow('"ask" must end with a question mark.');
    await expect(set('Card', 'icon', 'sprot')).rejects.toThrow('no Lucide icon "sprot". Did you mean "sprout"?');
    await expect(set('Card', 'to', '/nowhere')).rejects.toThrow(Refusal);
    await expect(set('Question', 'ask', undefined)).rejects.toThrow(Refusal);
    await expect(set('Card', 'style', 'color: red')).rejects.toThrow('<Card> has no prop "style".');
    expect(read()).toBe(helpText);
  });

  test('is moved, duplicated, and removed together with an unused import', async () => {
    expect(await arrange('Question', 'down')).toBe(2);
    expect(read().indexOf('over')).toBeLessThan(read().indexOf('late'));
    expect(await arrange('Card', 'duplicate')).toBe(5);
    expect(read().match(/<Card /g)).toHaveLength(2);
    await service.stepHistory({direction: 'undo'});
    await arrange('CardGrid', 'remove');
    expect(read()).not.toContain('Card');
    await arrange('Question', 'remove');
    await expect(arrange('Question', 'remove')).rejects.toThrow('<Faq> is empty.');
  });

  test('is inserted beside another with the example and import from its guide, only where it is allowed', async () => {
    const offersBeside = async (name: string) => {
      const {component: at} = await placeOf(name);
      const {offers} = await service.offers({file, at: locate(await fileNow(), at)?.flow.at ?? 0});
      return offers.map(({words}) => words);
    };
    expect(await offersBeside('Question')).toEqual(['Question: A question']);
    expect(await offersBeside('Card')).toEqual([
      'Card: With an icon',
      'Card: With art',
      'Card: As a link',
      'More: Cards',
      'TechGroup: Tags',
    ]);
    const add = async (value: string) => arrange('Question', 'after', {value, words: '', about: ''});
    await expect(add('Section 0')).rejects.toThrow("This can't be inserted here.");
    expect(await add('Question 0')).toBe(2);
    const {components: now} = await fileNow();
    expect(now.filter(({name}) => name === 'Question')[1]?.values.ask).toBe('What does it cost to cancel?');
  });
});

describe('the fields of a page', () => {
  const set = async (name: string, value?: string | boolean) =>
    service.set({file, hash: (await fileNow()).hash, name, value});

  test('form a panel with the descriptions of their schema, and each is saved separately', async () => {
    const {controls, values} = (await fileNow()).fields;
    expect(controls.map(({name, kind}) => `${name} ${kind}`)).toEqual([
      'title words',
      'description words',
      'label words',
      'hue hue',
      'unlisted switch',
      'draft switch',
      'feature choice',
    ]);
    expect(values.title).toBe('Help');
    expect(await set('title', 'Help: a page')).toHaveProperty('saved');
    expect(read()).toBe(helpText.replace('title: Help\n', 'title: "Help: a page"\n'));
    expect(await set('draft', true)).toHaveProperty('saved');
    await set('draft');
    expect(read()).toBe(helpText.replace('title: Help\n', 'title: "Help: a page"\n'));
  });

  test('keep their values when the doctor refuses the new ones', async () => {
    await expect(set('description', 'Short.')).rejects.toThrow('"description" is shorter than 50 characters.');
    await expect(set('constructor', 'x')).rejects.toThrow(Refusal);
    expect(read()).toBe(helpText);
  });
});

const opened = () => {
  const open = openFile(file, readSite(root));
  if (!open) throw new Error('No page is open.');
  return open;
};

test('a finding links to the component or field that it is about', () => {
  put(file, helpText.replace('icon="sprout"', 'icon="sprot"').replace('title: Help', 'title: ""'));
  const open = opened();
  expect(
    findingsOf(examinePage(open.page, open.site), open.site, open).map(({component, field}) => ({component, field})),
  ).toEqual([
    {component: undefined, field: 'title'},
    {component: 4, field: undefined},
  ]);
});

test('a finding has the command that fixes it, the unknown word, and the address of its page', () => {
  const at = {line: 9, column: 1};
  const fix = "npm run new -- claim help-price '$4,000'";
  const word = '"Hasura" is not in the dictionary. Correct it.';
  const open = opened();
  const found: Finding[] = [
    {...at, file, message: 'The price is typed in.', fix},
    {...at, file: 'pages/trades/smiths.mdx', message: word, word: 'Hasura'},
  ];
  expect(findingsOf(found, open.site, open)).toMatchObject([
    {command: ['claim', 'help-price', '$4,000'], fix},
    {word: 'Hasura'},
  ]);
});

test('a file that was changed in the meantime is not overwritten', async () => {
  const place = await placeOf('Card');
  put(file, helpText.replace('Yes.', 'No.'));
  for (const change of [
    {...place, name: 'hue', value: 'tone-6'},
    {file, hash: place.hash, name: 'title', value: 'New'},
  ]) {
    expect(() => service.set(change)).toThrow('changed elsewhere');
  }
  expect(read()).toBe(helpText.replace('Yes.', 'No.'));
});

test('the editor opens only pages', async () => {
  for (const name of ['package.json', '../help.mdx', 'src/company/index.ts']) {
    expect(await service.read({files: [name]})).toEqual({files: []});
    expect(() => service.set({file: name, hash: '', name: 'title', value: 'x'})).toThrow(Refusal);
  }
});
