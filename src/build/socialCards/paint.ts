import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';

/** Plain JavaScript, because a worker thread cannot load TypeScript. */
const program = `
  const {parentPort, workerData} = require('node:worker_threads');
  const {Resvg} = require(workerData);
  parentPort.on('message', ({id, svg}) => {
    try {
      parentPort.postMessage({id, png: new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng()});
    } catch (error) {
      parentPort.postMessage({id, error: String(error)});
    }
  });`;

type Painted = {id: number; png?: Uint8Array; error?: string};
type Waiting = {done: (png: Uint8Array) => void; fail: (error: Error) => void};

export type Painters = {paint: (svg: string) => Promise<Uint8Array>; close: () => Promise<void>};

/** Turns drawings into PNG on worker threads: encoding a picture takes longer than laying it out. */
export function painters(): Painters {
  const waiting = new Map<number, Waiting>();
  const failAll = (error: Error) => {
    for (const {fail} of waiting.values()) fail(error);
    waiting.clear();
  };
  const workers = Array.from({length: Math.min(availableParallelism(), 4)}, () => {
    const worker = new Worker(program, {eval: true, workerData: require.resolve('@resvg/resvg-js')});
    worker.on('error', failAll);
    worker.on('message', ({id, png, error}: Painted) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (png) one?.done(png);
      else one?.fail(new Error(`A social card could not be painted: ${error ?? 'no picture'}`));
    });
    return worker;
  });
  let next = 0;
  return {
    paint: (svg) =>
      new Promise((done, fail) => {
        const id = next++;
        waiting.set(id, {done, fail});
        workers[id % workers.length]?.postMessage({id, svg});
      }),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
