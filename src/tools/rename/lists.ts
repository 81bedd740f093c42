import type {Synonym} from '../../features/search/model/synonyms';
import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {synonymsFile} from '../doctor/lists';
import {formerFile} from '../doctor/sources';
import {configFile} from '../../build/navigation';
import {counted} from '../../build/textEdits';
import {split, type Lead} from './links';
import {evidenceFile, formerIn, listIn, type State} from './state';

/** The lists with some of them changed, and a line about each change. */
type Changed = {lists: ReadonlyMap<string, string>; told: readonly string[]};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds former addresses. What led to one of them leads on to where it leads; what is a page again is none any more. */
export function withFormer(state: State, added: FormerAddresses, pagesNow: ReadonlySet<string>): Changed {
  const before = formerIn(state);
  const kept = Object.entries(before).map(([from, to]): [string, string] => [from, added[to] ?? to]);
  const all = Object.entries({...Object.fromEntries(kept), ...added}).filter(([from]) => !pagesNow.has(from));
  const after = Object.fromEntries(all);
  const lines = all
    .filter(([from, to]) => before[from] !== to)
    .map(([from, to]) =>
      to === goneMark
        ? `${formerFile}: ${from} is gone, and answers with the page for lost visitors`
        : `${formerFile}: ${from} leads to ${to} now`,
    );
  return {lists: new Map([[formerFile, json(after)]]), told: lines};
}

const quoted = /(['"])((?:\/|pages\/)[^'"\n]*)\1/g;

/** The code of a list with other addresses or pages in its quotation marks, and how many are others. */
function withValues(text: string, change: (value: string) => string | undefined): {text: string; count: number} {
  let count = 0;
  const changed = text.replace(quoted, (whole: string, mark: string, value: string) => {
    const put = change(value) ?? value;
    if (put === value) return whole;
    count += 1;
    return mark + put + mark;
  });
  return {text: changed, count};
}

/** An entry such as `{to: '/help', label: 'Help'},`, and a column that has lost all of its own. */
const entry = /[ \t]*\{[^{}]*\}[ \t]*,?[ \t]*\n?/g;
const emptied = /[ \t]*\{(?:[^{}[\]]*,)?\s*items: \[\s*\],?\s*\}[ \t]*,?[ \t]*\n?/g;

/** The code of a list without the entries of which a property has a value that goes, and how many there were. */
function withoutEntries(text: string, goes: (property: string, value: string) => boolean) {
  let count = 0;
  const rest = text.replace(entry, (whole) => {
    const stays = ![...whole.matchAll(/\b(to|folder): (['"])([^'"\n]*)\2/g)].some(([, name = '', , value = '']) =>
      goes(name, value),
    );
    if (!stays) count += 1;
    return stays ? whole : '';
  });
  return {text: count > 0 ? rest.replace(emptied, '') : text, count};
}

const synonymsIn = (state: State) => JSON.parse(listIn(state, synonymsFile)) as Synonym[];

const told = (file: string, count: number, one: string, many: string, end: string) =>
  count === 0 ? [] : [`${file}: ${counted(count, one, many)} ${end}`];

/** Menus, footer and synonyms that lead elsewhere. */
export function withLead(state: State, lead: Lead, where: string): Changed {
  const change = (to: string) => {
    const {address, rest} = split(to);
    return lead(address, rest);
  };
  const config = withValues(listIn(state, configFile), change);
  const before = synonymsIn(state);
  const after = before.map((synonym) => ({...synonym, to: change(synonym.to) ?? synonym.to}));
  const count = after.filter(({to}, at) => to !== before[at]?.to).length;
  return {
    lists: new Map([
      [configFile, config.text],
      [synonymsFile, json(after)],
    ]),
    told: [
      ...told(configFile, config.count, 'link leads', 'links lead', `to ${where} now`),
      ...told(synonymsFile, count, 'entry leads', 'entries lead', `to ${where} now`),
    ],
  };
}

/** Menus, footer and synonyms without what leads to pages that go, or stands for sections that go. */
export function withoutTargets(state: State, goes: (address: string) => boolean, sections: readonly string[]): Changed {
  const links = withoutEntries(listIn(state, configFile), (name, value) => name === 'to' && goes(split(value).address));
  const config = withoutEntries(links.text, (name, value) => name !== 'to' && sections.includes(value));
  const before = synonymsIn(state);
  const after = before.filter(({to}) => !goes(split(to).address));
  const menu = `${configFile}: the section "${sections.join('", "')}" taken out, with its menu. See whether the footer needs a title where its column was`;
  return {
    lists: new Map([
      [configFile, config.text],
      [synonymsFile, json(after)],
    ]),
    told: [
      ...told(configFile, links.count, 'link', 'links', 'taken out'),
      ...(config.count > 0 ? [menu] : []),
      ...told(synonymsFile, before.length - after.length, 'entry', 'entries', 'taken out'),
    ],
  };
}

/** Claims that belong to single pages, by the files of these pages. */
export function withClaims(state: State, moved: ReadonlyMap<string, string>): Changed {
  const {text, count} = withValues(listIn(state, evidenceFile), (file) => moved.get(file));
  return {
    lists: new Map([[evidenceFile, text]]),
    told: told(evidenceFile, count, 'claim belongs', 'claims belong', 'to the page where it is now'),
  };
}

export function withoutClaims(state: State, goes: (file: string) => boolean): Changed {
  let count = 0;
  const text = listIn(state, evidenceFile).replace(/(['"])(pages\/[^'"\n]*)\1,?\s*/g, (whole, _, file: string) => {
    if (!goes(file)) return whole;
    count += 1;
    return '';
  });
  return {
    lists: new Map([[evidenceFile, text]]),
    told: told(evidenceFile, count, 'claim was', 'claims were', 'for this page alone, and may be used on none now'),
  };
}

/** One change after the other. */
export function changed(state: State, ...changes: ((state: State) => Changed)[]): {state: State; told: string[]} {
  return changes.reduce<{state: State; told: string[]}>(
    (so, change) => {
      const {lists, told} = change(so.state);
      return {state: {...so.state, lists: new Map([...so.state.lists, ...lists])}, told: [...so.told, ...told]};
    },
    {state, told: []},
  );
}
