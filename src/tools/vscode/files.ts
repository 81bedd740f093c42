import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import * as z from 'zod';
import {schemas} from '../../content/frontMatter';
import {components, importLine} from '../../build/mdx/contracts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const fieldSchemas = () =>
  Object.entries(schemas).map(([kind, schema]) => [
    `.vscode/schemas/${kind}.json`,
    json(z.toJSONSchema(schema, {io: 'input', target: 'draft-7'})),
  ]);

/** The props of every component, for editors and tools that complete them. */
const propSchemas = () =>
  Object.fromEntries(
    [...components().values()].map(({name, contract}) => [
      name,
      {...z.toJSONSchema(contract.props, {io: 'input', target: 'draft-7'}), description: contract.purpose},
    ]),
  );

/** In a snippet, a plain dollar sign marks a placeholder. */
const escaped = (line: string) => line.replace(/\$/g, '\\$');

const snippets = () =>
  Object.fromEntries(
    [...components().values()].map((component) => [
      component.name,
      {
        scope: 'mdx',
        prefix: `<${component.name}`,
        description: `${component.contract.purpose} ${importLine(component)}`,
        body: component.contract.examples[0].mdx.split('\n').map(escaped),
      },
    ]),
  );

/** The files of `.vscode` that come from schemas and contracts, by path. */
export const editorFiles = (): Record<string, string> => ({
  ...(Object.fromEntries(fieldSchemas()) as Record<string, string>),
  '.vscode/schemas/components.json': json(propSchemas()),
  '.vscode/pages.code-snippets': json(snippets()),
});

/** Brings the files of `.vscode` up to date after a schema or a contract has changed. */
export async function writeEditorFiles(): Promise<void> {
  await mkdir('.vscode/schemas', {recursive: true});
  for (const [file, text] of Object.entries(editorFiles())) {
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
  }
}
