import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesIn} from '../../mdx/sources';

const texts = /\.(html|css|js|json|xml|txt|md|svg)$/;
/** Below this size, headers outweigh the savings. */
const smallest = 256;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= smallest) return;
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, {params}), promisify(gzip)(bytes, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes compressed copies next to the wanted files, on threads. */
export async function compress(outDir: string, wanted: (name: string) => boolean): Promise<void> {
  const names = filesIn(outDir).filter((name) => texts.test(name) && wanted(name));
  await Promise.all(names.map((name) => compressFile(path.join(outDir, name))));
}
