import {execFileSync} from 'node:child_process';

/** Code and data in the format of the repository; a page stays as it is. */
export const formatted = (root: string, file: string, text: string): string =>
  file.endsWith('.mdx')
    ? text
    : execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', file], {
        cwd: root,
        input: text,
        encoding: 'utf8',
      });
