/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import due from '@site/src/cli/due';
import {nextChange} from '@site/src/build/schedule/nextChange';
import {isDue} from '@site/src/build/schedule';
import type {VersionRecord} from '@site/src/features/policies/build/ledger';

const record = (version: string, withdrawn = false) =>
  ({version, withdrawn: withdrawn ? {on: '2026-12-01'} : null}) as unknown as VersionRecord;

describe('the next day on which a site changes by itself', () => {
  test.each([
    ['none, if all lies behind', '2027-01-01', [record('2027-01-01')], [], undefined],
    ['that of the next version', '2026-12-31', [record('2027-03-01'), record('2027-01-01')], [], '2027-01-01'],
    [
      'not that of a withdrawn version',
      '2026-12-31',
      [record('2027-03-01'), record('2027-01-01', true)],
      [],
      '2027-03-01',
    ],
    [
      'the day after the last one of a position',
      '2026-12-31',
      [record('2027-03-01')],
      [{title: 'Data Engineer', closes: '2026-12-31'}],
      '2027-01-01',
    ],
  ])('is %s', (_, builtOn, records, positions, expected) => {
    expect(nextChange(builtOn, records, positions)?.on).toBe(expected);
  });

  test('makes a site due from that day on', () => {
    const next = {on: '2027-01-01', what: 'the policies take effect'};
    const days = ['2026-12-31', '2027-01-01', '2027-01-05'];
    expect(days.map((day) => isDue({builtOn: '2026-11-20', next}, day))).toEqual([false, true, true]);
    expect(isDue({builtOn: '2026-11-20', next: null}, '2099-01-01')).toBe(false);
  });
});

describe('npm run due', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'due-'));
  const file = path.join(folder, 'next-change.json');
  let server: Server;
  let address = '';

  beforeAll((done) => {
    server = createServer((request, response) => {
      response.statusCode = request.url === '/next-change.json' ? 200 : 404;
      response.end(readFileSync(file));
    }).listen(0, '127.0.0.1', () => {
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  afterAll((done) => {
    rmSync(folder, {recursive: true});
    server.close(done);
  });

  const said = () => jest.spyOn(console, 'log').mockImplementation();

  const says = (next: unknown) => {
    writeFileSync(file, JSON.stringify({builtOn: '2026-11-20', next}));
  };

  test('ends with 0 if a day was reached, and with 1 if not, by address and by folder', async () => {
    said();
    says({on: '2020-01-01', what: 'the policies take effect'});
    expect([await due([address]), await due([`${address}/`]), await due([folder])]).toEqual([0, 0, 0]);
    says({on: '2999-01-01', what: 'the policies take effect'});
    expect([await due([address]), await due([folder])]).toEqual([1, 1]);
    says(null);
    expect(await due([folder])).toBe(1);
  });

  test('ends with 2 if the site does not say, so that nobody takes silence for "not due"', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    expect(await due([`${address}/elsewhere`])).toBe(2);
    expect(await due(['http://127.0.0.1:9'])).toBe(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('/elsewhere cannot be asked when it is due'));
  });
});
