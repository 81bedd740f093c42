import {applyPatch, reversePatch, structuredPatch} from 'diff';
import {readSite} from '../../doctor/diagnose';
import {parsePage} from '../../../build/mdx/parse';
import type {Answers, Asked, Change, PageFile, Refused, Saved} from '../messages';
import type {Content} from '../source/content';
import {settleImports} from '../source/imports';
import {keysOf} from '../source/pieces';
import {textsOf, type Text} from '../source/texts';
import {CannotWrite, write} from '../source/write';
import {isWords} from '../words';
import {strangerIn} from './allowed';
import {chipsOf} from './chips';
import {newFindings} from './doctor';
import {fileOf, hashOf, nameOf, readCopy, writeCopy} from './files';
import {openPanels} from './panels';

const bom = '\uFEFF';

const refuse = (refused: string): Refused => ({refused});
const unknown = refuse('This text is no longer in the site. Reload the page.');

type Done = {file: string; before: string; after: string};

const sign = (content: Content) => keysOf(content).join('\u0000');

/** The texts of a file; none while it cannot be read. */
function readable(text: string): Text[] {
  try {
    return textsOf(text, isWords);
  } catch {
    return [];
  }
}

const pageFile = (file: string, text: string): PageFile => ({
  file: nameOf(file),
  hash: hashOf(text),
  texts: readable(text.replace(bom, '')).map(({at, kind, content, tag, prop}) => ({at, kind, content, tag, prop})),
});

/** The text that a change means: at its place, or wherever it stands alone by now. */
function meantIn(texts: readonly Text[], {at, was}: Change): Text | undefined {
  const same = texts.filter(({content}) => sign(content) === sign(was));
  return same.find((text) => text.at === at) ?? (same.length === 1 ? same[0] : undefined);
}

/** Only the one text may say something else. */
function isAlone(before: readonly Text[], after: string, changed: Text): boolean {
  const now = readable(after);
  return (
    now.length === before.length &&
    now.every((text, at) => before[at]?.at === changed.at || sign(text.content) === sign(before[at]?.content ?? []))
  );
}

export type Desk = {[Name in keyof Asked]: (asked: Asked[Name]) => Answers[Name] | Promise<Answers[Name]>};

/** Reads and changes the copy of the site for the page that asks. */
export function openDesk(root: string): Desk {
  const done: Done[] = [];
  const save = (file: string, before: string, after: string): Saved | Refused => {
    if (readCopy(root, file) !== before) return refuse('The file was changed in this moment. Try again.');
    writeCopy(root, file, after);
    done.push({file, before, after});
    return {saved: pageFile(file, after), change: done.length - 1};
  };
  const changeText = (file: string, whole: string, texts: Text[], text: Text, change: Change): Saved | Refused => {
    const mark = whole.startsWith(bom) ? bom : '';
    const before = whole.slice(mark.length);
    const site = readSite(root);
    const stranger = strangerIn(change.content, texts, chipsOf(site));
    if (stranger) return refuse(stranger);
    const parse = (one: string) => parsePage(file, one, site.sections);
    try {
      const written = write(before, text, change.content);
      if (written === before) return {saved: pageFile(file, whole), change: -1};
      if (!isAlone(texts, written, text))
        return refuse('This would change what stands around it. Say it in another way.');
      const after = settleImports(before, written, parse, site.components);
      const [finding] = newFindings(file, before, after, site);
      return finding ? refuse(finding) : save(file, whole, mark + after);
    } catch (error) {
      if (error instanceof CannotWrite) return refuse(error.message);
      throw error;
    }
  };
  const again = (change: number, backward: boolean): Saved | Refused => {
    const one = done[change];
    if (!one) return refuse('There is nothing to take back.');
    const {file, before, after} = one;
    const now = readCopy(root, file);
    const patch = structuredPatch(file, file, before, after, '', '', {context: 1});
    const next = applyPatch(now, backward ? reversePatch(patch) : patch, {autoConvertLineEndings: false});
    if (next === false) return refuse('The file says something else there by now, so this cannot be taken back.');
    writeCopy(root, file, next);
    return {saved: pageFile(file, next), change};
  };
  return {
    read: ({files}) => ({
      files: files.flatMap((name) => {
        const file = fileOf(root, name);
        return file ? [pageFile(file, readCopy(root, file))] : [];
      }),
    }),
    chips: () => ({chips: chipsOf(readSite(root))}),
    write: (change) => {
      const file = fileOf(root, change.file);
      if (!file) return unknown;
      const whole = readCopy(root, file);
      const texts = readable(whole.replace(bom, ''));
      const text = meantIn(texts, change);
      if (text && (text.at === change.at || hashOf(whole) !== change.hash))
        return changeText(file, whole, texts, text, change);
      return {conflict: {theirs: texts[change.at]?.content, now: pageFile(file, whole)}};
    },
    undo: ({change}) => again(change, true),
    redo: ({change}) => again(change, false),
    ...openPanels(root, save),
  };
}
