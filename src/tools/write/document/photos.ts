import type {EditorView} from '@codemirror/view';
import {messages} from '../messages';
import {ask} from './ask';
import {insertBlock} from './commands';
import {el, form, openDialog} from '../dom';

const largest = 12 * 1024 * 1024;
const isPhoto = ({type, name}: File) =>
  /^image\/(avif|gif|jpeg|png|webp)$/.test(type) || (!type && /\.(avif|gif|jpe?g|png|webp)$/i.test(name));

const say = (words: string) => openDialog(messages.picture, () => [el('p', {role: 'alert'}, words)]);

function read(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(messages.notAPicture({name: file.name})));
    reader.readAsDataURL(file);
  });
}

/** Asks for a description of each photo and inserts it. What is no photo is refused at once. */
export async function addPhotos(view: EditorView, file: string, photos: readonly File[]): Promise<void> {
  for (const photo of photos) {
    const {name} = photo;
    if (!isPhoto(photo)) return void say(messages.notAPicture({name}));
    if (photo.size > largest) return void say(messages.tooLarge({name}));
    const url = URL.createObjectURL(photo);
    await new Promise<void>((resolve) => {
      const dialog = openDialog(messages.picture, (close) => [
        el('img', {src: url, alt: '', className: 'w-picture'}),
        form(
          [{name: 'alt', words: messages.describePhoto({name}), about: messages.describeAbout}],
          messages.insert,
          async ({alt = ''}) => {
            if (!alt) throw new Error(messages.describeAbout);
            const {source} = await ask('photo', {file, name, data: await read(photo), alt});
            close();
            insertBlock(view, source);
          },
        ),
      ]);
      dialog.addEventListener('close', () => resolve());
    });
    URL.revokeObjectURL(url);
  }
}

export function choosePhotos(view: EditorView, file: string): void {
  const input = el('input', {type: 'file', accept: 'image/*', multiple: true});
  input.onchange = () => void addPhotos(view, file, [...(input.files ?? [])]);
  input.click();
}
