import {contentPolicy, inlineOf} from '@site/src/build/hosting/contentPolicy';
import {nginxRules} from '@site/src/build/hosting/nginxRules';
import {nginxServers} from '@site/src/tools/release/nginxServers';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {onLoopback, startServers} from '../../support/nginxServer';
import {testWith} from '../../support/programs';
import {ask, newFolder} from '../../support/servers';

const test = testWith('nginx');

test('nginx logs nothing about a visitor: no missing page, no large message, no receiver that is down', async () => {
  const root = newFolder('logs');
  writeFileSync(path.join(root, 'index.html'), '<p>Home</p>');
  const inline = await inlineOf([]);
  const noOne = {headers: [], policy: () => contentPolicy(inline, []), styles: new Map<string, string[]>(), hashed: []};
  const site = {root, host: 'example.com', rules: nginxRules(noOne, 'http://127.0.0.1:1'), challenges: root};
  const nginx = await startServers((port) => onLoopback(nginxServers(site), port));
  const headers = {Host: 'example.com', Referer: 'https://example.com/private'};
  const answers = [
    await ask(nginx.port, '/no-such-page.png?name=Amina', {headers}),
    await ask(nginx.port, '/', {method: 'POST', headers, body: 'x'.repeat(100_000)}),
    await ask(nginx.port, '/', {method: 'POST', headers, body: 'form-name=contact'}),
  ];
  expect(answers.map(({status}) => status)).toEqual([404, 413, 502]);
  await nginx.stop();
  expect(nginx.warnings()).toEqual([]);
});
