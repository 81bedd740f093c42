import {execFile} from 'node:child_process';
import {chmodSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import {assetsOf} from '../../src/tools/checkLive/contract';
import {fileOf, sitemapPaths} from '../support/builtSite';
import {root} from '../support/files';
import {operatingBlock, siteServer} from './nginxServer';
import {testWith} from '../support/programs';
import {ask, newFolder} from '../support/servers';

const run = promisify(execFile);
const build = path.join(root, 'build');
const pages = sitemapPaths().slice(0, 20);

testWith('nginx')(
  '4,000 slow connections leave nginx open for readers',
  async () => {
    const nginx = await siteServer({files: build});
    let isOver = false;
    let open = 0;
    let most = 0;
    // From 50 addresses, because one address may only have a hundred connections. Half of them send a form.
    const slow = async (at: number) => {
      while (!isOver) {
        const socket = connect({port: nginx.port, host: '127.0.0.1', localAddress: `127.0.1.${at % 50}`});
        most = Math.max(most, (open += 1));
        socket.on('error', () => undefined).resume();
        socket.write(
          at % 2 ? 'GET / HTTP/1.1\r\nHost: 127' : 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\na',
        );
        const ended = new Promise((resolve) => socket.once('close', resolve));
        while (!isOver && !socket.closed) await Promise.race([ended, pause(500)]);
        socket.destroy();
        open -= 1;
      }
    };
    const slowOnes = Array.from({length: 4000}, (_, at) => slow(at));
    while (most < 4000) await pause(50);
    const answers = await Promise.all(pages.map((page) => ask(nginx.port, page)));
    isOver = true;
    await Promise.all(slowOnes);
    await nginx.stop();
    expect(answers.map(({status}) => status)).toEqual(pages.map(() => 200));
  },
  60_000,
);

testWith('nginx', 'rsync')(
  'a release and the way back break no answer, and the next night does not undo the way back',
  async () => {
    const home = newFolder('releases');
    const at = (name: string) => path.join(home, name);
    for (const name of ['source', 'shared', 'releases', 'bin']) mkdirSync(at(name));
    // A build in a second: the one that exists, with a file that says of which commit it is.
    const npm = `#!/bin/sh -e\nrm -rf build\ncp -r ${build} build\ngit rev-parse --short HEAD >build/commit.txt\n`;
    writeFileSync(at('bin/npm'), npm);
    chmodSync(at('bin/npm'), 0o755);
    const env = {...process.env, PATH: `${at('bin')}:${process.env.PATH}`};
    const sh = async (script: string) => {
      const {stdout} = await run('sh', ['-ec', script.replaceAll('/srv/site', home)], {cwd: at('source'), env});
      return stdout.trim();
    };
    const commit = (text: string) =>
      sh(`git -c user.name=a -c user.email=a@b.co commit -q --allow-empty -m ${text}; git rev-parse --short HEAD`);
    const release = async () => {
      await sh(operatingBlock('release'));
      return path.basename(readlinkSync(at('current')));
    };
    await sh('git init -q');
    const first = await commit('first');
    const firstRelease = await release();
    const nginx = await siteServer({files: at('current'), shared: at('shared')});

    const broken: string[] = [];
    const shown = new Set<string>();
    let isOver = false;
    let read = 0;
    const files = pages.flatMap((page) => [
      page,
      ...assetsOf(readFileSync(path.join(build, fileOf(page) ?? ''), 'utf8')),
    ]);
    const reader = async () => {
      for (let next = 0; !isOver; next = (next + 1) % files.length) {
        const {status, bytes} = await ask(nginx.port, files[next] ?? '');
        read += 1;
        if (status !== 200 || bytes.length === 0) broken.push(`${files[next]} ${status}`);
        const {text} = await ask(nginx.port, '/commit.txt');
        shown.add(text.trim());
      }
    };
    const readers = Array.from({length: 4}, reader);
    const shownNow = async () => (await ask(nginx.port, '/commit.txt')).text.trim();

    await pause(1100);
    const second = await commit('second');
    const secondRelease = await release();
    expect(await shownNow()).toBe(second);
    const back = operatingBlock('back');
    const [example = '', name = ''] = /\d{4}-\d\d-\d\d-\d{6}-(\w+)/.exec(back) ?? [];
    await sh(back.replace(example, firstRelease).replaceAll(name, first));
    expect(await shownNow()).toBe(first);
    await pause(1100);
    const nightRelease = await release();
    expect(await shownNow()).toBe(first);

    isOver = true;
    await Promise.all(readers);
    await nginx.stop();
    expect(readdirSync(at('releases')).sort()).toEqual([firstRelease, secondRelease, nightRelease]);
    expect([...shown].sort()).toEqual([first, second].sort());
    expect(broken).toEqual([]);
    expect(read).toBeGreaterThan(100);
    rmSync(home, {recursive: true});
  },
  60_000,
);
