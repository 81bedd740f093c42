import {address, tokenHeader, tokenName, type Answers, type Asked} from '../messages';

const token = () => document.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content ?? '';

/** Asks the server of `npm start`. Throws the sentence that it answers when it refuses to. */
export async function ask<Name extends keyof Asked>(action: Name, body: Asked[Name]): Promise<Answers[Name]> {
  const answer = await fetch(`${address}${action}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', [tokenHeader]: token()},
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('npm start does not answer. Start it again; what you have typed stays here.');
  });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  return (await answer.json()) as Answers[Name];
}
