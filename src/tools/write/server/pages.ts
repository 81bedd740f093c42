import {Refusal} from '../../../content/refusal';
import {readGiven} from '../../doctor/sources';
import {planRemove, planRename} from '../../rename/plans';
import {apply, readState, type State} from '../../rename/state';
import {newPage} from '../../scaffold/newPage';
import {isPolicy, readChanges, summarize} from '../../submit/changes';
import {gitIn} from '../../submit/git';
import {collect} from '../../processes';
import {writeFiles} from '../../writeFiles';
import {messages} from '../messages';
import type {Responses} from '../protocol';
import type {Requests, Service} from './requests';

const fileOf = (address: string) => `pages${address}.mdx`;

/** Runs `npm run submit` as in a terminal, and returns its output. */
async function submit(root: string, {title, only}: Requests['submit']): Promise<Responses['submit']> {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  const env = {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'};
  const words = ['submit', '--yes', ...(only ? ['--only', only] : []), '--', title];
  const {code, output} = await collect('src/cli/run.mjs', words, {cwd: root, env});
  return {isDone: code === 0, output: output.trim()};
}

type PageActions = 'changes' | 'published' | 'newPage' | 'rename' | 'remove' | 'undoRemove' | 'submit';

/** What can be done with whole pages, as the commands of the site do it. */
export function openPages(root: string): Pick<Service, PageActions> {
  const git = gitIn(root);
  let removed: {before: State; after: State; file: string} | undefined;
  return {
    changes: async () => {
      const {changes} = await readChanges(git);
      const summaries = changes.map(async (one) => ({
        kind: isPolicy(one) ? ('policies' as const) : ('pages' as const),
        file: one.file,
        ...(await summarize(one, git)),
      }));
      return {changes: await Promise.all(summaries)};
    },
    published: async ({file}) => {
      const {stdout} = await git('show', `HEAD:./${file}`).catch(() => ({stdout: ''}));
      return {text: stdout};
    },
    newPage: (request) => {
      const {file, text} = newPage(request, readGiven(root));
      writeFiles(root, {[file]: text});
      return {file};
    },
    rename: ({from, to}) => {
      const before = readState(root);
      apply(before, planRename(before, from, to).after);
      return {file: fileOf(to)};
    },
    remove: (request) => {
      const before = readState(root);
      const {after, summary} = planRemove(before, request);
      apply(before, after);
      removed = {before, after, file: fileOf(request.address)};
      return {summary: summary.join('\n')};
    },
    undoRemove: () => {
      if (!removed) throw new Refusal(messages.nothingToUndo);
      const {before, after, file} = removed;
      apply(after, before);
      removed = undefined;
      return {file};
    },
    submit: (request) => submit(root, request),
  };
}
