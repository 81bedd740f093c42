import {createHash} from 'node:crypto';
import {deserialize, serialize} from 'node:v8';
import {cached} from '../cache';
import {makePicture, settings, type Made, type Order} from './make';

/** What this loader uses of the bundler's context. */
type Bundler = {
  resourcePath: string;
  mode: string;
  getOptions: () => Pick<Order, 'crop'>;
  emitFile: (name: string, data: Buffer) => void;
};

/** Pages are bundled for the browser and the server at the same time, but each picture is made only once. */
const pending = new Map<string, Promise<Buffer>>();

/** The module for a picture that a page imports. The files are emitted along with it. */
export async function servePicture(this: Bundler, bytes: Buffer): Promise<string> {
  const order = {file: this.resourcePath, quick: this.mode === 'development', ...this.getOptions()};
  const name = createHash('sha256')
    .update(JSON.stringify([settings, order]))
    .update(bytes)
    .digest('hex');
  const make = async () => serialize(await makePicture(order, bytes));
  const made = pending.get(name) ?? cached('pictures', name, make).finally(() => pending.delete(name));
  pending.set(name, made);
  const {picture, files} = deserialize(await made) as Made;
  for (const [file, data] of Object.entries(files)) this.emitFile(file, Buffer.from(data));
  return `export default ${JSON.stringify(picture)}`;
}
