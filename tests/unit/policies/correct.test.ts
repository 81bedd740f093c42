/** @jest-environment node */
import {correct} from '@site/src/plugins/policies/command';
import type {CorrectionRequest} from '@site/src/plugins/policies/correct';
import {readRecords, sha256} from '@site/src/plugins/policies/ledger';
import {sealProblems} from '@site/src/plugins/policies/seal';
import {plainerWords} from './fixture';
import {scratch} from './scratch';

const file = 'versioned_docs/version-2024-03-01/privacy-policy.mdx';
const request = {today: '2026-11-20', ...plainerWords};

type Request = Omit<CorrectionRequest, 'siteDir'>;

const run = (site: ReturnType<typeof scratch>, change: Partial<Request> = {}) =>
  correct({siteDir: site.dir, ...request, ...change}, {say: () => undefined, yes: true});

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
    await run(site, {replace: request.by, by: request.replace});
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
    ['that nothing would change', {by: request.replace}, '--replace and --with are the same text.'],
    [
      'that it is more than an obvious error',
      {by: 'a b c d e f g h i j k l m'},
      'this replaces 13 words. A correction fixes an obvious error of at most 12 words; for more, publish a new version.',
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
    [
      'that headings cannot change',
      {replace: '2. Contact', by: '2. Contacts'},
      `${file}: a correction cannot change a heading or join lines, because addresses depend on them.`,
    ],
    ['that tags cannot change', {by: 'no <b>cookies</b>'}, `${file}: a correction can replace only words, not tags.`],
  ])('%s', async (_, change, sentence) => {
    const site = scratch();
    const before = site.snapshot();
    expect(await run(site, change)).toEqual({done: false, message: sentence});
    expect(site.snapshot()).toEqual(before);
  });
});
