/** Of a response: what checks read. `problem` is why there is no answer. */
export type Answer = Pick<Response, 'status' | 'headers' | 'url' | 'redirected'> & {text: string; problem?: string};

type Asked = {ask?: Readonly<Record<string, string>>; form?: Readonly<Record<string, string>>; redirect?: 'follow'};

/** Requests an address of a site, or sends a form to it. */
export async function request(origin: string, path: string, {ask, form, redirect}: Asked = {}): Promise<Answer> {
  try {
    const sent = form && {method: 'POST', body: new URLSearchParams(form), headers: {Origin: origin}};
    const signal = AbortSignal.timeout(30_000);
    const init = {headers: {...ask}, ...sent, signal, redirect: redirect ?? ('manual' as const)};
    const response = await fetch(new URL(path, origin), init);
    const {status, headers, url, redirected} = response;
    return {status, headers, url, redirected, text: await response.text()};
  } catch (error) {
    const {message, cause} = error as Error & {cause?: NodeJS.ErrnoException};
    const problem = `does not answer: ${cause?.message || cause?.code || message}`;
    return {status: 0, headers: new Headers(), url: '', redirected: false, text: '', problem};
  }
}
