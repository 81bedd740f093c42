import {createInterface} from 'node:readline/promises';

async function askUser(question: string): Promise<string> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Asks the user at the terminal; undefined if it is not interactive. */
export const ask = process.stdin.isTTY ? askUser : undefined;
