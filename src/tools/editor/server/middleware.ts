import {text as bodyOf} from 'node:stream/consumers';
import type {Middleware} from '../../../features/contact/server/middleware';
import {sendText} from '../../../features/contact/server/sendText';
import {messages} from '../messages';
import {address} from '../protocol';
import {openEditService, type EditService} from './editService';
import {refusal} from './guard';
import {isAction, requests, type Action, type Asked} from './requests';

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
