import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * The engine's way to draw a page, but whole: React takes a boundary of more than a few kilobytes out of its place, as
 * if more of the page were still to come, and needs a script to put it back.
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
