import {stat} from 'node:fs/promises';
import path from 'node:path';

/** The parts of a requested address, or the reason why it is refused. */
type Address = {path: string; query: string} | {refused: number; message: string};

const longest = 8 * 1024;

/** Decodes the path once. Ambiguous paths are refused, not repaired. */
export function requestedAddress(url: string): Address {
  if (url.length > longest) return {refused: 414, message: 'The address is too long.'};
  const at = url.indexOf('?');
  const raw = at < 0 ? url : url.slice(0, at);
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return {refused: 400, message: 'The address is not valid URL encoding.'};
  }
  const odd = !decoded.startsWith('/') || /\p{Cc}|\\/u.test(decoded) || /(^|\/)\.\.?(\/|$)/.test(decoded);
  if (odd) return {refused: 400, message: 'The address is not valid.'};
  return {path: decoded, query: at < 0 ? '' : url.slice(at + 1)};
}

/** Files for the host, not for visitors. */
const forHost = /^\/(_headers|_redirects)$|\.(br|gz)$|\/\.(?!well-known\/)|\/$|\/\//;

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The file at an address without a trailing slash: the file itself, a page, or the index of a folder. */
export async function fileFor(folder: string, address: string): Promise<string | undefined> {
  const candidates = address === '/' ? ['/index.html'] : [address, `${address}.html`, `${address}/index.html`];
  if (address !== '/' && forHost.test(address)) return undefined;
  for (const candidate of candidates) {
    const file = path.join(folder, candidate);
    if (await isFile(file)) return file;
  }
  return undefined;
}
