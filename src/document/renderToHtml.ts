import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * Replaces Docusaurus's function, to render each page as a whole: React would move a boundary of more than a few
 * kilobytes out of its place, as if to stream it, and need a script to put it back.
 */
export const renderToHtml = (app: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
    });
  });
