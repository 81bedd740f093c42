/** @jest-environment node */
import {readRecords, sha256} from '@site/src/features/policies/build/ledger';
import {sealProblems} from '@site/src/features/policies/build/seal';
import {request, run} from './correcting';
import {scratch} from './scratch';

const file = 'versioned_docs/version-2024-03-01/privacy-policy.mdx';

describe('a correction', () => {
  test('keeps both sentences, both hashes and the reason, and the seal holds', async () => {
    const site = scratch();
    const before = sha256(site.read(file));
    const {done} = await run(site);
    const after = sha256(site.read(file));
    const [record] = readRecords(site.dir);
    expect([done, before === after]).toEqual([true, false]);
    expect(record?.corrections).toMatchObject([
      {
        on: '2026-11-20',
        file,
        replaced: request.replace,
        by: request.by,
        sentence: {
          before: 'We keep messages for 90 days after the last contact with you, and no advertising cookies at all.',
          after: 'We keep messages for 90 days after the last contact with you, and no cookies for advertising at all.',
        },
        reason: request.reason,
        approvedBy: request.approvedBy,
        before,
        after,
      },
    ]);
    expect(record?.files[file]).toBe(after);
    expect(sealProblems(site.dir)).toEqual([]);
  });

  test('can follow another one', async () => {
    const site = scratch();
    await run(site);
    const {done} = await run(site, {replace: request.by, by: request.replace});
    expect(done).toBe(true);
    expect(sealProblems(site.dir)).toEqual([]);
  });
});

describe('a refused correction changes no file and says', () => {
  test.each<[string, Partial<typeof request>, string]>([
    [
      'that there is no such version',
      {version: '2024-04-01'},
      'there is no version "2024-04-01". The versions are: 2024-03-01, 2023-06-01.',
    ],
    [
      'that there is no such policy',
      {policy: 'cookies'},
      'there is no policy "cookies". The policies are: terms-of-service, privacy-policy.',
    ],
    [
      'that the reason is missing',
      {reason: ' '},
      '--reason is missing. A correction needs --replace, --with, --reason and --approved-by, each with text in quotes.',
    ],
    [
      'that the role approves no policies',
      {approvedBy: 'Intern'},
      expect.stringMatching(/^--approved-by is "Intern", a role that approves no policies\./),
    ],
    ['that nothing would change', {by: request.replace}, '--replace and --with are the same text.'],
    [
      'that it is more than an obvious error',
      {by: 'a b c d e f g h i j k l m'},
      'a correction replaces at most 12 words, and this would replace 13; publish a new version.',
    ],
    [
      'that the words are not there',
      {replace: 'no such words'},
      `${file}: "no such words" is not in the text. Copy the words from the file, quotes and all.`,
    ],
    [
      'that the words are there more than once',
      {replace: 'officer', by: 'officers'},
      `${file}: "officer" appears 2 times. Include more of the words around it.`,
    ],
  ])('%s', async (_, change, sentence) => {
    const site = scratch();
    const before = site.snapshot();
    expect(await run(site, change)).toEqual({done: false, message: sentence});
    expect(site.snapshot()).toEqual(before);
  });
});
