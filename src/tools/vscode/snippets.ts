import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {components, importLines} from '../../mdx/components';

export const snippetsFile = '.vscode/pages.code-snippets';

/** An example of every component, for completion in the editor. */
export function snippets(): string {
  const all = [...components().values()].map((component) => [
    component.name,
    {
      scope: 'mdx',
      prefix: `<${component.name}`,
      description: `${component.about.purpose} ${importLines([component])[0]}`,
      // A plain dollar sign would mark a placeholder.
      body: component.about.example.replace(/\$/g, '\\$&').split('\n'),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

/** Updates the snippets after an example has changed. */
export async function writeSnippets(): Promise<void> {
  const now = snippets();
  if (!existsSync(snippetsFile) || (await readFile(snippetsFile, 'utf8')) !== now) await writeFile(snippetsFile, now);
}
