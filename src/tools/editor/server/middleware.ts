import type {IncomingMessage} from 'node:http';
import {text as bodyOf} from 'node:stream/consumers';
import {Refusal} from '../../../content/refusal';
import {sendText, type Middleware} from '../../../features/contact/server/middleware';
import {messages} from '../messages';
import {address, tokenHeader, type Refused} from '../protocol';
import {openEditService, type EditService} from './editService';
import {isAction, requestSchemas, type Action, type Requests} from './requests';

async function answer<Name extends Action>(service: EditService, action: Name, body: string) {
  const read = requestSchemas[action].safeParse(JSON.parse(body));
  if (!read.success) throw new Error(messages.badRequest);
  return service[action](read.data as Requests[Name]);
}

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Why a request is refused, if it is. `sameOrigin` has already refused other sites. */
function refusal({headers, socket}: IncomingMessage, token: string): string | undefined {
  if (!loopback.test(socket.remoteAddress ?? '')) return messages.unknownHost;
  return headers[tokenHeader] === token ? undefined : messages.earlierStart;
}

/** Serves the editor to pages on this machine. */
export function editorMiddleware(root: string, token: string): Middleware {
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
      .then((body) => answer(service, action, body))
      .catch((error: unknown): Refused => {
        if (error instanceof Refusal) return {refused: error.message};
        throw error;
      })
      .then(
        (answered) => {
          response.writeHead(200, {'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store'});
          response.end(JSON.stringify(answered));
        },
        (error: unknown) => {
          sendText(response, 400, error instanceof Error ? error.message : messages.badRequest);
        },
      );
  };
}
