import {Refusal} from '../../content/refusal';
import {slugOf} from '../../content/slug';
import {branchFolder, isPolicy, isWaiting, readChanges, summarize, type Change} from '../changes';
import {gitIn, GitError, linesOf, type Git} from '../git';
import {messages} from './messages';

export type Context = {
  root: string;
  /** The doctor's findings as it prints them; empty if there are none. */
  doctor: () => Promise<string>;
  /** Builds the site. Returns its errors; empty if there are none. */
  build: () => Promise<string>;
  say: (text: string) => void;
  /** Undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
};

/** `only` selects one part of a mixed change. */
export type Request = {title: string; yes: boolean; only?: 'policies' | 'pages' | undefined};

const listed = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');
const filesOf = (changes: readonly Change[]) => changes.map(({file}) => file);

/** The first branch name that is free here and on all remotes: `submit/new-job-data-engineer`, or with a number. */
async function freeName(git: Git, title: string): Promise<string> {
  const refs = await linesOf(git, 'for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const name = branchFolder + slugOf(title);
  const isTaken = (one: string) => refs.some((ref) => ref.endsWith(`/${one}`));
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}

/** The changes to submit. Policies and other pages are never submitted together. */
function chosenFrom(changes: readonly Change[], {title, only}: Request): readonly Change[] {
  const policies = changes.filter(isPolicy);
  const others = changes.filter((one) => !isPolicy(one));
  if (only) return only === 'policies' ? policies : others;
  if (policies.length === 0 || others.length === 0) return changes;
  const parts = {policies: listed(filesOf(policies)), others: listed(filesOf(others))};
  throw new Refusal(messages.mixed({...parts, title}));
}

async function check(changes: readonly Change[], {doctor, build, say}: Context): Promise<void> {
  say(messages.checkingPages);
  const findings = await doctor();
  if (findings) throw new Refusal(messages.doctorFirst({findings}));
  if (changes.every(isPolicy)) return;
  say(messages.building);
  const output = (await build()).trim();
  if (output) throw new Refusal(messages.buildFailed({output}));
}

/** Pushes the branch, if there is a remote, and says what happens next. */
async function push(git: Git, branch: string, home: string): Promise<string> {
  const afterward = messages.afterward({branch, home});
  const remotes = await linesOf(git, 'remote');
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (!remote) return `${messages.onlyHere({branch})}\n\n${afterward}`;
  try {
    const {stderr} = await git('push', '--set-upstream', remote, branch);
    // Most hosts answer a push with a link that opens a pull request.
    const [, link] = /^remote:.*?(https?:\/\/\S+)/m.exec(stderr) ?? [];
    return `${messages.pushed({branch, remote, link})}\n\n${afterward}`;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(messages.notPushed({output: error.message, remote, branch}));
  }
}

/** Checks what changed since the last commit, shows it, and commits and pushes it on a branch of its own. */
export async function submitChanges(request: Request, context: Context): Promise<string> {
  const git = gitIn(context.root);
  const {title, only, yes} = request;
  const {say, ask} = context;
  if (!slugOf(title)) throw new Refusal(messages.noTitle);
  const {changes, leftOut} = await readChanges(git);
  const chosen = chosenFrom(changes, request);
  const files = filesOf(chosen);
  const notes = leftOut.length > 0 ? [messages.leftOut({files: listed(leftOut)})] : [];
  const [began = 'HEAD'] = await linesOf(git, 'branch', '--show-current');
  const isOnSubmitBranch = began.startsWith(branchFolder);
  const home = isOnSubmitBranch ? 'main' : began;
  if (files.length === 0) {
    if (await isWaiting(git)) return push(git, began, home);
    throw new Refusal([messages.nothingChanged, ...notes].join('\n'));
  }
  if (!yes && !ask) throw new Refusal(messages.noTerminal);
  // Fails early if Git does not know who commits; Git's message says what to do.
  await git('-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT');
  await check(chosen, context);
  const summary = await Promise.all(chosen.map((one) => summarize(one, git)));
  const shown = summary.map(({sentence, words}) => [sentence, words].filter(Boolean).join('\n'));
  say(['', title, ...shown, '', ...notes.map((note) => `${note}\n`)].join('\n'));
  const answer = yes ? 'y' : ((await ask?.(messages.question)) ?? '');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal(messages.canceled);
  const branch = isOnSubmitBranch ? began : await freeName(git, title);
  if (!isOnSubmitBranch) await git('switch', '--quiet', '--create', branch);
  const added = filesOf(chosen.filter(({kind}) => kind === 'added'));
  if (added.length > 0) await git('add', '--', ...added);
  await git('commit', '--quiet', '-m', title, '-m', summary.map(({sentence}) => sentence).join('\n'), '--', ...files);
  const result = await push(git, branch, home);
  // The other part of a mixed change starts from the same branch.
  if (only && !isOnSubmitBranch) await git('switch', '--quiet', began);
  return result;
}
