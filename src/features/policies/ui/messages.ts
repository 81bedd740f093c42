import {translate} from '@docusaurus/Translate';
import {company} from '../../../company';

type Dated = {day: string};
type Titled = {title: string};

/** What visitors read around the text of a policy. Days arrive written out. */
export const messages = {
  // What a version is.
  draft: translate({id: 'policies.draft', message: 'Draft'}),
  notPublished: translate({id: 'policies.notPublished', message: 'Not published. Only you see this page.'}),
  inForce: translate({id: 'policies.inForce', message: 'In force'}),
  inForceUntil: ({day}: Dated) =>
    translate({id: 'policies.inForceUntil', message: 'In force at least until {day}'}, {day}),
  remarkAnnounced: translate({id: 'policies.remarkAnnounced', message: ', announced'}),
  announced: translate({id: 'policies.announced', message: 'Announced'}),
  replacedOn: ({day}: Dated) => translate({id: 'policies.replacedOn', message: 'Replaced on {day}'}, {day}),
  endedOn: ({day}: Dated) => translate({id: 'policies.endedOn', message: 'Ended on {day}'}, {day}),
  withdrawn: translate({id: 'policies.withdrawn', message: 'Withdrawn'}),

  // Facts of a version.
  version: ({day}: Dated) => translate({id: 'policies.version', message: 'Version {day}'}, {day}),
  effectiveSince: ({day}: Dated) => translate({id: 'policies.effectiveSince', message: 'In effect since {day}'}, {day}),
  effective: ({day, until}: Dated & {until: string}) =>
    translate({id: 'policies.effective', message: 'In effect from {day} until {until}'}, {day, until}),
  takesEffect: ({day}: Dated) => translate({id: 'policies.takesEffect', message: 'Takes effect on {day}'}, {day}),
  announcedFor: ({day}: Dated) => translate({id: 'policies.announcedFor', message: 'Announced for {day}'}, {day}),
  published: ({day}: Dated) => translate({id: 'policies.published', message: 'Published {day}'}, {day}),
  imported: ({day}: Dated) => translate({id: 'policies.imported', message: 'Imported {day}'}, {day}),
  updated: ({since, day}: Dated & {since: string}) =>
    translate(
      {id: 'policies.updated', message: 'Text unchanged since {since}. Page last updated {day}.'},
      {since, day},
    ),
  zone: translate({id: 'policies.zone', message: 'Days begin at midnight, {zone}.'}, {zone: company.timeZone.label}),

  // What a reader must know before relying on a text.
  newVersion: ({day}: Dated) =>
    translate({id: 'policies.newVersion', message: 'A new version takes effect on {day}.'}, {day}),
  newPolicy: ({day}: Dated) =>
    translate({id: 'policies.newPolicy', message: 'This is a new policy. It takes effect on {day}.'}, {day}),
  replaces: ({day, old}: Dated & {old: string}) =>
    translate(
      {
        id: 'policies.replaces',
        message: 'This version takes effect on {day} and then replaces the version of {old}.',
      },
      {day, old},
    ),
  wasReplaced: ({day}: Dated) =>
    translate(
      {id: 'policies.wasReplaced', message: 'This version was replaced on {day} and stays here as a record.'},
      {day},
    ),
  ends: ({title, day, reason}: Dated & Titled & {reason: string}) =>
    translate({id: 'policies.ends', message: 'The {title} ends on {day}. {reason}'}, {title, day, reason}),
  ended: ({title, day, reason}: Dated & Titled & {reason: string}) =>
    translate(
      {id: 'policies.ended', message: 'The {title} ended on {day}. {reason} The text stays here as a record.'},
      {title, day, reason},
    ),
  wasWithdrawn: ({day, reason}: Dated & {reason: string}) =>
    translate(
      {id: 'policies.wasWithdrawn', message: 'This version was withdrawn on {day} and never took effect. {reason}'},
      {day, reason},
    ),
  withoutNotice: ({reason}: {reason: string}) =>
    translate({id: 'policies.withoutNotice', message: 'Published without the usual notice: {reason}'}, {reason}),
  fromBefore: ({day, source}: Dated & {source: string}) =>
    translate(
      {id: 'policies.fromBefore', message: 'From before this archive: recorded on {day} from {source}.'},
      {day, source},
    ),
  corrected: ({day, ...what}: Dated & {replaced: string; by: string; reason: string; approvedBy: string}) =>
    translate(
      {
        id: 'policies.corrected',
        message: 'Corrected on {day}: “{replaced}” now reads “{by}”. Approved by the {approvedBy}. Reason: {reason}',
      },
      {day, ...what},
    ),
  readNew: translate({id: 'policies.readNew', message: 'Read the new version'}),
  readVersion: ({day}: Dated) => translate({id: 'policies.readVersion', message: 'Read the version of {day}'}, {day}),

  // Lists, links and buttons.
  legal: translate({id: 'policies.legal', message: 'Legal'}),
  versions: translate({id: 'policies.versions', message: 'Versions'}),
  policiesAndVersions: translate({id: 'policies.policiesAndVersions', message: 'Policies and versions'}),
  allVersions: translate({id: 'policies.allVersions', message: 'All versions'}),
  onThisPage: translate({id: 'policies.onThisPage', message: 'On this page'}),
  previous: ({day}: Dated) => translate({id: 'policies.previous', message: 'Replaces {day}'}, {day}),
  seeChanges: translate({id: 'policies.seeChanges', message: 'See what changed'}),
  permanentLink: translate({id: 'policies.permanentLink', message: 'Permanent link'}),
  print: translate({id: 'policies.print', message: 'Print'}),
  feed: translate({id: 'policies.feed', message: 'Changes to our policies'}),
  datedTitle: ({title, day}: Dated & Titled) =>
    translate({id: 'policies.datedTitle', message: '{title}, {day}'}, {title, day}),
  datedDescription: ({day, description}: Dated & {description: string}) =>
    translate({id: 'policies.datedDescription', message: 'Version of {day}. {description}'}, {day, description}),

  // Proof and paper.
  howToCheck: translate({id: 'policies.howToCheck', message: 'How to check'}),
  proof: ({day}: Dated) =>
    translate(
      {
        id: 'policies.proof',
        message:
          'The first command prints the hash of this text, the second one finds the same hash in our record: the text matches the one recorded on {day}.',
      },
      {day},
    ),
  textFile: translate({id: 'policies.textFile', message: 'This text'}),
  recordFile: translate({id: 'policies.recordFile', message: 'Our record'}),
  company: translate({id: 'policies.company', message: 'Company'}),
  versionName: translate({id: 'policies.versionName', message: 'Version'}),
  address: translate({id: 'policies.address', message: 'Address'}),
  dates: translate({id: 'policies.dates', message: 'Dates'}),

  // Which version applied.
  day: translate({id: 'policies.day', message: 'Day'}),
  showVersion: translate({id: 'policies.showVersion', message: 'Show the version'}),
  applied: ({day}: Dated) => translate({id: 'policies.applied', message: 'On {day}, these applied:'}, {day}),
  willApply: ({day}: Dated) =>
    translate(
      {
        id: 'policies.willApply',
        message: 'On {day}, these apply unless a newer version is published before:',
      },
      {day},
    ),
  titleEnded: ({title, day}: Dated & Titled) =>
    translate({id: 'policies.titleEnded', message: '{title}: ended on {day}'}, {title, day}),
  titleVersion: ({title, day}: Dated & Titled) =>
    translate({id: 'policies.titleVersion', message: '{title}, version of {day}'}, {title, day}),
  noneYet: ({title}: Titled) => translate({id: 'policies.noneYet', message: '{title}: none yet'}, {title}),
  firstVersion: ({title, day}: Dated & Titled) =>
    translate(
      {id: 'policies.firstVersion', message: '{title}: none yet; the first version begins on {day}'},
      {title, day},
    ),
  effectUntil: ({day, reason}: Dated & {reason: string}) =>
    translate({id: 'policies.effectUntil', message: 'In effect until {day}. {reason}'}, {day, reason}),
  withdrawnOn: ({day, reason}: Dated & {reason: string}) =>
    translate({id: 'policies.withdrawnOn', message: 'Withdrawn {day}: {reason}'}, {day, reason}),
  byDate: translate({id: 'policies.byDate', message: 'Versions by date'}),
  policy: translate({id: 'policies.policy', message: 'Policy'}),
  from: translate({id: 'policies.from', message: 'From'}),
  until: translate({id: 'policies.until', message: 'Until'}),
  text: translate({id: 'policies.text', message: 'Text'}),

  // Comparisons.
  whatChanged: translate({id: 'policies.whatChanged', message: 'What changed'}),
  whatChangedIn: ({title}: Titled) =>
    translate({id: 'policies.whatChangedIn', message: 'What changed in the {title}'}, {title}),
  comparedTitle: ({title, from, to}: Titled & Pair) =>
    translate({id: 'policies.comparedTitle', message: '{title}: {from} to {to}'}, {title, from, to}),
  comparedDescription: ({title, from, to}: Titled & Pair) =>
    translate(
      {
        id: 'policies.comparedDescription',
        message: 'What changed in the {title} between {from} and {to}, word by word.',
      },
      {title, from, to},
    ),
  compare: translate({id: 'policies.compare', message: 'Compare'}),
  compareVersions: translate({id: 'policies.compareVersions', message: 'Compare versions'}),
  compareOthers: translate({id: 'policies.compareOthers', message: 'Compare other versions'}),
  compareVersionsOf: ({title}: Titled) =>
    translate({id: 'policies.compareVersionsOf', message: 'Compare versions of the {title}'}, {title}),
  compareDescription: ({title}: Titled) =>
    translate(
      {
        id: 'policies.compareDescription',
        message: 'What changed in the {title} between any two of its versions, word by word.',
      },
      {title},
    ),
  fromVersion: translate({id: 'policies.fromVersion', message: 'From the version of'}),
  toVersion: translate({id: 'policies.toVersion', message: 'To the version of'}),
  fromTo: ({from, to}: Pair) => translate({id: 'policies.fromTo', message: 'From {from} to {to}'}, {from, to}),
  oneToNext: translate({id: 'policies.oneToNext', message: 'From one version to the next'}),
  withInForce: translate({id: 'policies.withInForce', message: 'With the version in force'}),
  textOf: ({day}: Dated) => translate({id: 'policies.textOf', message: 'Text of {day}'}, {day}),
  comparing: ({from, to}: Pair) =>
    translate(
      {
        id: 'policies.comparing',
        message: 'Comparing the version of {from} with the version of {to}…',
      },
      {from, to},
    ),
  unknownPair: ({asked}: {asked: string}) =>
    translate(
      {
        id: 'policies.unknownPair',
        message: 'There are no two versions “{asked}” of this policy. Choose two of these.',
      },
      {asked},
    ),
  notLoaded: translate({
    id: 'policies.notLoaded',
    message:
      'The two texts could not be compared, because one of them did not load. Check your connection and reload this page, or read both:',
  }),
  added: translate({id: 'policies.added', message: 'added'}),
  removed: translate({id: 'policies.removed', message: 'removed'}),
  addedWords: translate({id: 'policies.addedWords', message: 'Added words'}),
  removedWords: translate({id: 'policies.removedWords', message: 'removed words'}),
  sectionChanged: translate({id: 'policies.sectionChanged', message: 'Changed'}),
  sectionNew: translate({id: 'policies.sectionNew', message: 'New'}),
  sectionRemoved: translate({id: 'policies.sectionRemoved', message: 'Removed'}),
  sectionUnchanged: translate({id: 'policies.sectionUnchanged', message: 'Unchanged'}),
  moved: translate({id: 'policies.moved', message: 'Moved'}),
  table: translate({id: 'policies.table', message: 'Table'}),
};

type Pair = {from: string; to: string};
