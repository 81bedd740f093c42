import {isPolicy, isWaiting, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {collect} from '../../processes';

/** What has changed since the last commit, and whether a commit still has to be pushed. */
export async function changesIn(root: string) {
  const git = gitIn(root);
  const {changes} = await readChanges(git);
  const summaries = changes.map(async (one) => {
    const kind = isPolicy(one) ? ('policies' as const) : ('pages' as const);
    return {kind, ...(await summarize(one, git))};
  });
  return {changes: await Promise.all(summaries), waiting: await isWaiting(git)};
}

/** Submits as in a terminal. */
export async function submit(root: string, {title, only}: {title: string; only?: 'pages' | 'policies'}) {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  const env = {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'};
  const words = ['submit', '--yes', ...(only ? ['--only', only] : []), '--', title];
  const {output} = await collect('src/cli/run.mjs', words, {cwd: root, env});
  // How to leave the branch is for those who use Git.
  return {output: output.replace(/^.*git switch .*\n?/gm, '').trim()};
}
