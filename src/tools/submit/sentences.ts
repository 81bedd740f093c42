const list = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');

export const untitled = 'Describe your change: npm run submit -- "New job: data engineer".';

/** A subject of a commit is read in lists that cut off longer ones. */
export const longestTitle = 72;
export const tooLong = (title: string) =>
  `The words are ${title.length} characters long, and lists show ${longestTitle} of them. Shorten them: what changed, not why.`;
export const wordless = 'Say with letters or digits what you changed; the branch is named after it.';
export const manyLines = 'Say in one line what you changed.';

export const noGit =
  'Git is missing, which keeps the history of the site. Install it from https://git-scm.com, open a new terminal, and try again.';
export const noRepository =
  'This folder has no Git history, so there is nothing to hand in to. Get the site with `git clone`, and make your change there.';
export const noCommits = 'The history of this folder is empty. Commit the site once, then hand in what you change.';
export const underWay = (what: string) =>
  `A ${what} is under way, so nothing can be handed in. Finish it, or give it up with \`git ${what} --abort\`.`;
export const conflicts = (files: readonly string[]) =>
  `Two versions of a text collide here, and someone has to choose between them first:\n${list(files)}\nAsk whoever looks after the repository.`;
export const nothingChanged = (strangers: readonly string[]) =>
  'Nothing has changed since the last commit, so there is nothing to hand in.' +
  (strangers.length > 0 ? `\n${leftOut(strangers)}` : '');
export const nothingOf = (part: string) => `None of the changes belongs to the ${part}.`;

export const leftOut = (files: readonly string[]) =>
  `Left out, because new files outside of the content are not handed in:\n${list(files)}\nTo take one along: git add <file>`;

export const mixed = (policies: readonly string[], others: readonly string[], title: string) =>
  `Policies and other changes are handed in separately, because legal staff approve the policies and nothing else.\nPolicies:\n${list(policies)}\nEverything else:\n${list(others)}\n` +
  `Hand in one part, then the other:\n  npm run submit -- --only policies "…"\n  npm run submit -- --only pages ${JSON.stringify(title)}`;

export const noTerminal = "This isn't an interactive terminal. Add --yes to confirm.";
export const notNow = 'Nothing was handed in. Your changes are still here.';
export const unnamed =
  'Git does not know who you are, and every change has an author. Tell it once, then try again:\n' +
  '  git config --global user.name "Your Name"\n  git config --global user.email "you@company.com"';

export const doctorFirst = (findings: string) =>
  `${findings}\n\nThe doctor found this, so nothing was handed in. Correct it and try again.`;
export const buildFailed = (output: string) =>
  `${output.trim()}\n\nThe site does not build, so nothing was handed in. The lines above say why.`;
export const notCommitted = (said: string) =>
  `${said}\n\nGit refused the commit, so nothing was handed in. Your changes are still here.`;

export const notPushed = (branch: string, remote: string, said: string) =>
  `${said}\n\nThe change is committed on this machine, but it could not be sent to "${remote}". ` +
  `Check that you are online and may write there, then run npm run submit again: it sends what is waiting on ${branch}.`;

type Done = {branch: string; home: string; remote: string | undefined; link: string | undefined};

/** What happens after a change was handed in. */
export function next({branch, home, remote, link}: Done): string {
  const sent = remote
    ? [
        `It is on the branch ${branch}, here and on "${remote}".`,
        '',
        'What happens next',
        `  1. Ask for it to be taken over: open a pull request${link ? `: ${link}` : ' from this branch, in the browser.'}`,
        '  2. The host builds a preview and writes its address below the pull request. Search engines do not list it.',
        '  3. All checks run there too. If one fails, its log says what to correct.',
        '  4. Someone approves it, and the site is published with it.',
      ]
    : [
        `It is on the branch ${branch}, on this machine only, because no remote repository is set.`,
        '',
        'What happens next',
        '  Whoever looks after the repository takes the branch over. `npm run build` and `npm run preview` show the site with it.',
      ];
  const undo = `git switch ${home}, then git branch -D ${branch}${remote ? ` and git push ${remote} --delete ${branch}` : ''}`;
  return [
    ...sent,
    '',
    'To go on, change more and run npm run submit again: it adds to this branch.',
    `To begin something else: git switch ${home}`,
    `To take it back, with what you changed: ${undo}`,
  ].join('\n');
}
