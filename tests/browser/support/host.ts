import {test as base} from '@playwright/test';
import type {ChatSettings} from '../../../src/company/chat';
import {standInSettings} from '../../../src/servers/chatStandIn/standInSettings';
import {previewServer} from '../../../src/servers/previewServer';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {close, listen, newFolder, storedIn, type Stored} from '../../support/servers';

export {expect} from '@playwright/test';

/** What a host or the way to it can do to a post. It calls `take` when the message is to be kept after all. */
export type Fault = (request: IncomingMessage, response: ServerResponse, take: () => void) => void;

export const answers =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status, headers).end(`answer ${status}`));
  };

export const cutBeforeBody: Fault = (request) => request.socket.destroy();
export const cutInBody: Fault = (request) => void request.once('data', () => request.socket.destroy());
/** The message is kept and the sender never hears of it. */
export const cutAfterBody: Fault = (request, response, take) => {
  response.end = () => {
    request.socket.destroy();
    return response;
  };
  take();
};
export const neverAnswers: Fault = (request) => void request.resume();

export type Host = {
  url: (path: string) => string;
  /** Befalls every post from now on; nothing puts an end to it. */
  befall: (fault?: Fault) => void;
  /** How many posts have come. */
  posts: () => number;
  messages: () => Stored[];
};

/** The finished site behind a host of its own for each test, on which faults can be laid. */
export const test = base.extend<{standIn: ChatSettings; host: Host}>({
  /** What stands in for the chat's platform. */
  standIn: [standInSettings, {option: true}],
  host: async ({standIn}, use) => {
    const formsFile = path.join(newFolder('browser'), 'forms.jsonl');
    let fault: Fault | undefined;
    let posts = 0;
    const server = previewServer({
      folder: 'build',
      formsFile,
      log: () => undefined,
      chat: standIn,
      before(request, response, next) {
        if (request.method !== 'POST' || request.url?.startsWith('/__chat')) return next();
        posts += 1;
        return fault ? fault(request, response, next) : next();
      },
    });
    const port = await listen(server);
    await use({
      url: (where) => `http://127.0.0.1:${port}${where}`,
      befall: (next) => (fault = next),
      posts: () => posts,
      messages: () => (existsSync(formsFile) ? storedIn(formsFile) : []),
    });
    await close(server);
  },
});
