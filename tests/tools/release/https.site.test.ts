import {freePort} from '@site/tests/support/servers';
import {nginxServers, type Site} from '@site/src/tools/release/nginxServers';
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {request as requestOverTls} from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {makeCertificate} from '../../support/certificate';
import {onLoopback, startServers, type Nginx} from '../../support/nginxServer';
import {testWith} from '../../support/programs';
import {ask, newFolder} from '../../support/servers';

const test = testWith('nginx', 'openssl');

const host = 'example.com';
const header = 'add_header Strict-Transport-Security "max-age=300" always;';

let nginx: Nginx;
let secure: number;
let site: Site;

type Answer = {status?: number; headers: IncomingHttpHeaders};

const askSecurely = (name: string, address: string, at = '127.0.0.1'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const to = {host: at, port: secure, path: address, servername: name, headers: {Host: name}};
    requestOverTls({...to, rejectUnauthorized: false, agent: false}, (response) => {
      response.resume();
      resolve({status: response.statusCode, headers: response.headers});
    })
      .on('error', reject)
      .end();
  });

const askPlainly = (name: string, address: string) => ask(nginx.port, address, {headers: {Host: name}});

beforeAll(async () => {
  const folder = newFolder('https');
  const {certificate, key} = makeCertificate(folder, host, `www.${host}`);
  copyFileSync(certificate, path.join(folder, 'fullchain.pem'));
  copyFileSync(key, path.join(folder, 'privkey.pem'));
  const rules = `${header}\nlocation / { return 200 "the site"; }`;
  secure = await freePort();
  const challenges = path.join(folder, 'challenges');
  mkdirSync(path.join(challenges, '.well-known/acme-challenge'), {recursive: true});
  writeFileSync(path.join(challenges, '.well-known/acme-challenge/token'), 'the challenge');
  site = {root: folder, host, rules, challenges};
  const servers = nginxServers(site, folder);
  nginx = await startServers((port) => onLoopback(servers, port, secure));
});

afterAll(() => nginx.stop());

test.each([host, `www.${host}`])('http://%s redirects to https and keeps the path and the query', async (name) => {
  const {status, headers} = await askPlainly(name, '/contact?topic=demo');
  expect([status, headers.location]).toEqual([301, `https://${host}/contact?topic=demo`]);
  // The header has no meaning over http and must not be sent.
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('over https, the www name redirects with the Strict-Transport-Security header of the operator', async () => {
  const {status, headers} = await askSecurely(`www.${host}`, '/contact?topic=demo');
  expect([status, headers.location]).toEqual([301, `https://${host}/contact?topic=demo`]);
  expect(headers['strict-transport-security']).toBe('max-age=300');
  expect((await askSecurely(host, '/contact')).status).toBe(200);
  expect((await askSecurely(host, '/contact', '::1')).status).toBe(200);
});

test('over http, the certificate authority gets its challenge token and a monitor gets an answer', async () => {
  const without = await startServers((port) => onLoopback(nginxServers(site), port));
  // The first certificate is requested before there is one.
  for (const {port} of [nginx, without]) {
    const {text} = await ask(port, '/.well-known/acme-challenge/token', {headers: {Host: host}});
    expect(text).toBe('the challenge');
  }
  await without.stop();
  expect((await askPlainly('127.0.0.1', '/healthz')).status).toBe(200);
});

test("the servers work next to Debian's default site and answer only to their own names", async () => {
  const debian = 'server { listen 80 default_server; listen [::]:80 default_server; return 418; }';
  const both = await startServers((port) => onLoopback(`${debian}\n${nginxServers(site)}`, port));
  const statuses = [host, `www.${host}`, 'another.example'].map(async (name) => {
    return (await ask(both.port, '/contact', {headers: {Host: name}})).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 418]);
  await both.stop();
});
