import {Refusal} from '../../content/refusal';
import {slugOf} from '../../content/slug';
import {currentBranch, freeName, isSubmission, isWaiting, remoteOf} from './branch';
import {isPolicy, readChanges, summarize, type Change} from './changes';
import {answerOf, gitIn, GitError, type Git} from './git';
import {messages} from './messages';

/** What submitting needs from outside. */
export type Surroundings = {
  root: string;
  /** What the doctor found, as it prints it; empty if nothing. */
  doctor: () => Promise<string>;
  /** Builds the site; what went wrong, or empty. */
  build: () => Promise<string>;
  say: (text: string) => void;
  /** Undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
};

/** `only` is the part of a mixed change. */
export type Request = {title: string; yes: boolean; only?: 'policies' | 'pages' | undefined};

const lines = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');
const filesOf = (changes: readonly Change[]) => changes.map(({file}) => file);

/** Lists of commits cut off longer ones. */
const longest = 72;

function checkTitle(title: string): void {
  if (!title) throw new Refusal(messages.noTitle);
  if (title.length > longest) throw new Refusal(messages.longTitle({length: title.length, longest}));
  if (!slugOf(title)) throw new Refusal(messages.wordlessTitle);
}

/** The changes to submit. Policies and other pages never go together. */
async function chooseChanges(git: Git, {title, only}: Request): Promise<{chosen: Change[]; leftOut: string[]}> {
  const {changes, leftOut, conflicts} = await readChanges(git);
  if (conflicts.length > 0) throw new Refusal(messages.conflicts({files: lines(conflicts)}));
  const policies = changes.filter(isPolicy);
  const others = changes.filter((one) => !isPolicy(one));
  const chosen = only === undefined ? changes : only === 'policies' ? policies : others;
  if (only && changes.length > 0 && chosen.length === 0) throw new Refusal(messages.nothingOf({part: only}));
  if (!only && policies.length > 0 && others.length > 0) {
    const parts = {policies: lines(filesOf(policies)), others: lines(filesOf(others))};
    throw new Refusal(messages.mixed({...parts, title}));
  }
  return {chosen, leftOut};
}

async function check(changes: readonly Change[], {doctor, build, say}: Surroundings): Promise<void> {
  say(messages.checkingPages);
  const findings = await doctor();
  if (findings) throw new Refusal(messages.doctorFirst({findings}));
  if (changes.every(isPolicy)) return;
  say(messages.building);
  const output = (await build()).trim();
  if (output) throw new Refusal(messages.buildFailed({output}));
}

/** Commits these files and no others, on a branch for submissions. */
async function commit(git: Git, title: string, body: string, files: readonly string[]): Promise<string> {
  const current = await currentBranch(git);
  const branch = isSubmission(current) ? current : await freeName(git, title);
  try {
    if (branch !== current) await git('switch', '--quiet', '--create', branch);
    // A file that was staged as deleted is unknown to `add`.
    await git('reset', '--quiet');
    await git('add', '-A', '--', ...files);
    await git('commit', '--quiet', '-m', title, '-m', body, '--', ...files);
    return branch;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (branch !== current && (await currentBranch(git)) === branch) {
      await answerOf(git, 'switch', '--quiet', '-');
      await answerOf(git, 'branch', '--quiet', '-D', branch);
    }
    throw new Refusal(messages.notCommitted({output: error.message}));
  }
}

/** Pushes the branch, if there is a remote, and says what happens next. */
async function push(git: Git, branch: string, home: string): Promise<string> {
  const remote = await remoteOf(git);
  const undo = remote ? ` and git push ${remote} --delete ${branch}` : '';
  const afterward = messages.afterward({branch, home, undo});
  if (!remote) return `${messages.onlyHere({branch})}\n\n${afterward}`;
  try {
    const {said} = await git('push', '--set-upstream', remote, branch);
    // Most hosts answer a push with the address at which a pull request is opened.
    const [, link] = /^remote:.*?(https?:\/\/\S+)/m.exec(said) ?? [];
    const pullRequest = link ? `: ${link}` : ' for this branch on the website of the host';
    return `${messages.pushed({branch, remote, pullRequest})}\n\n${afterward}`;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(messages.notPushed({output: error.message, remote, branch}));
  }
}

/** Checks what changed since the last commit, shows it, and commits and pushes it on a branch of its own. */
export async function submitChanges(request: Request, around: Surroundings): Promise<string> {
  const git = gitIn(around.root);
  const {title, only, yes} = request;
  checkTitle(title);
  const {chosen, leftOut} = await chooseChanges(git, request);
  const began = await currentBranch(git);
  const home = isSubmission(began) ? 'main' : (began ?? 'main');
  const notes = leftOut.length > 0 ? messages.leftOut({files: lines(leftOut)}) : '';
  if (chosen.length === 0) {
    const canPush = isSubmission(began) && (await remoteOf(git)) && (await isWaiting(git));
    if (!canPush) throw new Refusal([messages.nothingChanged, notes].filter(Boolean).join('\n'));
    return push(git, began, home);
  }
  if (!yes && !around.ask) throw new Refusal(messages.noTerminal);
  const author = await answerOf(git, '-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT');
  if (!author) throw new Refusal(messages.noName);
  await check(chosen, around);
  const summary = await Promise.all(chosen.map((one) => summarize(one, git)));
  const shown = summary.map(({sentence, words}) => [sentence, words].filter(Boolean).join('\n'));
  around.say(['', title, ...shown, '', ...(notes ? [notes, ''] : [])].join('\n'));
  const answer = yes ? 'y' : ((await around.ask?.(messages.question)) ?? '');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal(messages.canceled);
  const branch = await commit(git, title, summary.map(({sentence}) => sentence).join('\n'), filesOf(chosen));
  const result = await push(git, branch, home);
  // The other part of a mixed change begins where this one began.
  if (only && began && began !== branch) await git('switch', '--quiet', began);
  return result;
}
