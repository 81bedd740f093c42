import {evidence} from '../../claims/evidence';
import {claimValues, isClaimId} from '../../claims/claims';
import {Refusal} from '../../content/refusal';
import {slugOf} from '../../content/slug';
import type {Source} from '../../mdx/sources';
import {claimsFile} from '../doctor/claimFindings';
import {messages} from './messages';

type ClaimRequest = {id: string; value: string; meaning: string};

export const valuesFile = 'src/claims/claimValues.json';

/** A value and its meaning from the command line. The Windows shell does not remove single quotation marks. */
export function wordsOf(id: string, words: readonly string[]): ClaimRequest {
  const text = words.join(' ').trim();
  const [, value, rest = ''] = /^'([^']*)'(.*)$/.exec(text) ?? [];
  if (value !== undefined) return {id, value: value.trim(), meaning: rest.trim()};
  const [first = '', ...others] = words;
  return {id, value: first.trim(), meaning: others.join(' ').trim()};
}

function refusal({id: name, value}: ClaimRequest): string | undefined {
  if (!name || !value) return messages.claimUsage;
  if (slugOf(name) !== name) return messages.invalidId({name});
  if (isClaimId(name)) return messages.claimExists({name, value: claimValues[name]});
  // In double quotation marks, a shell reads the $4 of $4,000 as a variable.
  const isValue = /[\p{L}\p{N}]/u.test(value) && !/^[.,]|[\n<>{}]/.test(value);
  return isValue ? undefined : messages.noValue({value});
}

/** Empty evidence, which the doctor asks for until the person who knows it has filled it in. */
const emptyEvidence = (means: string) => ({
  means,
  wording: '{}',
  evidence: '',
  owner: '',
  reviewed: {on: '', value: ''},
  reviewBy: '',
});

export function newClaim(request: ClaimRequest): Source[] {
  const refused = refusal(request);
  if (refused !== undefined) throw new Refusal(refused);
  const {id, value, meaning} = request;
  return [
    {file: valuesFile, text: JSON.stringify({...claimValues, [id]: value}, null, 2)},
    {file: claimsFile, text: JSON.stringify({...evidence, [id]: emptyEvidence(meaning)}, null, 2)},
  ];
}
