import type {EditorView} from '@codemirror/view';
import {blockEnd, insertBlock} from '../commands';
import {el, form, openDialog} from '../dom';
import {messages} from '../messages';
import {ask} from './ask';

const largest = 12 * 1024 * 1024;
const isPhoto = ({type, name}: File) =>
  type ? /^image\/(avif|gif|jpeg|png|webp)$/.test(type) : /\.(avif|gif|jpe?g|png|webp)$/i.test(name);

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => (reader.onloadend = resolve));
  return String(reader.result).replace(/^[^,]*,/, '');
}

/** Asks for a description of each photo and inserts it below the block at a place. What is no photo is refused. */
export async function addPhotos(
  view: EditorView,
  file: string,
  photos: readonly File[],
  place?: number,
): Promise<void> {
  let at = place;
  for (const photo of photos) {
    const {name} = photo;
    const refusal = !isPhoto(photo) ? messages.notAPicture({name}) : photo.size > largest && messages.tooLarge({name});
    if (refusal) return void openDialog('Picture', el('p', {role: 'alert'}, refusal));
    const src = URL.createObjectURL(photo);
    const describe = {name: 'alt', words: `Describe ${name}`, about: messages.noDescription};
    const dialog = openDialog(
      'Picture',
      el('img', {src, alt: ''}),
      form([describe], 'Insert', async ({alt = ''}) => {
        if (!alt) throw new Error(messages.noDescription);
        const {source} = await ask('photo', {file, name, data: await base64Of(photo), alt});
        dialog.close();
        insertBlock(view, source, at === undefined ? undefined : blockEnd(view.state, at));
        // The next one comes below this one.
        at = undefined;
        view.focus();
      }),
    );
    await new Promise((resolve) => dialog.addEventListener('close', resolve));
    URL.revokeObjectURL(src);
  }
}

export function choosePhotos(view: EditorView, file: string): void {
  const input = el('input', {type: 'file', accept: 'image/*', multiple: true});
  input.onchange = () => void addPhotos(view, file, [...(input.files ?? [])]);
  input.click();
}
