import {isPolicy, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {collect} from '../../processes';
import type {Requests} from './requests';

/** Runs a command of the site as in a terminal. Each is a room of its own, which a site may lack. */
function run(root: string, ...words: string[]) {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  const env = {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'};
  return collect('src/cli/run.mjs', words, {cwd: root, env});
}

/** What has changed, and how it is submitted. */
export function openPages(root: string) {
  const git = gitIn(root);
  return {
    changes: async () => {
      const {changes} = await readChanges(git);
      const summaries = changes.map(async (one) => {
        const kind = isPolicy(one) ? ('policies' as const) : ('pages' as const);
        return {kind, file: one.file, ...(await summarize(one, git))};
      });
      return {changes: await Promise.all(summaries)};
    },
    submit: async ({title, only}: Requests['submit']) => {
      const {output} = await run(root, 'submit', '--yes', ...(only ? ['--only', only] : []), '--', title);
      // How to leave the branch is for those who use Git.
      return {output: output.replace(/^.*git switch .*\n?/gm, '').trim()};
    },
  };
}
