import type {IncomingMessage} from 'node:http';
import type {Middleware} from '../../../features/contact/server/middleware';
import {sendText} from '../../../features/contact/server/sendText';
import {messages} from '../messages';
import {address} from '../protocol';
import {openEditService, type EditService} from './editService';
import {refusal} from './guard';
import {isAction, requests, type Action, type Asked} from './requests';

/** More than the longest page as a tree, and than a photo from a camera. */
const limit = 40 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new Error(messages.tooLong);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answer<Name extends Action>(service: EditService, action: Name, body: string) {
  const read = requests[action].safeParse(JSON.parse(body));
  if (!read.success) throw new Error(messages.badRequest);
  return service[action](read.data as Asked[Name]);
}

/** Answers the page of a writer: what its texts are, and what they should be. */
export function writing(root: string, token: string): Middleware {
  const service = openEditService(root);
  return (request, response, next) => {
    const {url = ''} = request;
    if (!url.startsWith(address)) return next();
    const reason = refusal(request, token);
    const action = url.slice(address.length);
    if (reason || !isAction(action)) {
      request.resume();
      return sendText(response, reason ? 403 : 404, reason ?? messages.notFound);
    }
    bodyOf(request)
      .then(async (body) => JSON.stringify(await answer(service, action, body)))
      .then(
        (text) => {
          response.writeHead(200, {'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store'});
          response.end(text);
        },
        (error: unknown) => {
          sendText(response, 400, error instanceof Error ? error.message : messages.badRequest);
        },
      );
  };
}
