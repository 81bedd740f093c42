import {evidence} from '../../claims/evidence';
import {figures, isClaimId} from '../../claims/figures';
import {Refusal} from '../../content/refusal';
import {slugOf} from '../../content/slug';
import {claimsFile} from '../doctor/claimFindings';
import {messages} from './messages';
import type {Written} from './templates';

type AskedClaim = {id: string; value: string; meaning: string};

export const figuresFile = 'src/claims/claimValues.json';

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
  if (slugOf(name) !== name) return messages.invalidId({name});
  if (isClaimId(name)) return messages.claimExists({name, value: figures[name]});
  // In double quotation marks, a shell takes the $4 of $4,000 for a name.
  const isValue = /[\p{L}\p{N}]/u.test(value) && !/^[.,]|[\n<>{}]/.test(value);
  return isValue ? undefined : messages.noValue({value});
}

/** What the doctor asks for until a person has filled it in: nobody but that person can know it. */
const unproven = (means: string) => ({
  means,
  wording: '{}',
  evidence: '',
  owner: '',
  reviewed: {on: '', value: ''},
  reviewBy: '',
});

/** The two files of the claims with one more claim. */
export function newClaim(asked: AskedClaim): Written[] {
  const refused = refusal(asked);
  if (refused !== undefined) throw new Refusal(refused);
  const {id, value, meaning} = asked;
  return [
    {file: figuresFile, text: JSON.stringify({...figures, [id]: value}, null, 2)},
    {file: claimsFile, text: JSON.stringify({...evidence, [id]: unproven(meaning)}, null, 2)},
  ];
}
