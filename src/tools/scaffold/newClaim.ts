import {figures} from '../../claims/figures';
import {messages} from './messages';
import type {Written} from './newSection';
import {afterLast, quoted} from './insert';

type AskedClaim = {id: string; value: string; meaning: string};

export const figuresFile = 'src/claims/figures.ts';
export const evidenceFile = 'src/claims/evidence.ts';

type NewClaim = {files: Written[]; refused?: undefined} | {refused: string};

/** A value and a meaning as the shell hands them over. Windows' own shell passes single quotation marks on. */
export function wordsOf(id: string, words: readonly string[]): AskedClaim {
  const text = words.join(' ').trim();
  const [, value, rest = ''] = /^'([^']*)'(.*)$/.exec(text) ?? [];
  if (value !== undefined) return {id, value: value.trim(), meaning: rest.trim()};
  const [first = '', ...others] = words;
  return {id, value: first.trim(), meaning: others.join(' ').trim()};
}

function refusal({id: name, value}: AskedClaim): string | undefined {
  if (!name || !value) return messages.claimUsage;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return messages.invalidId({name});
  if (Object.hasOwn(figures, name)) {
    return messages.claimExists({name, value: figures[name as keyof typeof figures]});
  }
  if (/^[.,]/.test(value)) return messages.shellVariable({value});
  if (!/[\p{L}\p{N}]/u.test(value)) return messages.noValue({value});
  if (/[\n<>{}]/.test(value)) return messages.invalidValue({value});
  return undefined;
}

/** What the doctor asks for until a person has filled it in: nobody but that person can know it. */
const unproven = (meaning: string) =>
  `{means: ${quoted(meaning)}, wording: '{}', evidence: '', owner: '', reviewed: {on: '', value: ''}, reviewBy: ''}`;

/** The two files of the claims with one more claim. `read` gives the text of a file. */
export function newClaim(asked: AskedClaim, read: (file: string) => string): NewClaim {
  const refused = refusal(asked);
  if (refused !== undefined) return {refused};
  const {id, value, meaning} = asked;
  const name = /^[a-z]\w*$/.test(id) ? id : quoted(id);
  const added = [
    [figuresFile, quoted(value)],
    [evidenceFile, unproven(meaning)],
  ] as const;
  const files = added.flatMap(([file, code]): Written[] => {
    const text = afterLast(read(file), /^export const \w+ = \{[^]*?(?=^\})/gm, `${name}: ${code},\n`);
    return text === undefined ? [] : [{file, text}];
  });
  if (files.length < 2) return {refused: messages.unexpectedClaims({files: `${figuresFile} and ${evidenceFile}`})};
  return {files};
}
