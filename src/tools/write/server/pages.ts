import {Refusal} from '../../../content/refusal';
import {readGiven} from '../../doctor/sources';
import {collect} from '../../processes';
import {planRemove, planRename} from '../../rename/plans';
import {apply, readState} from '../../rename/state';
import {newPage} from '../../scaffold/newPage';
import {isPolicy, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {writeFiles} from '../../writeFiles';
import {messages} from '../messages';
import type {Requests} from './requests';

const fileOf = (address: string) => `pages${address}.mdx`;

/** Runs `npm run submit` as in a terminal, and returns its output. */
async function submit(root: string, {title, only}: Requests['submit']) {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  const env = {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'};
  const words = ['submit', '--yes', ...(only ? ['--only', only] : []), '--', title];
  return {output: (await collect('src/cli/run.mjs', words, {cwd: root, env})).output.trim()};
}

/** What can be done with whole pages, as the commands of the site do it. */
export function openPages(root: string) {
  const git = gitIn(root);
  let undo: (() => {file: string}) | undefined;
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
    newPage: (request: Requests['newPage']) => {
      const {file, text} = newPage(request, readGiven(root));
      writeFiles(root, {[file]: text});
      return {file};
    },
    rename: ({from, to}: Requests['rename']) => {
      const before = readState(root);
      apply(before, planRename(before, from, to).after);
      return {file: fileOf(to)};
    },
    remove: (request: Requests['remove']) => {
      const before = readState(root);
      const {after, summary} = planRemove(before, request);
      apply(before, after);
      undo = () => {
        apply(after, before);
        return {file: fileOf(request.address)};
      };
      return {summary: summary.join('\n')};
    },
    undoRemove: () => {
      if (!undo) throw new Refusal(messages.nothingToUndo);
      const removed = undo();
      undo = undefined;
      return removed;
    },
    submit: (request: Requests['submit']) => submit(root, request),
  };
}
