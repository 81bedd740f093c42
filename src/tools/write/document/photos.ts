import type {EditorView} from '@codemirror/view';
import {insertBlock} from '../commands';
import {el} from '../dom';
import {ask} from './ask';

const dataOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });

/** Inserts pictures below the block at the caret, which goes where the last is described. */
export async function addPhotos(view: EditorView, page: string, photos: readonly File[]): Promise<void> {
  for (const photo of photos) {
    const {source} = await ask('photo', {file: page, name: photo.name, data: await dataOf(photo)});
    insertBlock(view, source, '!['.length);
  }
  view.focus();
}

export function choosePhotos(add: (photos: File[]) => void): void {
  const input = el('input', {type: 'file', accept: 'image/*', multiple: true});
  input.onchange = () => add([...(input.files ?? [])]);
  input.click();
}
