import {stat} from 'node:fs/promises';
import path from 'node:path';

/** The decoded path and the query of a requested address, or undefined if it is not a valid one. */
export function requestedAddress(url: string): {path: string; query: string} | undefined {
  if (!url.startsWith('/') || !URL.canParse(`http://host${url}`)) return undefined;
  const {pathname, search} = new URL(`http://host${url}`);
  try {
    const decoded = decodeURIComponent(pathname);
    return /\p{Cc}|\\|(^|\/)\.\.(\/|$)/u.test(decoded) ? undefined : {path: decoded, query: search};
  } catch {
    return undefined;
  }
}

/** Files for the host, not for visitors. */
const forHost = /^\/_|\.(br|gz)$|\/\.(?!well-known\/)|.\/$/;

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file at an address: the file itself, a page, or the index of a folder. */
export async function fileFor(folder: string, address: string): Promise<string | undefined> {
  const files = [address, `${address}.html`, `${address}/index.html`].map((name) => path.join(folder, name));
  for (const file of forHost.test(address) ? [] : files) if (await isFile(file)) return file;
  return undefined;
}
