/** @jest-environment node */
import {policiesIn, policyAddress} from '@site/src/features/policies/model/timeline';
import {messages} from '@site/src/features/policies/messages';
import {archiveProblems, versioning} from '@site/src/features/policies/build/versioning';
import {root} from '../../support/files';
import {scratch, end, version, withdrawn} from './scratch';

describe('a policy', () => {
  const record = [
    ...[
      version('2026-01-01', 'terms'),
      version('2027-01-01', 'terms'),
      ...withdrawn('2027-02-01', '2027-01-02', 'terms'),
    ],
    ...[version('2027-01-01', 'cookies'), ...withdrawn('2027-02-01', '2027-01-02', 'cookies')],
    ...[version('2026-01-01', 'addendum'), end('2027-01-01', 'addendum', 'It is part of the terms.')],
    ...withdrawn('2027-02-01', '2027-01-02', 'beta'),
  ];
  const policies = policiesIn(record, '2026-01-01');

  test('that is only announced, or was withdrawn before its day, is read at its permanent address', () => {
    expect(policies.map(policyAddress)).toEqual([
      '/legal/terms',
      '/legal/2027-01-01/cookies',
      '/legal/addendum',
      '/legal/2027-02-01/beta',
    ]);
  });

  test('has versions that know the one before and, unless they were withdrawn, the one after', () => {
    const neighbors = policies[0]?.versions.map(({version: day, predecessor, successor}) => [
      day,
      predecessor,
      successor,
    ]);
    expect(neighbors).toEqual([
      ['2027-02-01', '2027-01-01', undefined],
      ['2027-01-01', '2026-01-01', undefined],
      ['2026-01-01', undefined, '2027-01-01'],
    ]);
  });
});

describe('what Docusaurus serves', () => {
  test('is only the archive in production, and the drafts too in development', () => {
    const options = versioning(scratch().dir, true);
    expect(options.includeCurrentVersion).toBe(false);
    expect(options.versions).toEqual({
      '2024-03-01': expect.objectContaining({path: '2024-03-01', noIndex: true}),
      '2023-06-01': expect.objectContaining({path: '2023-06-01', noIndex: true}),
    });
    expect(versioning(root, false).versions).toMatchObject({current: {path: 'draft', noIndex: true}});
  });

  test('is refused before anything is published', () => {
    expect(archiveProblems(scratch().dir, '2023-01-01')).toMatchObject([{message: messages.noneInForce}]);
  });
});
