/** @jest-environment node */
import {company} from '@site/src/company';
import {publish, type Person} from '@site/src/features/policies/commands/command';
import {hashOf, printJson, readLedger, withEntry, type Entry} from '@site/src/features/policies/build/ledger';
import {hashOfName, ownerOf, ownerProblems} from '@site/src/features/policies/build/owner';
import {ledgerFile, versionsFile} from '@site/src/features/policies/build/paths';
import {rename, reset} from '@site/src/features/policies/commands/resetCommand';
import {filesBelow, sealProblems} from '@site/src/features/policies/build/seal';
import {versioning} from '@site/src/features/policies/build/versioning';
import {commit, git, scratch, type Scratch} from './scratch';

const today = '2026-11-22';
const acme = 'Acme';
const draft = 'pages/legal/terms-of-service.mdx';
const evidence = 'src/claims/evidence.ts';
const claim = "{evidence: 'A log', reviewed: {on: '2026-10-01', value: '60\\'%'}, reviewBy: '2027-10-01'}";

const named = (name: string) =>
  ({kind: 'named', company: name, on: '2024-05-01', reason: 'It is told.', approvedBy: 'General Counsel'}) as const;

/** The archive of another company, which its ledger names, in a repository. */
function foreign(owner = acme): Scratch {
  const site = scratch();
  site.write(ledgerFile, printJson(withEntry(readLedger(site.dir), named(owner))));
  site.write(evidence, claim);
  git(site, 'init', '--quiet');
  commit(site, 'Publish');
  return site;
}

const says: string[] = [];
const person = (answer: string): Person => ({say: (words) => says.push(words), ask: () => Promise.resolve(answer)});
const begin = (site: Scratch, name?: string) =>
  reset({siteDir: site.dir, today, ...(name !== undefined && {name})}, person('y'));

beforeEach(() => says.splice(0));

describe('the archive of another company', () => {
  test('is published by nobody, and the sentence names both companies and both ways on', async () => {
    const site = foreign();
    const [problem] = ownerProblems(readLedger(site.dir));
    expect(problem).toBe(
      `${ledgerFile}: these are the published policies of Acme, and src/company names ${company.name}. If that is another ` +
        'company, begin its own archive with: npm run policy:reset. If Acme only has a new name, record it with: npm run ' +
        'policy:reset -- --renamed "<reason>" --approved-by "General Counsel"',
    );
    expect(() => versioning(site.dir, true, today)).toThrow('the published policies of Acme');
    expect(() => versioning(site.dir, false, today)).not.toThrow();
    const published = await publish({siteDir: site.dir, date: '2027-03-01', today}, person('y'));
    expect(published).toEqual({done: false, message: problem});
  });

  test('is one’s own by the same name in other capitals', () => {
    expect(ownerProblems(readLedger(foreign(company.name.toUpperCase()).dir))).toEqual([]);
  });
});

describe('a reset', () => {
  test('changes nothing without a yes', async () => {
    const site = foreign();
    const before = site.snapshot();
    expect(await reset({siteDir: site.dir, today}, person('n'))).toEqual({
      done: false,
      message: 'You did not say yes.',
    });
    expect((await reset({siteDir: site.dir, today}, {say: () => undefined})).message).toContain('Add --yes');
    expect(site.snapshot()).toEqual(before);
    expect(says[0]).toContain('Goes: the versions of 2024-03-01, 2023-06-01');
  });

  test('leaves an empty archive, drafts that nobody approved and claims that nobody reviewed', async () => {
    const site = foreign();
    const body = site.read(draft).split('---\n')[2];
    const {head} = readLedger(site.dir);
    expect((await begin(site)).done).toBe(true);
    expect([...filesBelow(site.dir, 'versioned_docs'), ...filesBelow(site.dir, 'versioned_sidebars')]).toEqual([
      ledgerFile,
    ]);
    expect(site.read(ledgerFile)).not.toContain(acme);
    expect(site.read(versionsFile)).toBe('[]\n');
    expect(readLedger(site.dir).entries).toEqual([
      {kind: 'begun', company: company.name, on: today, instead: {company: hashOfName(acme), head}, previous: null},
    ]);
    expect(site.read(draft)).not.toMatch(/summary|approved/);
    expect(site.read(draft).split('---\n')[2]).toBe(body);
    expect(site.read(evidence)).toBe("{evidence: 'A log', reviewed: {on: '', value: ''}, reviewBy: ''}");
    expect(() => versioning(site.dir, true, today)).toThrow('no published policy has taken effect yet');
  });

  test('is no forgery, neither before it is committed nor after, and the first version can follow', async () => {
    const site = foreign();
    const drafts = filesBelow(site.dir, 'pages/legal').map((file) => [file, site.read(file)] as const);
    await begin(site);
    expect(sealProblems(site.dir)).toEqual([]);
    commit(site, 'Begin');
    expect(sealProblems(site.dir)).toEqual([]);
    for (const [file, text] of drafts) site.write(file, text);
    site.approve('2027-03-01');
    const {done, message} = await publish({siteDir: site.dir, date: '2027-03-01', today}, person('y'));
    expect([done, message]).toEqual([true, expect.stringContaining('Version 2027-03-01 is published')]);
    commit(site, 'Publish');
    expect(sealProblems(site.dir)).toEqual([]);
    expect(() => versioning(site.dir, true, today)).not.toThrow();
  });

  test('is refused to the company whose archive it is, however it writes its name', async () => {
    const site = foreign();
    for (const name of ['Acme', 'ACME.']) {
      expect(await begin(site, name)).toEqual({
        done: false,
        message: expect.stringContaining('which src/company names too. What a company has published stays') as string,
      });
    }
  });

  test('cannot be written into the middle of an archive', () => {
    const site = foreign();
    const ledger = readLedger(site.dir);
    const begun = {
      kind: 'begun',
      company: 'Zenith',
      on: today,
      instead: {company: hashOfName(acme), head: ledger.head ?? ''},
    } as const;
    site.write(ledgerFile, printJson(withEntry(ledger, begun)));
    expect(sealProblems(site.dir)[0]).toContain(
      'the chain is broken at the name Acme and the beginning of the archive',
    );
  });

  test('is refused where the archive is damaged, or does not say whose it is', async () => {
    const site = foreign();
    site.replace('versioned_docs/version-2023-06-01/terms-of-service.mdx', 'six months', 'two months');
    expect((await begin(site)).message).toContain('this published text was edited');
    expect((await begin(scratch())).message).toContain('it does not say whose archive it is');
  });
});

