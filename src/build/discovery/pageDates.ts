import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Twin} from './llms';

/** A fingerprint of the words of a page, and the day on which they were first recorded. */
export type Dated = {words: string; since: string};
export type PageDates = Record<string, Dated>;

const file = path.join(__dirname, '..', '..', 'content', 'pageDates.json');

/** The address of a picture names its bytes, which a new version of the tools may change. */
const pictureAddress = /\]\(\S*\/assets\/\S*\)/g;

/** Punctuation and spaces do not count: a page has changed when its words have. */
export const fingerprint = (markdown: string): string =>
  createHash('sha256')
    .update(
      (
        markdown
          .replace(pictureAddress, ']')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).join(' '),
    )
    .digest('hex')
    .slice(0, 16);

export const readDates = async (): Promise<PageDates> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PageDates) : {};

export const writeDates = (recordedDates: PageDates): Promise<void> =>
  writeFile(file, `${JSON.stringify(recordedDates, null, 2)}\n`);

/** A policy has the date of its version: the day on which it took effect, which its permanent address names. */
function versionDate({page}: Twin): string | undefined {
  return /\/(\d{4}-\d{2}-\d{2})\//.exec(page.bookmark)?.[1];
}

/** The day on which a page got its current words, or undefined if they have not been recorded. */
export function dateOf(twin: Twin, recordedDates: PageDates): string | undefined {
  const known = recordedDates[twin.page.path];
  return versionDate(twin) ?? (known?.words === fingerprint(twin.markdown) ? known.since : undefined);
}

export const inOrder = (dates: PageDates): PageDates =>
  Object.fromEntries(Object.entries(dates).sort(([a], [b]) => a.localeCompare(b)));

/**
 * The dates updated for the current pages; unchanged pages keep theirs. The addresses are also the record of all that
 * was ever published, so one whose page is gone stays.
 */
export function recorded(twins: readonly Twin[], recordedDates: PageDates, today: string): PageDates {
  const current = twins
    .filter((twin) => !versionDate(twin))
    .map((twin): [string, Dated] => [
      twin.page.path,
      {words: fingerprint(twin.markdown), since: dateOf(twin, recordedDates) ?? today},
    ]);
  return inOrder({...recordedDates, ...Object.fromEntries(current)});
}
