import {ask} from './server';
import {button} from './bar';
import {insertChip} from './commands';
import type {Desk} from './inserting';

const dataOf = async (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });

const described = (desk: Desk, {name}: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.maxLength = 200;
    label.append(`Describe ${name} for people who cannot see it`, input);
    const done = (words?: string) => {
      desk.bar.close();
      resolve(words);
    };
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') done(input.value.trim());
      else if (event.key === 'Escape') done();
      else return;
      event.preventDefault();
    });
    desk.bar.show(
      label,
      button('Insert', () => {
        done(input.value.trim());
      }),
      button('Cancel', () => {
        done();
      }),
    );
    input.focus();
  });

/** Puts photos beside the page, each with a description, and shows them where the caret is. */
export async function addPhotos(desk: Desk, files: readonly File[]): Promise<void> {
  const {session} = desk;
  if (!session) return;
  for (const file of files) {
    const alt = await described(desk, file);
    if (!alt) continue;
    try {
      const answer = await ask('photo', {file: session.place.file, name: file.name, data: await dataOf(file), alt});
      if ('refused' in answer) desk.bar.say(answer.refused, 'fault');
      else session.run(insertChip(answer.source, `[${alt}]`));
    } catch (error) {
      desk.bar.say(error instanceof Error ? error.message : String(error), 'fault');
    }
  }
}
