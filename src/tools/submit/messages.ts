type Branch = {branch: string};

/** What `npm run submit` prints. Lists of files have a line for each. */
export const messages = {
  noTitle: 'Describe your change: npm run submit -- "New job: data engineer".',
  nothingChanged: 'Nothing has changed since the last commit, so there is nothing to submit.',
  leftOut: ({files}: {files: string}) =>
    `Left out, because new files outside the content are not submitted:\n${files}\nTo include one: git add <file>`,
  mixed: ({policies, others, title}: {policies: string; others: string; title: string}) =>
    `Policies and other changes are submitted separately, because the legal team approves only the policies.\nPolicies:\n${policies}\nEverything else:\n${others}\n` +
    `Submit one part, then the other:\n  npm run submit -- --only policies "…"\n  npm run submit -- --only pages "${title}"`,

  checkingPages: 'Checking the pages…',
  building: 'Building the site, which takes about half a minute…',
  doctorFirst: ({findings}: {findings: string}) =>
    `${findings}\n\nNothing was submitted, because the doctor found this. Correct it and try again.`,
  buildFailed: ({output}: {output: string}) =>
    `${output}\n\nNothing was submitted, because the site does not build. The lines above say why.`,
  notPushed: ({output, remote, branch}: Branch & {output: string; remote: string}) =>
    `${output}\n\nThe change is committed on this machine, but could not be pushed to "${remote}". ` +
    `Check your connection and your access, then run npm run submit again: it pushes what is waiting on ${branch}.`,

  question: 'Submit this? (y/n) ',
  noTerminal: "This isn't an interactive terminal. Add --yes to confirm.",
  canceled: 'Canceled. Your changes are still here.',

  pushed: ({branch, remote, link}: Branch & {remote: string; link: string | undefined}) =>
    `The change is on the branch ${branch}, here and on "${remote}".

Next steps
  1. Open a pull request${link ? `: ${link}` : ' for this branch on the website of the host'}.
  2. The host builds a preview and adds its address to the pull request. Search engines do not list it.
  3. All checks run there too. If one fails, its log says what to fix.
  4. Once it is approved, the site is published with it.`,
  onlyHere: ({branch}: Branch) =>
    `The change is on the branch ${branch}, on this machine only, because the repository has no remote.

Next steps
  Ask whoever maintains the repository to merge the branch. \`npm run build\` and \`npm run serve\` show the site with it.`,
  afterward: ({branch, home}: Branch & {home: string}) =>
    `To add to it, make more changes and run npm run submit again.
To start something else: git switch ${home}
To discard it with your changes: git switch ${home}, then git branch -D ${branch}`,
};
