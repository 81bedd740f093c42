import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {filesIn} from '../../../mdx/sources';
import {isPolicy, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {collect} from '../../processes';
import {writeFiles} from '../../writeFiles';
import {messages} from '../messages';
import type {Requests} from './requests';

const fileOf = (address: string) => `pages${address}.mdx`;

/** Runs a command of the site as in a terminal. Each is a room of its own, which a site may lack. */
function run(root: string, ...words: string[]) {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  const env = {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'};
  return collect('src/cli/run.mjs', words, {cwd: root, env});
}

/** The output of a command. What it refuses is a message for the writer. */
async function outputOf(root: string, ...words: string[]): Promise<string> {
  const {code, output} = await run(root, ...words);
  if (code !== 0) throw new Refusal(output.trim());
  return output.trim();
}

/** Everything that a command changes when it renames or removes a page. */
const textsIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    ['pages', 'src/claims', 'src/content', 'src/features'].flatMap((folder) =>
      filesIn(path.join(root, folder))
        .filter((name) => /\.(mdx|json)$/.test(name))
        .map((name) => [`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')]),
    ),
  );

/** What can be done with whole pages, as the commands of the site do it. */
export function openPages(root: string) {
  const git = gitIn(root);
  let removed: {file: string; before: Record<string, string>} | undefined;
  return {
    changes: async () => {
      const {changes} = await readChanges(git);
      const summaries = changes.map(async (one) => {
        const kind = isPolicy(one) ? ('policies' as const) : ('pages' as const);
        return {kind, file: one.file, ...(await summarize(one, git))};
      });
      return {changes: await Promise.all(summaries)};
    },
    published: async ({file}: Requests['published']) => {
      const {stdout: text} = await git('show', `HEAD:./${file}`).catch(() => ({stdout: ''}));
      return {text};
    },
    newPage: async ({section, title}: Requests['newPage']) => {
      const before = textsIn(root);
      await outputOf(root, 'new', '--', section, title);
      return {file: Object.keys(textsIn(root)).find((file) => !(file in before)) ?? ''};
    },
    rename: async ({from, to}: Requests['rename']) => {
      await outputOf(root, 'rename', '--', from, to);
      return {file: fileOf(to)};
    },
    remove: async ({address, to}: Requests['remove']) => {
      const before = textsIn(root);
      const summary = await outputOf(root, 'remove', ...(to ? ['--to', to] : []), '--', address);
      removed = {file: fileOf(address), before};
      return {summary};
    },
    undoRemove: () => {
      if (!removed) throw new Refusal(messages.nothingToUndo);
      const {file, before} = removed;
      const now = textsIn(root);
      writeFiles(root, Object.fromEntries(Object.entries(before).filter(([one, text]) => now[one] !== text)));
      removed = undefined;
      return {file};
    },
    submit: async ({title, only}: Requests['submit']) => {
      const {output} = await run(root, 'submit', '--yes', ...(only ? ['--only', only] : []), '--', title);
      // How to leave the branch is for those who use Git.
      return {output: output.replace(/^.*git switch .*\n?/gm, '').trim()};
    },
  };
}
