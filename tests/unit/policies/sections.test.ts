/** @jest-environment node */
import {parsePolicy} from '@site/src/features/policies/model/compare/text';
import {keptNumberProblems, numberProblems} from '@site/src/features/policies/build/checks';
import {publish} from '@site/src/features/policies/commands/command';
import {readRecord} from '@site/src/features/policies/build/record';
import {scratch} from './scratch';

const texts: Record<string, string> = {
  Acceptance: 'You accept these terms when you use this website.',
  Liability: 'We owe you no more than the fees that you paid in one year.',
  Termination: 'Either of us may end a service at the end of any month.',
  Contact: 'Write to the legal team about anything that is unclear.',
};
const policy = (...headings: string[]) =>
  parsePolicy(headings.map((heading) => `## ${heading}\n\n${texts[heading.replace(/^\d+\. /, '')] ?? ''}`).join('\n\n'))
    .sections;
const published = policy('1. Acceptance', '2. Liability', '3. Termination', '4. Contact');
const problemsOf = (...headings: string[]) => {
  const draft = policy(...headings);
  return [...numberProblems(draft), ...keptNumberProblems(published, draft)];
};

const kept = (number: number, title: string) =>
  `section ${number}, "${title}", is gone, and letters and contracts may point at its number. ` +
  `Write "## ${number}. Reserved" in its place and leave the others their numbers, or give a reason with --renumber "<reason>".`;

describe('a draft that lost a published section is told to reserve its number', () => {
  test('where the others moved up', () => {
    expect(problemsOf('1. Acceptance', '2. Termination', '3. Contact')).toEqual([kept(2, 'Liability')]);
  });

  test('where it was the last one', () => {
    expect(problemsOf('1. Acceptance', '2. Liability', '3. Termination')).toEqual([kept(4, 'Contact')]);
  });

  test('where a new one took its number', () => {
    expect(problemsOf('1. Acceptance', '2. Weather', '3. Termination', '4. Contact')).toEqual([kept(2, 'Liability')]);
  });

  test('where its number is left out', () => {
    expect(problemsOf('1. Acceptance', '3. Termination', '4. Contact')).toEqual([
      'the sections are numbered 1, 3, 4. Keep the number of a section that is gone: write "## 2. Reserved" in its place.',
    ]);
  });

  test('and a section that moved is told apart', () => {
    expect(problemsOf('1. Acceptance', '2. Contact', '3. Termination')).toEqual([
      kept(2, 'Liability'),
      '"Contact" was section 4 and is now section 2, so links to it would break. ' +
        'Keep the number (a new section goes to the end), or give a reason with --renumber "<reason>".',
    ]);
  });
});

describe('a reserved section', () => {
  test('needs no text and may have a line', () => {
    expect(problemsOf('1. Acceptance', '2. Reserved', '3. Termination', '4. Contact')).toEqual([]);
    const line = parsePolicy('## 1. Reserved\n\nThis section was removed.\n').sections;
    expect(numberProblems(line)).toEqual([]);
  });

  test('has no more than that', () => {
    const lines = parsePolicy('## 1. Reserved\n\nThis section was removed.\n\nWe owe nothing.\n').sections;
    expect(numberProblems(lines)).toEqual([
      'line 1: section 1 is reserved and has more than one line of text. Give it a title, or remove the text.',
    ]);
  });

  test('is published with the number, and the next draft may give it a text', async () => {
    const site = scratch();
    site.replace('pages/legal/terms-of-service.mdx', /## 2\. Availability[^]*?(?=## 3)/, '## 2. Reserved\n\n');
    site.approve('2027-03-01');
    const shown: string[] = [];
    const request = {siteDir: site.dir, date: '2027-03-01', today: '2026-11-20'};
    const {done} = await publish(request, {say: (text) => shown.push(text), yes: true});
    expect(done).toBe(true);
    expect(shown.join('\n')).toMatch(/The text was removed: \d+ words\. The number 2 is reserved\./);
    const again = parsePolicy(site.read('versioned_docs/version-2027-03-01/terms-of-service.mdx')).sections;
    expect(keptNumberProblems(again, again)).toEqual([]);
  });
});

describe('a summary that was used before is found', () => {
  const terms = 'pages/legal/terms-of-service.mdx';
  const refusal = async (summary: string) => {
    const site = scratch();
    site.replace(terms, /^summary: .*$/m, summary);
    site.approve('2027-03-01');
    const request = {siteDir: site.dir, date: '2027-03-01', today: '2026-11-20'};
    const {done, message} = await publish(request, {say: () => undefined, yes: true});
    expect([done, readRecord(site.dir).versions.length]).toEqual([false, 4]);
    return message;
  };
  const last = `${terms}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`;

  test.each([
    ['as it stands', 'summary: The limit rises, and we ask for less.'],
    ['in quotes', 'summary: “The limit rises, and we ask for less.”'],
    ['folded', 'summary: >-\n  The limit rises,\n  and we ask for less.'],
    ['with other spaces and capitals', 'summary: the  Limit rises, and we ask for less.'],
  ])('%s', async (_, summary) => {
    expect(await refusal(summary)).toContain(last);
  });

  test('in an earlier version', async () => {
    expect(await refusal('summary: First.')).toContain(
      `${terms}: "summary" already described the version 2023-06-01. Say in one or two sentences what changes now, and why.`,
    );
  });
});
