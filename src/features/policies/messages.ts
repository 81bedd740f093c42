import type {Entry} from './model/record';

type Values<Name extends string> = Record<Name, string>;

const restore = 'Restore it with: git checkout HEAD -- versions.json versioned_docs';

/** What the commands and the checks of policies say to the people who publish them. */
export const messages = {
  compared: ({title, from, to}: {title: string; from: string | null; to: string}) => {
    if (from === to) return `${title}, ${to} with its correction:`;
    return from ? `${title}, ${to} compared with ${from}:` : `${title}, new as of ${to}:`;
  },

  // The record and the published texts.
  notARecord: `it is missing or not JSON, or an entry has no policy, day, reason, approver or hash. ${restore}`,
  otherVersions: `its versions differ from those in the record. ${restore}`,
  textEdited:
    `this published text was edited or removed, and published text never changes. ${restore} ` +
    '(to correct an obvious error, use: npm run policy -- correct)',
  notInRecord: 'this file is not in the record. Remove it; only npm run policy -- publish adds versions.',
  noneInForce:
    'no published policy is in force, and every page links to one. ' +
    'Publish the first ones for today with: npm run policy -- publish <YYYY-MM-DD> --without-notice "<reason>"',
  verified: 'Every published text matches its record, and the record matches the history in Git.',
  unverified: 'Every published text matches its record, but this folder does not have the whole history in Git.',
  entryChanged: ({what, commit}: Values<'what' | 'commit'>) => `${what} is no longer as it was in commit ${commit}.`,
  otherDay: ({what, said, really}: Values<'what' | 'said' | 'really'>) =>
    `${what} says ${said}, but it came on ${really}, so nobody had the notice that it claims. ` +
    `If it is not committed yet, publish it again. ${restore}`,

  /** Shows an entry as it will be recorded. */
  recording: (entry: Entry) =>
    Object.entries(entry).reduce((text, [name, value]) => `${text}\n  ${name}: ${value}`, 'Adds to the record:'),

  // Names, days and people.
  noVersion: ({policy, version, known}: Values<'policy' | 'version' | 'known'>) =>
    `${policy} has no version "${version}". Its versions are: ${known}.`,
  noPolicy: ({policy, known}: Values<'policy' | 'known'>) =>
    `there is no policy "${policy}". The policies are: ${known}.`,
  versionTaken: ({policy, version}: Values<'policy' | 'version'>) =>
    `${policy} already has a version ${version}. Choose another day.`,
  approverUnknown: ({field, role, hint}: Values<'field' | 'role' | 'hint'>) =>
    `${field} is "${role}", which is not a role that approves policies.${hint} The roles are in src/company.`,
  notADate: ({date}: Values<'date'>) => `"${date}" is not a date. Enter a day such as 2027-03-01.`,
  dateInPast: ({date}: Values<'date'>) => `${date} is in the past. A version takes effect today or later.`,
  noticeShort: ({date, notice, earliest}: Values<'date' | 'notice' | 'earliest'>) =>
    `${date} is ${notice} away, which is less notice than the policies promise. ` +
    `Choose ${earliest} or later, or give a reason with --without-notice "<reason>".`,

  notice: ({notice}: Values<'notice'>) => `Notice: ${notice}.`,

  // Drafts.
  noSections: 'it has no sections. Start each with a heading such as "## Acceptance" or "## 1. Acceptance".',
  misnumbered: ({numbers, count}: {numbers: string; count: number}) =>
    `the sections are numbered ${numbers}. Number them 1 to ${count} in order; ` +
    'if a section was removed, keep its number: "## 2. Reserved".',
  placeholder: ({words}: Values<'words'>) =>
    `"${words}" is a placeholder, or syntax of another program. Write the text that belongs there.`,
  linkLeaves: ({url}: Values<'url'>) =>
    `the link ${url} would lead to a different version later. Link to the file instead, such as ./privacy-policy.mdx.`,
  linkNoPolicy: ({url, known}: Values<'url' | 'known'>) =>
    `the link ${url} does not lead to a policy. The policies are: ${known}.`,
  unknownName: ({kind, name, hint}: Values<'kind' | 'name' | 'hint'>) => `unknown ${kind} "${name}".${hint}`,
  tagIsCode: ({tag}: Values<'tag'>) => `${tag} is code, which published text cannot contain. For a brace, write \\{.`,
  tagRefused: ({tag}: Values<'tag'>) =>
    `${tag} could look different later, and published text must not. Use Markdown, Company, Claim or <EmailLink subject="…">.`,

  // Publishing.
  nothingChanged: 'No draft differs from its published text, so there is nothing to publish.',
  sameText: ({file, version}: Values<'file' | 'version'>) =>
    `${file}: it is identical to version ${version}, so there is nothing to publish.`,
  policyEnds: ({policy, day}: Values<'policy' | 'day'>) =>
    `${policy} ends on ${day}, and its address says so. Give the new policy another file name, or delete the draft.`,
  notApproved: ({file, date}: Values<'file' | 'date'>) =>
    `${file}: its approval is not for this version. Have this text approved, then enter who approved it ` +
    `("approved_by") and the day of this version: approved_for: ${date}`,
  summaryOld: ({file}: Values<'file'>) =>
    `${file}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`,
  undoes: ({title, day, redline}: Values<'title' | 'day' | 'redline'>) =>
    `On ${day}, the announced version of the ${title} replaces this one and undoes every change that it does not ` +
    `include. It would make these changes:\n${redline}\n` +
    'To keep your change, answer no, withdraw the announced version, and publish it again with both changes in the draft.',

  // A text from before this site.
  notAName: ({policy}: Values<'policy'>) =>
    `"${policy}" is not a name for a policy. Use lowercase words with hyphens, such as terms-of-service.`,
  notPast: ({date}: Values<'date'>) => `"${date}" is not a past date. Enter a day such as 2020-05-08.`,
  notEarlier: ({date, first, policy}: Values<'date' | 'first' | 'policy'>) =>
    `${date} is not before ${first}, so it would change which version of ${policy} was in force after it was first ` +
    'published here. Only earlier texts can be added, the newest of them first.',
  noFile: ({file}: Values<'file'>) => `${file} is not a file. Enter the path of a Markdown file.`,
  noTitle: ({file}: Values<'file'>) =>
    `${file} does not begin with its title, such as "# Cookie Policy". If it is not Markdown yet, convert it first, ` +
    `for example with: pandoc ${file} -t gfm -o old.md`,
  oldImage: 'a policy has no pictures, because its hash does not cover them. Write what it says, or remove it.',
  oldLink: ({url}: Values<'url'>) =>
    `the link ${url} leads nowhere here. Write the whole address that it had, such as https://old.example/terms.`,
  oldReason: 'This version is from before this site.',

  // The other verbs.
  wordsNotOnce: ({file, words, times}: {file: string; words: string; times: number}) =>
    `${file}: "${words}" is in the text ${times} times. Copy words from the file that are in it once.`,
  headingCorrected: ({file}: Values<'file'>) =>
    `${file}: a correction cannot change the heading of a section, because links depend on it.`,
  correcting: 'Whoever approves it confirms that this is an obvious error.',
  onlyPolicy: ({policy}: Values<'policy'>) => `${policy} is the only policy in force. Publish another one first.`,
  stillAnnounced: ({version, policy}: Values<'version' | 'policy'>) =>
    `version ${version} of ${policy} is announced. Withdraw it first, or choose a later day.`,
  alreadyEnds: ({policy, day}: Values<'policy' | 'day'>) =>
    `${policy} already ends on ${day}. To change the day, withdraw that end first.`,
  retiring: 'Its versions keep their addresses. Once it has ended, delete its draft and its name in sidebars.ts.',
  notAnnounced: ({policy, version, known}: Values<'policy' | 'version' | 'known'>) =>
    `no version "${version}" of ${policy} is announced. ${known && `Announced: ${known}. `}` +
    'A version that took effect stays in the record. To replace it, publish a new one.',
  withdrawing: 'Its page stays and says so. To restore the draft of the version in force, use: npm run policy -- draft',
  drafting: ({file, from}: Values<'file' | 'from'>) =>
    `${file} goes back to the text of ${from}, as it was published. Where a figure or a name should follow src/claims ` +
    'or src/company, add its tag. Then edit the text, write a new summary, and have it approved.',
};

/** A problem in a text, with its line if that is known. */
export type TextProblem = {message: string; line?: number | undefined};

export type FileProblem = TextProblem & {file: string};

/** The problem as commands print it. The doctor has its own format. */
export const sentenceOf = ({file, line, message}: FileProblem): string =>
  `${file}: ${line ? `line ${line}: ` : ''}${message}`;

export const sentencesOf = (file: string, problems: readonly TextProblem[]): string[] =>
  problems.map((problem) => sentenceOf({file, ...problem}));
