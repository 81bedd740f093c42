import type {EditorView} from '@codemirror/view';
import {insertBlock} from '../commands';
import {el} from '../dom';
import {ask} from './ask';

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => (reader.onloadend = resolve));
  return String(reader.result).replace(/^[^,]*,/, '');
}

/** Inserts pictures below the block at the caret, which goes where the last is described. */
export async function addPhotos(view: EditorView, page: string, photos: readonly File[]): Promise<void> {
  for (const photo of photos) {
    const {source} = await ask('photo', {file: page, name: photo.name, data: await base64Of(photo)});
    insertBlock(view, source, '!['.length);
  }
  view.focus();
}

export function choosePhotos(add: (photos: File[]) => void): void {
  const input = el('input', {type: 'file', accept: 'image/*', multiple: true});
  input.onchange = () => add([...(input.files ?? [])]);
  input.click();
}
