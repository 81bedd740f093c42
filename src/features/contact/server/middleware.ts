import type {IncomingMessage, ServerResponse} from 'node:http';

/** A request handler for the development server and the preview, which passes on requests that it does not answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
