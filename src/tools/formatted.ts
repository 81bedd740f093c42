import {execFileSync} from 'node:child_process';

/** Formats code and data like the rest of the repository. Pages stay as they are. */
export const formatted = (root: string, file: string, text: string): string =>
  file.endsWith('.mdx')
    ? text
    : execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', file], {
        cwd: root,
        input: text,
        encoding: 'utf8',
      });
