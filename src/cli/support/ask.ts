import {createInterface} from 'node:readline/promises';

async function askPerson(question: string): Promise<string> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Asks the person at the terminal; undefined where there is nobody to ask. */
export const ask = process.stdin.isTTY ? askPerson : undefined;
