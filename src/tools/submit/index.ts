import {Refusal} from '../../content/refusal';
import {slugOf} from '../../content/slug';
import {branchFolder, isPolicy, isWaiting, readChanges, summarize, type Change} from '../changes';
import {gitIn, GitError, linesOf, type Git} from '../git';

export type Context = {
  root: string;
  /** The doctor's findings as it prints them; empty if there are none. */
  doctor: () => Promise<string>;
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
  throw new Refusal(`Policies and other changes are submitted separately, because the legal team approves only the policies.
Policies:
${listed(filesOf(policies))}
Everything else:
${listed(filesOf(others))}
Submit one part, then the other:
  npm run submit -- --only policies "…"
  npm run submit -- --only pages "${title}"`);
}

const afterward = (branch: string, home: string) => `
To add to it, make more changes and run npm run submit again.
To start something else: git switch ${home}
To discard it with your changes: git switch ${home}, then git branch -D ${branch}`;

/** Pushes the branch, if there is a remote, and says what happens next. */
async function push(git: Git, branch: string, home: string): Promise<string> {
  const remotes = await linesOf(git, 'remote');
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (!remote)
    return `The change is on the branch ${branch}, on this machine only, because the repository has no remote.

Next steps
  Ask whoever maintains the repository to merge the branch. \`npm run build\` and \`npm run serve\` show the site with it.
${afterward(branch, home)}`;
  try {
    const {stderr} = await git('push', '--set-upstream', remote, branch);
    // Most hosts answer a push with a link that opens a pull request.
    const [, link] = /^remote:.*?(https?:\/\/\S+)/m.exec(stderr) ?? [];
    return `The change is on the branch ${branch}, here and on "${remote}".

Next steps
  1. Open a pull request${link ? `: ${link}` : ' for this branch on the website of the host'}.
  2. The host builds a preview and adds its address to the pull request. Search engines do not list it.
  3. All checks run there too. If one fails, its log says what to fix.
  4. Once it is approved, the site is published with it.
${afterward(branch, home)}`;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const after = 'Check your connection and your access, then run npm run submit again: it pushes what is waiting on';
    throw new Refusal(
      `${error.message}\n\nThe change is committed on this machine, but could not be pushed to "${remote}". ${after} ${branch}.`,
    );
  }
}

/** Checks what changed since the last commit, shows it, and commits and pushes it on a branch of its own. */
export async function submitChanges(request: Request, {root, doctor, say, ask}: Context): Promise<string> {
  const {title, only, yes} = request;
  const git = gitIn(root);
  if (!slugOf(title)) throw new Refusal('Describe your change: npm run submit -- "New job: data engineer".');
  const {changes, leftOut} = await readChanges(git);
  const chosen = chosenFrom(changes, request);
  const files = filesOf(chosen);
  const why = 'Left out, because new files outside the content are not submitted:';
  const note = leftOut.length > 0 ? `\n${why}\n${listed(leftOut)}\nTo include one: git add <file>\n` : '';
  const [began = 'HEAD'] = await linesOf(git, 'branch', '--show-current');
  const isOnSubmitBranch = began.startsWith(branchFolder);
  const home = isOnSubmitBranch ? 'main' : began;
  if (files.length === 0) {
    if (await isWaiting(git)) return push(git, began, home);
    throw new Refusal(`Nothing has changed since the last commit, so there is nothing to submit.${note}`);
  }
  if (!yes && !ask) throw new Refusal("This isn't an interactive terminal. Add --yes to confirm.");
  // Fails early if Git does not know who commits; Git's message says what to do.
  await git('-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT');
  say('Checking the pages…');
  const findings = await doctor();
  if (findings)
    throw new Refusal(`${findings}\n\nNothing was submitted, because the doctor found this. Correct it and try again.`);
  const summary = await Promise.all(chosen.map((one) => summarize(one, git)));
  const shown = summary.map(({sentence, words}) => [sentence, words].filter(Boolean).join('\n'));
  say(['', title, ...shown, note].join('\n'));
  const answer = yes ? 'y' : ((await ask?.('Submit this? (y/n) ')) ?? '');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Canceled. Your changes are still here.');
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
