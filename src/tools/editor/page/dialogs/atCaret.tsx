import {messages} from '../../messages';
import type {Offer} from '../../protocol';
import {blockCommands, insertChip, insertOffer, link, linkAt} from '../flow/commands';
import type {Session} from '../flow/session';
import {ask} from '../server';
import type {Store} from '../store';
import {addPhotos} from './photos';
import {Picker, type Option} from './Picker';

type Choice = {label: string; options: readonly Option[]; typed?: (words: string) => unknown};

/** Shows a list above the bar; a choice closes it and returns to where the keyboard was. */
function choose(store: Store, {label, options, typed}: Choice): void {
  const cameFrom = document.activeElement;
  const leave = () => {
    store.show();
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  const closing = options.map((one) => ({...one, choose: () => [leave(), one.choose()]}));
  const own = typed && ((words: string) => [leave(), typed(words)]);
  store.show(<Picker key={label} options={closing} typed={own} {...{label, leave}} />);
}

const optionOf = ({name, title, purpose}: Offer, take: () => unknown): Option => ({
  words: `${name}: ${title}`,
  about: purpose,
  choose: take,
});

/** Offers what can be inserted beside a component. */
export async function chooseBeside(
  store: Store,
  {file, at, label}: {file: string; at: number; label: string},
  insert: (offer: string) => unknown,
): Promise<void> {
  const {offers} = await ask('offers', {file, beside: at});
  choose(store, {label, options: offers.map((offer) => optionOf(offer, () => insert(offer.id)))});
}

/** Offers everything that can be inserted at the caret. */
export async function chooseInsert(store: Store, session: Session): Promise<void> {
  const {file, flow} = session.place;
  const facts = store.state.catalog.chips.map(({source, words, about}) => ({
    words,
    about,
    choose: () => session.run(insertChip(source, words)),
  }));
  if (flow.doc.type === 'words') return choose(store, {label: messages.insert, options: facts});
  const {offers} = await ask('offers', {file, inside: flow.at - 1});
  const blocks = blockCommands
    .filter(({command}) => command(session.view.state))
    .map(({words, about, command}) => ({words, about, choose: () => session.run(command)}));
  const components = offers.map((offer) => optionOf(offer, () => session.run(insertOffer(offer.id, offer.name))));
  const choosePhotos = () => {
    const input = Object.assign(document.createElement('input'), {type: 'file', accept: 'image/*', multiple: true});
    input.addEventListener('change', () => void addPhotos(store, session, [...(input.files ?? [])]));
    input.click();
  };
  const photo = {words: messages.picture, about: messages.pictureAbout, choose: choosePhotos};
  return choose(store, {label: messages.insert, options: [...blocks, photo, ...components, ...facts]});
}

/** Asks where a link leads: a page, a heading or any address, or for a present link nowhere. */
export async function chooseLink(store: Store, session: Session): Promise<void> {
  const {destinations} = await ask('catalog', {});
  const to = (address: string, words: string) => session.run(link(address, words));
  const now = linkAt(session.view.state);
  const none = {words: messages.noLink, about: messages.linkNow({address: now}), choose: () => to('', '')};
  const pages = destinations.map((one) => ({
    words: one.title,
    about: one.to,
    choose: () => to(one.to, one.title),
  }));
  const options = now ? [none, ...pages] : pages;
  choose(store, {label: messages.linkTo, options, typed: (words) => to(words, words)});
}
