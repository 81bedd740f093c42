import type {Chip} from '../messages';
import {blockCommands, insertChip, insertOffer, link as linkTo, linkAt} from './commands';
import {addPhotos} from './photos';
import {picker, type Option} from './picker';
import {ask} from './server';
import type {Session} from './session';

/** What an inserted thing needs of the writer. */
export type Desk = {
  session: Session | undefined;
  bar: {close: () => void; say: (sentence: string, tone?: 'fault') => void; show: (...parts: Node[]) => void};
};

const back = (desk: Desk, session: Session) => () => {
  desk.bar.close();
  session.view.focus();
};

/** Everything that may stand at the caret. */
export async function insertChoices(desk: Desk, session: Session, chips: readonly Chip[]): Promise<HTMLElement[]> {
  const {file, flow} = session.place;
  const isWords = flow.doc.type === 'words';
  const {offers} = isWords ? {offers: []} : await ask('offers', {file, at: flow.part, isInside: true});
  const leave = back(desk, session);
  const then = (act: () => void) => () => {
    leave();
    act();
  };
  const blocks: Option[] = isWords
    ? []
    : blockCommands
        .filter(({command}) => command(session.view.state))
        .map(({words, about, command}) => ({words, about, choose: then(() => session.run(command))}));
  const photo: Option = {
    words: 'Picture',
    about: 'A file from this computer',
    choose: then(() => {
      const input = Object.assign(document.createElement('input'), {type: 'file', accept: 'image/*', multiple: true});
      input.addEventListener('change', () => void addPhotos(desk, [...(input.files ?? [])]));
      input.click();
    }),
  };
  const components = offers.map(({id, name, title, purpose}) => ({
    words: `${name}: ${title}`,
    about: purpose,
    choose: then(() => session.run(insertOffer(id, name))),
  }));
  const facts = chips.map(({source, words, about, group}) => ({
    words,
    about: `${group}: ${about}`,
    choose: then(() => session.run(insertChip(source, words))),
  }));
  return picker('Insert', [...blocks, ...(isWords ? [] : [photo]), ...components, ...facts], {leave});
}

/** Asks where a link leads: a page, a heading, or any address. */
export async function linkChoices(desk: Desk, session: Session): Promise<HTMLElement[]> {
  const {destinations} = await ask('destinations', {});
  const leave = back(desk, session);
  const link = (to: string, title = to) => {
    leave();
    session.run(linkTo(to, title));
  };
  const now = linkAt(session.view.state);
  const none = now ? [{words: 'No link', about: `Now: ${now}`, choose: () => link('')}] : [];
  const pages = destinations.map(({to, title}) => ({words: title, about: to, choose: () => link(to, title)}));
  return picker('Link to a page, a heading or an address', [...none, ...pages], {leave, typed: (to) => link(to)});
}
