import {messages} from './messages';

export type Answer = {
  path: string;
  /** 0 if there was no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** The final address, if redirects were followed. */
  url: string;
  redirected: boolean;
  /** Why there is no answer, or why it cannot be read. */
  problem?: string;
};

export type Client = ReturnType<typeof clientOf>;

export const browserHeaders = {Accept: 'text/html', 'Accept-Encoding': 'br, gzip'};

/** Requests addresses of an origin. After `limit` milliseconds without any answer, it aborts all requests. */
export function clientOf(origin: string, limit = 9000) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(messages.tooSlow)), limit).unref();
  const pages = new Map<string, Promise<Answer>>();

  const request = async (path: string, init?: RequestInit): Promise<Answer> => {
    const answer = {path, status: 0, headers: new Headers(), text: '', url: '', redirected: false};
    try {
      const response = await fetch(new URL(path, origin), {redirect: 'manual', signal: controller.signal, ...init});
      timer.refresh();
      const {status, headers, url, redirected} = response;
      Object.assign(answer, {status, headers, url, redirected});
      return {...answer, text: await response.text()};
    } catch (error) {
      const {message, cause} = error as Error & {cause?: NodeJS.ErrnoException};
      const reason = cause?.message || cause?.code || message;
      return {...answer, problem: answer.status === 0 ? messages.noAnswer({reason}) : messages.unreadable({reason})};
    }
  };

  /** Requests an address as a browser does, and only once, however many checks read it. */
  const page = (path: string): Promise<Answer> => {
    const answer = pages.get(path) ?? request(path, {headers: browserHeaders});
    pages.set(path, answer);
    return answer;
  };
  return {origin, request, page};
}
