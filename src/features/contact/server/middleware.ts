import type {IncomingMessage, ServerResponse} from 'node:http';

/** What the development server and the preview share: it answers its own requests and passes on the rest. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
