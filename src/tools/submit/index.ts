import {begin, currentBranch, freshBranch, homeOf, isHandIn, isWaiting, remoteOf} from './branch';
import {changesIn, isPolicy} from './changes';
import {checkRepository, checkTitle, chooseFiles, Stop, type Part} from './checks';
import {answerOf, asInput, fromInput, gitIn, GitError, type Git} from './git';
import * as say from './sentences';
import {tell, type Told} from './told';

/** What handing in needs from outside: the tests have their own. */
export type Surroundings = {
  root: string;
  /** What the doctor found, as it prints it; empty if nothing. */
  doctor: () => Promise<string>;
  /** Builds the site; what went wrong, or empty. */
  build: () => Promise<string>;
  say: (text: string) => void;
  /** Undefined where there is nobody to ask. */
  ask: ((question: string) => Promise<string>) | undefined;
};

export type Request = {title: string; yes: boolean; only?: Part | undefined};
export type Result = {done: boolean; message: string};

async function agree({yes}: Request, {ask}: Surroundings): Promise<void> {
  if (yes) return;
  const answer = (await ask?.('Hand this in? (y/n) '))?.trim().toLowerCase();
  if (answer !== 'y' && answer !== 'yes') throw new Stop(say.notNow);
}

/** Where a pull request is opened: most hosts answer a push with the address. */
const linkIn = (said: string): string | undefined => /^remote:.*?(https?:\/\/\S+)/m.exec(said)?.[1];

/** Sends the branch, if there is somewhere to send it, and says what happens next. */
async function send(git: Git, branch: string, home: string): Promise<Result> {
  const remote = await remoteOf(git);
  if (!remote) return {done: true, message: say.next({branch, home, remote, link: undefined})};
  try {
    const {said} = await git(['push', '--set-upstream', remote, branch]);
    return {done: true, message: say.next({branch, home, remote, link: linkIn(said)})};
  } catch (error) {
    if (error instanceof GitError) return {done: false, message: say.notPushed(branch, remote, error.said)};
    throw error;
  }
}

type Ready = {title: string; files: readonly string[]; told: readonly Told[]};

/** Commits these files and no others, on a branch of hand-ins. */
async function commit(git: Git, {title, files, told}: Ready): Promise<string> {
  const current = await currentBranch(git);
  const branch = isHandIn(current) ? current : await freshBranch(git, title);
  try {
    if (branch !== current) await begin(git, branch, await homeOf(git, current));
    // A file that somebody has staged as deleted is unknown to `add`.
    await git(['reset', '--quiet']);
    await git(['add', '-A', ...fromInput], asInput(files));
    const body = told.map(({sentence}) => sentence).join('\n');
    await git(['commit', '--quiet', '-m', title, '-m', body, ...fromInput], asInput(files));
    return branch;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (branch !== current && (await currentBranch(git)) === branch) {
      await answerOf(git, 'switch', '--quiet', '-');
      await answerOf(git, 'branch', '--quiet', '-D', branch);
    }
    throw new Stop(say.notCommitted(error.said));
  }
}

/** A hand-in whose sending failed waits on its branch. */
async function sendWaiting(git: Git, strangers: readonly string[]): Promise<Result> {
  const branch = await currentBranch(git);
  const waits = isHandIn(branch) && (await remoteOf(git)) && (await isWaiting(git));
  if (!waits) throw new Stop(say.nothingChanged(strangers));
  return send(git, branch, await homeOf(git, branch));
}

async function check(files: readonly string[], {doctor, build, say: tellPerson}: Surroundings): Promise<void> {
  tellPerson('The doctor looks at the pages …');
  const findings = await doctor();
  if (findings) throw new Stop(say.doctorFirst(findings));
  if (files.every(isPolicy)) return;
  tellPerson('The site is built, which takes about half a minute …');
  const output = await build();
  if (output) throw new Stop(say.buildFailed(output));
}

async function run(git: Git, request: Request, around: Surroundings): Promise<Result> {
  const {title, only} = request;
  checkTitle(title);
  await checkRepository(git, around.root);
  const {files, strangers} = await chooseFiles(git, title, only);
  if (files.length === 0) return sendWaiting(git, strangers);
  if (!request.yes && !around.ask) throw new Stop(say.noTerminal);
  if (!(await answerOf(git, '-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT')))
    throw new Stop(say.unnamed);
  await check(files, around);
  const told = await tell(await changesIn(git, files), git);
  around.say(
    ['', title, ...told.map(({sentence, detail}) => [sentence, detail].filter(Boolean).join('\n')), ''].join('\n'),
  );
  if (strangers.length > 0) around.say(`${say.leftOut(strangers)}\n`);
  await agree(request, around);
  const began = await currentBranch(git);
  const branch = await commit(git, {title, files, told});
  const home = await homeOf(git, branch);
  const result = await send(git, branch, home);
  // The other part of a mixed change begins where this one began.
  if (only && began && began !== branch) await git(['switch', '--quiet', began]);
  return result;
}

/** Checks what changed since the last commit, shows it, and commits and sends it on a branch of its own. */
export async function submitChanges(request: Request, around: Surroundings): Promise<Result> {
  try {
    return await run(gitIn(around.root), request, around);
  } catch (error) {
    if (error instanceof Stop) return {done: false, message: error.message};
    if (error instanceof GitError) return {done: false, message: error.missing ? say.noGit : error.said};
    throw error;
  }
}
