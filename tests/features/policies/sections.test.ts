/** @jest-environment node */
import {renumberingProblems, numberProblems} from '@site/src/features/policies/build/checks';
import {messages} from '@site/src/features/policies/messages';

const texts: Record<string, string> = {
  Acceptance: 'You accept these terms when you use this website.',
  Liability: 'We owe you no more than the fees that you paid in one year.',
  Termination: 'Either of us may end a service at the end of any month.',
  Contact: 'Write to the legal team about anything that is unclear.',
};
const policy = (...headings: string[]) =>
  headings.map((heading) => `## ${heading}\n\n${texts[heading.replace(/^\d+\. /, '')] ?? ''}`).join('\n\n');
const published = policy('1. Acceptance', '2. Liability', '3. Termination', '4. Contact');
const problemsOf = (...headings: string[]) => {
  const draft = policy(...headings);
  return [...numberProblems(draft), ...renumberingProblems(published, draft)].map(({message}) => message);
};

test.each([
  [
    'is gone',
    ['1. Acceptance', '2. Termination', '3. Contact'],
    '2. Liability → gone; 3. Termination → 2. Termination; 4. Contact → 3. Contact',
  ],
  ['at the end is gone', ['1. Acceptance', '2. Liability', '3. Termination'], '4. Contact → gone'],
  [
    'gave its number to another',
    ['1. Acceptance', '2. Weather', '3. Termination', '4. Contact'],
    '2. Liability → gone',
  ],
  ['lost its number', ['1. Acceptance', '2. Liability', '3. Termination', 'Contact'], '4. Contact → Contact'],
])('a published section that %s is reported', (_, headings, sections) => {
  expect(problemsOf(...headings)).toEqual([messages.renumbered({sections})]);
});

test('the number of a removed section stays reserved and can be used again', () => {
  expect(problemsOf('1. Acceptance', '3. Termination', '4. Contact')).toEqual([
    messages.misnumbered({numbers: '1, 3, 4', count: 3}),
  ]);
  const reserved = ['1. Acceptance', '2. Reserved', '3. Termination', '4. Contact'];
  expect(problemsOf(...reserved)).toEqual([]);
  expect(renumberingProblems(policy(...reserved), published)).toEqual([]);
});
