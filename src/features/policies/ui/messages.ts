import {translate} from '@docusaurus/Translate';
import {company} from '../../../company';

type Dated = {day: string};
type Titled = {title: string};

/** What visitors read around the text of a policy. Days arrive written out. */
export const messages = {
  // What a version is.
  draft: translate({message: 'Draft'}),
  notPublished: translate({message: 'Not published. Only you see this page.'}),
  inForce: translate({message: 'In force'}),
  inForceUntil: (values: Dated) => translate({message: 'In force at least until {day}'}, values),
  remarkAnnounced: translate({message: ', announced'}),
  announced: translate({message: 'Announced'}),
  replacedOn: (values: Dated) => translate({message: 'Replaced on {day}'}, values),
  endedOn: (values: Dated) => translate({message: 'Ended on {day}'}, values),
  withdrawn: translate({message: 'Withdrawn'}),

  // Facts of a version.
  version: (values: Dated) => translate({message: 'Version {day}'}, values),
  effectiveSince: (values: Dated) => translate({message: 'In effect since {day}'}, values),
  effective: (values: Dated & {until: string}) => translate({message: 'In effect from {day} until {until}'}, values),
  takesEffect: (values: Dated) => translate({message: 'Takes effect on {day}'}, values),
  announcedFor: (values: Dated) => translate({message: 'Announced for {day}'}, values),
  published: (values: Dated) => translate({message: 'Published {day}'}, values),
  imported: (values: Dated) => translate({message: 'Imported {day}'}, values),
  updated: (values: Dated & {since: string}) =>
    translate({message: 'Text unchanged since {since}. Page last updated {day}.'}, values),
  zone: translate({message: 'Days begin at midnight, {zone}.'}, {zone: company.timeZone.label}),

  // What a reader must know before relying on a text.
  newVersion: (values: Dated) => translate({message: 'A new version takes effect on {day}.'}, values),
  newPolicy: (values: Dated) => translate({message: 'This is a new policy. It takes effect on {day}.'}, values),
  replaces: (values: Dated & {old: string}) =>
    translate({message: 'This version takes effect on {day} and then replaces the version of {old}.'}, values),
  wasReplaced: (values: Dated) =>
    translate({message: 'This version was replaced on {day} and stays here as a record.'}, values),
  ends: (values: Dated & Titled & {reason: string}) =>
    translate({message: 'The {title} ends on {day}. {reason}'}, values),
  ended: (values: Dated & Titled & {reason: string}) =>
    translate({message: 'The {title} ended on {day}. {reason} The text stays here as a record.'}, values),
  wasWithdrawn: (values: Dated & {reason: string}) =>
    translate({message: 'This version was withdrawn on {day} and never took effect. {reason}'}, values),
  withoutNotice: (values: {reason: string}) =>
    translate({message: 'Published without the usual notice: {reason}'}, values),
  fromBefore: (values: Dated & {source: string}) =>
    translate({message: 'This version predates this archive. It was imported on {day}. Source: {source}'}, values),
  corrected: (values: Dated & {replaced: string; by: string; reason: string; approvedBy: string}) =>
    translate(
      {message: 'Corrected on {day}: “{replaced}” now reads “{by}”. Approved by the {approvedBy}. Reason: {reason}'},
      values,
    ),
  readNew: translate({message: 'Read the new version'}),
  readVersion: (values: Dated) => translate({message: 'Read the version of {day}'}, values),

  // Lists, links and buttons.
  legal: translate({message: 'Legal'}),
  versions: translate({message: 'Versions'}),
  policiesAndVersions: translate({message: 'Policies and versions'}),
  onThisPage: translate({message: 'On this page'}),
  previous: (values: Dated) => translate({message: 'Replaces {day}'}, values),
  seeChanges: translate({message: 'See what changed'}),
  permanentLink: translate({message: 'Permanent link'}),
  print: translate({message: 'Print'}),
  feed: translate({message: 'Changes to our policies'}),
  datedTitle: (values: Dated & Titled) => translate({message: '{title}, {day}'}, values),
  datedDescription: (values: Dated & {description: string}) =>
    translate({message: 'Version of {day}. {description}'}, values),

  // Proof and paper.
  howToCheck: translate({message: 'How to check'}),
  proof: (values: Dated) =>
    translate(
      {
        message:
          'The first command prints the hash of this text, and the second finds the same hash in our record: this is the text recorded on {day}.',
      },
      values,
    ),
  textFile: translate({message: 'This text'}),
  recordFile: translate({message: 'Our record'}),
  company: translate({message: 'Company'}),
  versionName: translate({message: 'Version'}),
  address: translate({message: 'Address'}),
  dates: translate({message: 'Dates'}),

  // Which version applied.
  day: translate({message: 'Day'}),
  showVersion: translate({message: 'Show the version'}),
  applied: (values: Dated) => translate({message: 'On {day}, these applied:'}, values),
  willApply: (values: Dated) =>
    translate({message: 'On {day}, these apply unless a newer version is published before then:'}, values),
  titleEnded: (values: Dated & Titled) => translate({message: '{title}: ended on {day}'}, values),
  titleVersion: (values: Dated & Titled) => translate({message: '{title}, version of {day}'}, values),
  noneYet: (values: Titled) => translate({message: '{title}: none yet'}, values),
  firstVersion: (values: Dated & Titled) =>
    translate({message: '{title}: none yet; the first version takes effect on {day}'}, values),
  effectUntil: (values: Dated & {reason: string}) => translate({message: 'In effect until {day}. {reason}'}, values),
  withdrawnOn: (values: Dated & {reason: string}) => translate({message: 'Withdrawn {day}: {reason}'}, values),
  byDate: translate({message: 'Versions by date'}),
  policy: translate({message: 'Policy'}),
  from: translate({message: 'From'}),
  until: translate({message: 'Until'}),
  text: translate({message: 'Text'}),

  // Comparisons.
  whatChanged: translate({message: 'What changed'}),
  whatChangedIn: (values: Titled) => translate({message: 'What changed in the {title}'}, values),
  comparedTitle: (values: Titled & Pair) => translate({message: '{title}: {from} to {to}'}, values),
  comparedDescription: (values: Titled & Pair) =>
    translate({message: 'What changed in the {title} between {from} and {to}, word by word.'}, values),
  compare: translate({message: 'Compare'}),
  compareVersions: translate({message: 'Compare versions'}),
  compareOthers: translate({message: 'Compare other versions'}),
  compareVersionsOf: (values: Titled) => translate({message: 'Compare versions of the {title}'}, values),
  compareDescription: (values: Titled) =>
    translate({message: 'What changed in the {title} between any two of its versions, word by word.'}, values),
  fromVersion: translate({message: 'From the version of'}),
  toVersion: translate({message: 'To the version of'}),
  fromTo: (values: Pair) => translate({message: 'From {from} to {to}'}, values),
  oneToNext: translate({message: 'From one version to the next'}),
  withInForce: translate({message: 'With the version in force'}),
  textOf: (values: Dated) => translate({message: 'Text of {day}'}, values),
  comparing: (values: Pair) =>
    translate({message: 'Comparing the version of {from} with the version of {to}…'}, values),
  unknownPair: (values: {asked: string}) =>
    translate({message: 'This policy does not have both versions of “{asked}”. Choose two of these.'}, values),
  notLoaded: translate({
    message:
      'The two texts could not be compared, because one of them did not load. Check your connection and reload this page, or read both:',
  }),
  added: translate({message: 'added'}),
  removed: translate({message: 'removed'}),
  addedWords: translate({message: 'Added words'}),
  removedWords: translate({message: 'removed words'}),
  sectionChanged: translate({message: 'Changed'}),
  sectionNew: translate({message: 'New'}),
  sectionRemoved: translate({message: 'Removed'}),
  sectionUnchanged: translate({message: 'Unchanged'}),
  moved: translate({message: 'Moved'}),
  table: translate({message: 'Table'}),
};

type Pair = {from: string; to: string};
