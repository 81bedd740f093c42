/** What the commands and the checks of policies say to the people who publish them. Visitors read ui/messages.ts. */
export const messages = {
  // Questions and answers.
  notInteractive: "This isn't an interactive terminal. Add --yes to confirm.",
  canceled: 'Canceled.',
  confirm: ({question}: {question: string}) => `${question} (y/n) `,
  commit: ({files, subject}: {files: string; subject: string}) =>
    `Review it, then commit it:\n  git add ${files}\n  git commit -m "${subject}"`,

  // The record and the published texts.
  recordMissing: ({file, restore}: {file: string; restore: string}) => `${file}: it is missing. ${restore}`,
  recordInvalid: ({file, why, restore}: {file: string; why: string; restore: string}) => `${file}: ${why}. ${restore}`,
  restore: ({files}: {files: string}) => `Restore it with: git checkout HEAD -- ${files}`,
  textMissing: ({file, restore}: {file: string; restore: string}) =>
    `${file}: this published text is missing. ${restore}`,
  textEdited: ({file, restore}: {file: string; restore: string}) =>
    `${file}: this published text was edited, and published text never changes. ${restore} ` +
    '(to correct an obvious error, use: npm run policy -- correct)',
  notInRecord: ({file}: {file: string}) =>
    `${file}: this file is not in the record. Only npm run policy -- publish adds versions; remove it.`,
  versionsDiffer: ({file, restore}: {file: string; restore: string}) =>
    `${file}: it does not list the versions in the record. ${restore}`,
  noneInForce: ({file}: {file: string}) =>
    `${file}: no published policy is in force, and every page links to one. ` +
    'Publish the first ones for today with: npm run policy -- publish <YYYY-MM-DD> --without-notice "<reason>"',
  verified: 'Every published text matches its record, and the record matches the history in Git.',
  verifiedAlone: ({why}: {why: string}) => `Every published text matches its record. ${why}`,
  noHistory: 'This folder has no Git history to compare the record with.',
  shallow:
    'This is a shallow clone, so the record could not be compared with the whole history. Fetch it with: git fetch --unshallow',
  rowGone: ({file, what, commit}: {file: string; what: string; commit: string}) =>
    `${file}: ${what} is gone, and commit ${commit} has it.`,
  rowChanged: ({file, what, commit}: {file: string; what: string; commit: string}) =>
    `${file}: ${what} is recorded in other words than in commit ${commit}.`,
  textChanged: ({file, commit}: {file: string; commit: string}) =>
    `${file}: commit ${commit} has another text than the record of this version knows.`,

  // Names, days and people.
  noVersion: ({policy, version, known}: {policy: string; version: string; known: string}) =>
    `${policy} has no version "${version}". Its versions are: ${known}.`,
  noPolicy: ({policy, known}: {policy: string; known: string}) =>
    `there is no policy "${policy}". The policies are: ${known}.`,
  noDraft: ({policy, known}: {policy: string; known: string}) =>
    `there is no draft of a policy "${policy}". The drafts are: ${known}.`,
  approverMissing: ({field, example}: {field: string; example: string}) =>
    `${field} is missing: the role that approved this, such as ${example}.`,
  approverUnknown: ({field, role, hint}: {field: string; role: string; hint: string}) =>
    `${field} is "${role}", a role that approves no policies.${hint} src/company lists them.`,
  reasonMissing: ({example}: {example: string}) =>
    `--reason is missing: the words that readers see, such as "${example}"`,
  notADate: ({date}: {date: string}) =>
    `"${date}" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.`,
  dateInPast: ({date, today}: {date: string; today: string}) =>
    `${date} is in the past. A version takes effect today, ${today}, or later.`,
  withoutNoticeEmpty: '--without-notice needs a reason in quotes: --without-notice "A court ordered the change."',
  noticeShort: ({date, notice, promised, earliest}: Record<'date' | 'notice' | 'promised' | 'earliest', string>) =>
    `${date} is ${notice} away, and the policies promise ${promised} of notice. ` +
    `Choose ${earliest} or later, or give a reason with --without-notice "<reason>".`,
  noticeWarning: ({release, left, promised, earliest}: Record<'release' | 'left' | 'promised' | 'earliest', string>) =>
    `Notice counts from the day on which visitors can read this. A release ordinarily takes ${release}, which ` +
    `leaves ${left} of the promised ${promised}. Release it today, or choose ${earliest} or later.`,

  // Drafts.
  draftMissing: ({file, policy}: {file: string; policy: string}) =>
    `${file}: this policy is published, but its draft is missing. Put the published text back with: ` +
    `npm run policy -- draft ${policy} --from <version>. Or end the policy with: npm run policy -- retire <day> ${policy}`,
  notYaml: ({why}: {why: string}) => `the block between the --- lines is not valid YAML. ${why}`,
  noSections: 'it has no sections. Start each with a heading such as "## Acceptance" or "## 1. Acceptance".',
  misnumbered: ({numbers, count}: {numbers: string; count: number}) =>
    `the sections are numbered ${numbers}. Number them 1 to ${count} in order; ` +
    'where a section is gone, keep its number: "## 2. Reserved".',
  renumbered: ({sections}: {sections: string}) =>
    `published sections are gone or have another number: ${sections}. Contracts and letters point at these numbers. ` +
    'Keep them ("## 2. Reserved" for a section that is gone, new sections at the end), or give a reason with --renumber "<reason>".',
  renumberEmpty: '--renumber needs a reason in quotes: --renumber "A new section belongs before section 8."',
  placeholder: ({line, words}: {line: number; words: string}) =>
    `line ${line}: "${words}" is a placeholder. Write the text that belongs there.`,
  linkUnsafe: ({url}: {url: string}) => `the link ${url} is not safe. Use an https address.`,
  linkLeaves: ({url}: {url: string}) =>
    `the link ${url} would leave this version. Link to the file instead, such as ./privacy-policy.mdx.`,
  linkNoPage: ({url}: {url: string}) => `the link ${url} does not lead to a page on this site.`,
  linkNoPolicy: ({url, known}: {url: string; known: string}) =>
    `the link ${url} does not lead to a policy. The policies are: ${known}.`,
  linkNoSection: ({url}: {url: string}) => `the link ${url} does not lead to a section.`,
  noPicture: ({url}: {url: string}) =>
    `the picture ${url} does not exist. Put the file into static/ and refer to it from there, such as /img/map.png.`,
  noClaim: ({id, hint}: {id: string; hint: string}) => `unknown claim "${id}".${hint}`,
  unknownTag: ({tag, hint}: {tag: string; hint: string}) => `${tag} is unknown.${hint}`,
  noMailbox: ({mailbox, known}: {mailbox: string; known: string}) =>
    `${mailbox} is not a mailbox of src/company. The mailboxes are: ${known}.`,
  importRefused: ({line}: {line: string}) => `it imports something other than Company, Claim and EmailLink: ${line}`,
  tagIsCode: ({tag}: {tag: string}) => `${tag} is code, and a published text holds none. Write \\{ for a brace.`,
  tagIsComponent: ({tag}: {tag: string}) =>
    `${tag} could change later, and published text must not. Use words, Company, Claim or <EmailLink subject="…">.`,
  tagIsAddress: ({tag, url}: {tag: string; url: string}) =>
    `${tag} is read as a tag. Write the address as a link: [words](${url}).`,
  tagIsHtml: ({tag}: {tag: string}) =>
    `${tag} is HTML. Write it in Markdown, which has tables, lists, quotations and footnotes.`,
  unreadable: ({line, why}: {line: number; why: string}) => `line ${line}: the build cannot read this: ${why}`,

  // Publishing.
  nothingChanged: 'No draft differs from its published text, so there is nothing to publish.',
  sameText: ({file, version}: {file: string; version: string}) =>
    `${file}: it does not differ from the version ${version}, so there is nothing to publish.`,
  policyEnds: ({file, policy, day}: {file: string; policy: string; day: string}) =>
    `${file}: the ${policy} ends on ${day}, and its address says so. Give the new policy another file name.`,
  dateWithdrawn: ({date, policy}: {date: string; policy: string}) =>
    `the version ${date} of ${policy} was withdrawn and keeps its address. Choose another date.`,
  dateTaken: ({date, version, policy}: {date: string; version: string; policy: string}) =>
    `${date} is not later than the version ${version} of ${policy}. Choose a later date.`,
  beforeAnnounced: ({date, version, policy}: {date: string; version: string; policy: string}) =>
    `${date} is before the version ${version} of ${policy}, which is already announced. Choose a later date, or add ` +
    '--announce-again <day>, which withdraws it and announces it for that day with this change merged into it, or ' +
    '--before-announced, which leaves it as it is: on its day it undoes this change, unless it holds it too.',
  notApproved: ({
    file,
    approvedBy,
    approvedFor,
    date,
  }: Record<'file' | 'approvedBy' | 'approvedFor' | 'date', string>) =>
    `${file}: "approved_by" names the ${approvedBy} ` +
    `${approvedFor ? `for the version of ${approvedFor}` : 'without saying for which version'}. ` +
    `Have this text approved, then enter who approved it and the day of this version: approved_for: ${date}`,
  summaryOld: ({file}: {file: string}) =>
    `${file}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`,
  nothingAnnounced: '--announce-again: no later version is announced.',
  againTooEarly: ({date, after}: {date: string; after: string}) =>
    `${date} is not later than ${after}. Choose a later day for the announced version.`,
  againTaken: ({policy, version, date}: {policy: string; version: string; date: string}) =>
    `${policy} already has a version between ${version} and ${date}. Choose another day.`,
  sameLines: ({policy, version}: {policy: string; version: string}) =>
    `the urgent change and the announced version ${version} of ${policy} change the same lines. Publish without ` +
    '--announce-again, withdraw the announced version, and put both changes into the draft.',
  announcedAgain: ({day}: {day: string}) => `Announced again for ${day}.`,
  siteProblems: 'The site has problems that stop a build:',
  undoes: ({title, day, redline}: {title: string; day: string; redline: string}) =>
    `On ${day} the announced version of the ${title} replaces this one, and undoes what it does not hold. ` +
    `From this version to that one:\n${redline}\n` +
    'To announce it again with this change in it, answer no and add --announce-again <day>.',
  takesEffect: ({date, day}: {date: string; day: string}) => `Version ${date}, which takes effect on ${day}:`,
  row: ({
    policy,
    reason,
    approvedBy,
    notice,
    late,
  }: Record<'policy' | 'reason' | 'approvedBy' | 'notice' | 'late', string>) =>
    `  ${policy}: ${reason} Approved by: ${approvedBy}.\n` +
    `    Notice: ${notice}${late && `, without the promised notice: ${late}`}.`,
  askPublish: 'Publish this version?',
  published: ({date, names, effect, files}: Record<'date' | 'names' | 'effect' | 'files', string>) =>
    `Version ${date} of ${names} is published. ${effect}\n\nFiles written:\n${files}`,
  effectLater: ({day}: {day: string}) => `It takes effect on ${day}; until then the site shows it as announced.`,
  effectNow: 'It takes effect with the next build.',

  // The other verbs.
  optionMissing: ({option}: {option: string}) =>
    `${option} is missing. A correction needs --replace, --with and --reason, each with text in quotes.`,
  sameWords: '--replace and --with are the same text.',
  wordsMissing: ({file, words}: {file: string; words: string}) =>
    `${file}: "${words}" is not in the text. Copy the words from the file, quotes and all.`,
  wordsRepeated: ({file, words, times}: {file: string; words: string; times: number}) =>
    `${file}: "${words}" appears ${times} times. Include more of the words around it.`,
  headingCorrected: ({file}: {file: string}) =>
    `${file}: a correction cannot change the heading of a section, because addresses depend on it.`,
  correcting: ({reason, approvedBy}: {reason: string; approvedBy: string}) =>
    `Approved by: ${approvedBy}, who says that this is an obvious error. Reason: ${reason}`,
  askCorrect: ({versions}: {versions: string}) => `Correct ${versions}?`,
  corrected: ({versions, policy}: {versions: string; policy: string}) =>
    `Corrected: ${versions} of ${policy}. Their pages show what changed, when, why and who approved it.`,
  notInForce: ({policy, known}: {policy: string; known: string}) =>
    `there is no policy "${policy}" in force. Those in force are: ${known}.`,
  onlyPolicy: ({policy}: {policy: string}) => `${policy} is the only policy in force. Publish another one first.`,
  stillAnnounced: ({version, policy}: {version: string; policy: string}) =>
    `the version ${version} of ${policy} is announced. Withdraw it first, or choose a later day.`,
  retiring: ({policy, day, reason, approvedBy}: Record<'policy' | 'day' | 'reason' | 'approvedBy', string>) =>
    `${policy} ends on ${day}: ${reason} Approved by: ${approvedBy}.`,
  askRetire: 'End this policy?',
  retired: ({policy, day}: {policy: string; day: string}) =>
    `${policy} ends on ${day}. Its versions stay at their addresses.`,
  notAnnounced: ({policy, version, known}: {policy: string; version: string; known: string}) =>
    `${policy} has no version "${version}". ${known ? `Announced: ${known}.` : 'No version is announced.'}`,
  alreadyWithdrawn: ({version, policy, day}: {version: string; policy: string; day: string}) =>
    `the version ${version} of ${policy} was withdrawn on ${day}.`,
  tookEffect: ({version, policy}: {version: string; policy: string}) =>
    `the version ${version} of ${policy} has taken effect, and what was in force once stays in the record. ` +
    'Publish a version that replaces it; where a day counts, with --without-notice "<reason>".',
  withdrawing: ({
    version,
    policy,
    reason,
    approvedBy,
  }: Record<'version' | 'policy' | 'reason' | 'approvedBy', string>) =>
    `The version ${version} of ${policy} will not take effect: ${reason} Approved by: ${approvedBy}.`,
  askWithdraw: 'Withdraw this version?',
  withdrawn: ({version, policy}: {version: string; policy: string}) =>
    `The version ${version} of ${policy} is withdrawn. Its page stays and says so, and a new version needs its own notice.`,
  noFileYet: ({file}: {file: string}) => `${file} does not exist yet.`,
  askDraft: 'Replace the draft with this text?',
  drafted: ({file, from}: {file: string; from: string}) =>
    `${file} is the text of ${from} again. Change it, write a new summary, and have it approved.`,
  notAName: ({policy}: {policy: string}) => `"${policy}" is not a name such as terms-of-service.`,
  notPast: ({date}: {date: string}) => `"${date}" is not a day in the past, such as 2020-05-08.`,
  noFile: ({file}: {file: string}) => `${file} does not exist.`,
  sourceMissing: '--source is missing: where the old text comes from, such as "Web archive, May 8, 2020".',
  versionTaken: ({policy, version}: {policy: string; version: string}) => `${policy} already has a version ${version}.`,
  notEarlier: ({date, first, policy}: {date: string; first: string; policy: string}) =>
    `${date} is after ${first}, when ${policy} was first published here. Only earlier versions are imported.`,
  htmlDropped: ({count}: {count: number}) => `HTML that became its words: ${count}.`,
  picturesDropped: ({count}: {count: number}) => `Pictures that became their descriptions: ${count}.`,
  linksDropped: ({count}: {count: number}) => `Links that lead nowhere on this site and became their words: ${count}.`,
  importing: ({
    title,
    day,
    sections,
    words,
    source,
  }: Record<'title' | 'day' | 'sections' | 'words' | 'source', string>) =>
    `${title}, in effect from ${day}: ${sections}, ${words}. Source: ${source}.`,
  importSame: ({version}: {version: string}) => `The text is the same as that of ${version}.`,
  askImport: 'Import this version?',
  importSummary: ({day}: {day: string}) => `The text that applied from ${day}.`,
  importDescription: ({title, day}: {title: string; day: string}) => `The ${title} that applied from ${day}.`,
  imported: ({file}: {file: string}) => `${file} is imported, and its hash is recorded.`,
};
