import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {makePicture, settings, type Made, type Order} from './make';

/** What this loader uses of the bundler's context. */
type Bundler = {
  resourcePath: string;
  mode: string;
  getOptions: () => Pick<Order, 'crop'>;
  emitFile: (name: string, data: Buffer) => void;
};

const cache = path.join('node_modules', '.cache', 'pictures');

/** Pages are bundled for the browser and the server at the same time, but each picture is made only once. */
const inWork = new Map<string, Promise<Made>>();

async function makeAndCache(order: Order, bytes: Buffer, cacheFile: string): Promise<Made> {
  const made = await makePicture(order, bytes);
  // In one step, because a build may be interrupted.
  const unfinished = `${cacheFile}.${randomUUID()}`;
  await mkdir(cache, {recursive: true});
  await writeFile(unfinished, serialize(made));
  await rename(unfinished, cacheFile);
  return made;
}

/** The files of a picture, from an earlier build if the picture and the settings are the same. */
function filesOf(order: Order, bytes: Buffer): Promise<Made> {
  const request = JSON.stringify([settings, order]);
  const cacheFile = path.join(cache, createHash('sha256').update(request).update(bytes).digest('hex'));
  const known = inWork.get(cacheFile);
  if (known) return known;
  const made = readFile(cacheFile)
    .then(
      (data) => deserialize(data) as Made,
      () => makeAndCache(order, bytes, cacheFile),
    )
    .finally(() => inWork.delete(cacheFile));
  inWork.set(cacheFile, made);
  return made;
}

/** The module for a picture that a page imports. The files are emitted along with it. */
export async function servePicture(this: Bundler, bytes: Buffer): Promise<string> {
  const order = {file: this.resourcePath, quick: this.mode === 'development', ...this.getOptions()};
  const {picture, files} = await filesOf(order, bytes);
  for (const [name, data] of Object.entries(files)) this.emitFile(name, Buffer.from(data));
  return `export default ${JSON.stringify(picture)}`;
}