describe('a forger of the same company', () => {
  const back = /Acme had an archive before the one of commit \w+/;
  const wayBack = (site: Scratch) =>
    git(site, ...(/git (checkout \w+ -- .*)$/.exec(sealProblems(site.dir)[0] ?? '')?.[1] ?? '').split(' '));

  test('who resets under another name cannot take the old name again', async () => {
    const site = foreign();
    await begin(site, 'Zenith');
    commit(site, 'Begin');
    const ledger = readLedger(site.dir);
    const again = await rename(
      {siteDir: site.dir, today, name: acme, reason: 'Back.', approvedBy: 'General Counsel'},
      person('y'),
    );
    expect(again.message).toContain('Acme had an archive in this repository before');
    site.write(ledgerFile, printJson(withEntry(ledger, named(acme))));
    expect(sealProblems(site.dir)[0]).toMatch(back);
    commit(site, 'Tidy up');
    expect(sealProblems(site.dir)[0]).toMatch(back);
    wayBack(site);
    expect(sealProblems(site.dir)).toEqual([]);
    expect(ownerOf(readLedger(site.dir))).toBe('Zenith');
  });

  const begun = (site: Scratch, more: object): Entry => ({
    kind: 'begun',
    company: 'Zenith',
    on: today,
    instead: {company: hashOfName(acme), head: readLedger(site.dir).head ?? ''},
    previous: null,
    ...more,
  });

  test.each([
    ['the same name', () => ({company: 'acme'})],
    ['the end of another archive', () => ({instead: {company: hashOfName(acme), head: 'a'.repeat(64)}})],
    ['another owner', (head: string | null) => ({instead: {company: hashOfName('Nobody'), head}})],
  ])('is found where a begun archive gives %s', (_, more) => {
    const site = foreign();
    const first = begun(site, more(readLedger(site.dir).head));
    for (const file of filesBelow(site.dir, 'versioned_docs').filter((one) => one !== ledgerFile)) site.remove(file);
    for (const file of filesBelow(site.dir, 'versioned_sidebars')) site.remove(file);
    site.write(versionsFile, '[]\n');
    site.write(ledgerFile, printJson({entries: [first], head: hashOf(first)}));
    expect(sealProblems(site.dir)).toEqual([expect.stringContaining('What is recorded never changes.')]);
    commit(site, 'Begin');
    expect(sealProblems(site.dir)).toEqual([expect.stringContaining('What is recorded never changes.')]);
    wayBack(site);
    expect(sealProblems(site.dir)).toEqual([]);
  });
});

test('a company with a new name goes on with its archive', async () => {
  const site = foreign();
  const as = (reason: string, approvedBy: string) =>
    rename({siteDir: site.dir, today, reason, approvedBy}, person('y'));
  expect((await as(' ', 'Nobody')).message).toMatch(/--renamed needs the reason[^]*role that approves no policies/);
  expect((await as('We have another name.', 'General Counsel')).done).toBe(true);
  commit(site, 'Rename');
  expect(sealProblems(site.dir)).toEqual([]);
  expect(ownerProblems(readLedger(site.dir))).toEqual([]);
  expect(() => versioning(site.dir, true, today)).not.toThrow();
  expect((await as('Again.', 'General Counsel')).message).toContain('There is nothing to record.');
});
