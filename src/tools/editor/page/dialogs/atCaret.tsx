import {messages} from '../../messages';
import type {Choice} from '../../protocol';
import {blockCommands, insertChip, insertOffer, link, linkAt} from '../flow/commands';
import type {Session} from '../flow/session';
import type {PageComponent} from '../pageComponents';
import {request} from '../server';
import type {Store} from '../store';
import {Picker, type PickerOptions, type Option} from './Picker';

/** Shows a list above the bar, and then returns the focus. */
function choose(store: Store, question: PickerOptions): void {
  const cameFrom = document.activeElement;
  const close = () => {
    store.showDialog();
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  store.showDialog(<Picker key={question.label} {...question} close={close} />);
}

const optionsOf = (choices: readonly Choice[], take: (choice: Choice) => unknown): Option[] =>
  choices.map((one) => ({words: one.words, about: one.about, choose: () => take(one)}));

type Beside = {flow: number; label: string; insert: (offer: Choice) => unknown};

/** Offers what can be inserted beside a component, others of the same name first. */
export async function chooseBeside(store: Store, {file, component}: PageComponent, beside: Beside): Promise<void> {
  const {offers} = await request('offers', {file: file.path, at: beside.flow});
  const isSame = ({words}: Choice) => words.startsWith(`${component.name}:`);
  const sorted = [...offers.filter(isSame), ...offers.filter((one) => !isSame(one))];
  choose(store, {label: beside.label, options: optionsOf(sorted, beside.insert)});
}

const dataOf = async (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(new Error(messages.unreadable({name: file.name})));
    reader.readAsDataURL(file);
  });

/** Uploads photos, asks for a description of each, and inserts them at the caret. */
export const addPhotos = (store: Store, session: Session, photos: readonly File[]): Promise<void> =>
  store.attempt(async () => {
    for (const photo of photos) {
      const {name} = photo;
      const alt = prompt(messages.describePhoto({name}))?.trim().slice(0, 200);
      if (!alt) continue;
      const {source} = await request('photo', {file: session.place.file, name, data: await dataOf(photo), alt});
      session.pictures.set(source, Object.assign(new Image(), {src: URL.createObjectURL(photo)}));
      session.run(insertChip(source));
    }
  });

/** The file input, kept so that it is not garbage collected while the dialog is open. */
let chooser: HTMLInputElement | undefined;

/** Offers everything that can be inserted at the caret. */
export async function chooseInsert(store: Store, session: Session): Promise<void> {
  const {file, flow} = session.place;
  const facts = optionsOf(store.state.catalog.chips, ({value}) => session.run(insertChip(value)));
  if (flow.doc.type === 'words') return choose(store, {label: messages.insert, options: facts});
  const {offers} = await request('offers', {file, at: flow.at});
  const blocks = blockCommands
    .filter(({command}) => command(session.view.state))
    .map(({words, about, command}) => ({words, about, choose: () => session.run(command)}));
  const components = optionsOf(offers, (offer) => session.run(insertOffer(offer)));
  const choosePhotos = () => {
    const input = Object.assign(document.createElement('input'), {type: 'file', accept: 'image/*', multiple: true});
    input.addEventListener('change', () => void addPhotos(store, session, [...(input.files ?? [])]));
    chooser = input;
    chooser.click();
  };
  const photo = {words: messages.picture, about: messages.pictureAbout, choose: choosePhotos};
  return choose(store, {label: messages.insert, options: [...blocks, photo, ...components, ...facts]});
}

/** Asks for the target of a link: a page, a heading or any address. */
export async function chooseLink(store: Store, session: Session): Promise<void> {
  const {destinations} = await request('catalog', {});
  const to = (address: string, words: string) => session.run(link(address, words));
  const now = linkAt(session.view.state);
  const none = {words: messages.noLink, about: messages.linkNow({address: now}), choose: () => to('', '')};
  const pages = optionsOf(destinations, ({value, words}) => to(value, words));
  const options = now ? [none, ...pages] : pages;
  choose(store, {label: messages.linkTo, options, typed: (words) => to(words, words)});
}
