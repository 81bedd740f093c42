import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

export type Encoding = 'br' | 'gzip' | 'identity';

export type Body = {bytes: Buffer; etag: string; encoding: Encoding};
export type Content = {type: string; compressible: boolean; body: (encoding: Encoding) => Promise<Body>};

const suffix = {br: '.br', gzip: '.gz'} as const;
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, {level: 7}),
} as const;

/** The encoding that both sides know; what the client refuses with `q=0` is not used. */
export function preferredEncoding(header: string | undefined): Encoding {
  const accepted = new Map(
    (header ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1];
    }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Changes what is served of a file, such as a page that is told about the local chat. */
export type Transform = (file: string, bytes: Buffer) => Buffer;

type Cached = {stamp: string; content: Content};

/** Reads files once per change, and compresses what the build has not compressed. */
export function fileReader(transform: Transform = (_file, bytes) => bytes): (file: string) => Promise<Content> {
  const cache = new Map<string, Cached>();

  const load = async (file: string): Promise<Content> => {
    const original = await readFile(file);
    const bytes = transform(file, original);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const compressible = /^text\/|json|xml|charset/.test(type) && bytes.length > 256;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
    const bodies = new Map<Encoding, Promise<Body>>();
    const encode = async (encoding: Encoding): Promise<Body> => {
      if (encoding === 'identity') return {bytes, etag: `"${hash}"`, encoding};
      const made = bytes === original ? await readFile(file + suffix[encoding]).catch(() => undefined) : undefined;
      return {bytes: made ?? (await compress[encoding](bytes)), etag: `"${hash}-${encoding}"`, encoding};
    };
    return {
      type,
      compressible,
      body(asked) {
        const encoding = compressible ? asked : 'identity';
        const body = bodies.get(encoding) ?? encode(encoding);
        bodies.set(encoding, body);
        return body;
      },
    };
  };

  return async (file) => {
    const {mtimeMs, size, ino} = await stat(file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) return known.content;
    const content = await load(file);
    cache.set(file, {stamp, content});
    return content;
  };
}
