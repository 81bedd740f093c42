import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {synonymsFile} from '../doctor/lists';
import {formerFile} from '../doctor/sources';
import {configFile} from '../../build/navigation';
import {counted} from '../../build/textEdits';
import {split, type Lead} from './links';
import {withoutEntries, withoutValues, withValues} from './literals';
import {evidenceFile, formerIn, listIn, type State} from './state';

/** The lists with some of them changed, and a line about each change. */
export type Changed = {lists: ReadonlyMap<string, string>; told: readonly string[]};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds former addresses. What led to one of them leads on to where it leads; what is a page again is none any more. */
export function withFormer(state: State, added: FormerAddresses, pagesNow: ReadonlySet<string>): Changed {
  const before = formerIn(state);
  const kept = Object.entries(before).map(([from, to]): [string, string] => [from, added[to] ?? to]);
  const all = Object.entries({...Object.fromEntries(kept), ...added}).filter(([from]) => !pagesNow.has(from));
  const after = Object.fromEntries(all);
  const told = all
    .filter(([from, to]) => before[from] !== to)
    .map(([from, to]) =>
      to === goneMark
        ? `${formerFile}: ${from} is gone, and answers with the page for lost visitors`
        : `${formerFile}: ${from} leads to ${to} now`,
    );
  return {lists: new Map([[formerFile, json(after)]]), told};
}

/** Menus, footer and synonyms that lead elsewhere. */
export function withLead(state: State, lead: Lead, where: string): Changed {
  const change = (to: string) => {
    const {address, rest} = split(to);
    return lead(address, rest);
  };
  const files = [
    {file: configFile, one: 'link leads', many: 'links lead'},
    {file: synonymsFile, one: 'entry leads', many: 'entries lead'},
  ].map((words) => ({...words, ...withValues(listIn(state, words.file), 'to', change)}));
  return {
    lists: new Map(files.map(({file, text}) => [file, text])),
    told: files.flatMap(({file, count, one, many}) =>
      count === 0 ? [] : [`${file}: ${counted(count, one, many)} to ${where} now`],
    ),
  };
}

/** Menus, footer and synonyms without what leads to pages that go, or stands for sections that go. */
export function withoutTargets(state: State, goes: (address: string) => boolean, sections: readonly string[]): Changed {
  const leads = (property: string, value: string) => property === 'to' && goes(split(value).address);
  const links = withoutEntries(listIn(state, configFile), leads);
  const stands = (property: string, value: string) => ['folder', 'html'].includes(property) && sections.includes(value);
  const config = withoutEntries(links.text, stands);
  const synonyms = withoutEntries(listIn(state, synonymsFile), leads);
  const told = [
    ...(links.count > 0 ? [`${configFile}: ${counted(links.count, 'link')} taken out`] : []),
    ...(config.count > 0
      ? [
          `${configFile}: the section "${sections.join('", "')}" taken out, with its menu. See whether the footer needs a title where its column was`,
        ]
      : []),
    ...(synonyms.count > 0 ? [`${synonymsFile}: ${counted(synonyms.count, 'entry', 'entries')} taken out`] : []),
  ];
  return {
    lists: new Map([
      [configFile, config.text],
      [synonymsFile, synonyms.text],
    ]),
    told,
  };
}

/** Claims that belong to single pages, by the files of these pages. */
export function withClaims(state: State, moved: ReadonlyMap<string, string>): Changed {
  const {text, count} = withValues(listIn(state, evidenceFile), 'onlyOn', (file) => moved.get(file));
  const told =
    count === 0
      ? []
      : [`${evidenceFile}: ${counted(count, 'claim belongs', 'claims belong')} to the page where it is now`];
  return {lists: new Map([[evidenceFile, text]]), told};
}

export function withoutClaims(state: State, goes: (file: string) => boolean): Changed {
  const {text, count} = withoutValues(listIn(state, evidenceFile), 'onlyOn', goes);
  const told =
    count === 0
      ? []
      : [
          `${evidenceFile}: ${counted(count, 'claim was', 'claims were')} for this page alone, and may be used on none now`,
        ];
  return {lists: new Map([[evidenceFile, text]]), told};
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
