import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Code in the format of the repository; what is no code stays as it is. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  if (!file.endsWith('.ts')) return text;
  const filepath = path.join(root, file);
  return format(text, {...(await resolveConfig(filepath)), filepath});
}
