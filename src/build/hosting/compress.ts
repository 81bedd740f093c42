import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesIn} from '../mdx/sources';

const text = /\.(html|css|js|json|webmanifest|xml|txt|md|svg)$/;
/** Below this the headers outweigh what is saved. */
const smallest = 256;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= smallest) return;
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, {params}), promisify(gzip)(bytes, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function compressFiles(outDir: string, wanted: (name: string) => boolean): Promise<void> {
  const names = filesIn(outDir).filter((name) => text.test(name) && wanted(name));
  await Promise.all(names.map((name) => compressFile(path.join(outDir, name))));
}

const isAsset = (name: string) => name.startsWith('assets/');

/**
 * Starts with the files that the steps after the build leave alone: threads compress them while those steps run. The
 * returned function compresses the rest and must be called last, because nothing may change after it.
 */
export function compressing(outDir: string): () => Promise<void> {
  const assets = compressFiles(outDir, isAsset);
  // The returned function reports a failure; until then it must not end the process.
  assets.catch(() => undefined);
  return async () => {
    await assets;
    await compressFiles(outDir, (name) => !isAsset(name));
  };
}
