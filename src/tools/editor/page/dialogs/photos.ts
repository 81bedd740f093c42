import {messages} from '../../messages';
import {insertChip} from '../flow/commands';
import type {Session} from '../flow/session';
import {request} from '../server';
import type {Store} from '../store';

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
