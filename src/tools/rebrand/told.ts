import {facts, type Fact} from './facts';
import type {Rebrand} from './plan';

/** What cannot be the same at two companies. */
const ownOfEach = ['url', 'tagline', 'mail', 'phone', 'city', 'country', 'logo', 'brand', 'year'];

const changed = ({before, after}: Rebrand): Fact[] =>
  facts.filter(({read, option}) => option !== 'logo' && read(before) !== read(after));

/** What was answered, fact by fact, before it is written. */
export const summaryOf = (plan: Rebrand): string =>
  [
    ...changed(plan).map(({option, read}) => `  ${option}: ${read(plan.before)} → ${read(plan.after)}`),
    'Files to write:',
    ...Object.keys(plan.changes).map((file) => `  ${file}`),
  ].join('\n');

/** Facts of the company before that nobody has given another value. */
function left(plan: Rebrand): string[] {
  const same = facts.filter(({option, read}) => ownOfEach.includes(option) && read(plan.before) === read(plan.after));
  if (!plan.isAnother || same.length === 0) return [];
  const lines = same.map(({option, read, at}) =>
    at === 'logo' ? '  --logo: the mark is the same file' : `  --${option}: ${read(plan.after)}`,
  );
  return [`Still as at ${plan.before.company.name}; run npm run brand again to change it:`, ...lines];
}

const look = 'npm start, then http://localhost:3000/gallery#brand shows logo, colors, buttons, card and icons.';

const stepsOfAnother = (name: string, isReset: boolean) => [
  ...(isReset
    ? ['Publish the first policies, as said above; the site does not start without any.', look]
    : [
        look,
        `npm run policy:reset puts the policies of ${name} away; doctor and builds refuse to publish until then.`,
      ]),
  'npm run doctor lists every claim that somebody has to look at, with the pages that use it, and what copy still says.',
  'docs/make-it-yours.md goes on from here, with the time that each step takes.',
];

const stepsOfRenamed = (name: string) => [
  look,
  `The archive of policies still names ${name}: npm run policy:reset -- --renamed "<reason>" --approved-by "<role>"`,
];

function steps({isAnother, before, after}: Rebrand, isReset: boolean): string[] {
  const {name} = before.company;
  if (isAnother) return stepsOfAnother(name, isReset);
  return name === after.company.name ? [look] : stepsOfRenamed(name);
}

/** What was done, what is left of the company before, and what to do now. */
export const afterward = (plan: Rebrand, isReset: boolean): string =>
  [...left(plan), 'What to do now:', ...steps(plan, isReset).map((step, at) => `  ${at + 1}. ${step}`)].join('\n');
